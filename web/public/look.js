// The look is set before anything is drawn, so that a dark page never flashes light.
{
  let look;
  try {
    look = JSON.parse(localStorage.getItem("fencepost:settings") || "{}").look;
  } catch {
    // Nothing is remembered here.
  }
  // Where nobody chose, the system does.
  if (!["wood", "light", "dark"].includes(look)) look = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "wood";
  document.documentElement.dataset.look = look;
  // Boards on other sites and screens in a hall have no header, also before the script has drawn them.
  if (/\/embed\/|\/screen$/.test(location.pathname)) document.documentElement.dataset.bare = "";
}
