// The look is set before anything is drawn, so that a dark page never flashes light.
try {
  const look = JSON.parse(localStorage.getItem("fencepost:settings") || "{}").look;
  if (["wood", "light", "dark"].includes(look)) document.documentElement.dataset.look = look;
} catch {
  // Nothing is remembered here: the page begins in wood.
}
