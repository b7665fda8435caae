// The rules can be read without this script. With it they can be printed by a button, and lead back to a game.
const printing = document.querySelector("#print");
printing.hidden = false;
printing.addEventListener("click", () => window.print());

// Only games of this site: `from` comes from the address, which anybody can write.
const from = new URLSearchParams(location.search).get("from") ?? "";
if (/^\/(game|local)\/[\w-]+$/.test(from)) {
  const play = document.querySelector("#play");
  play.href = play.dataset.base + from;
  play.textContent = play.dataset.back;
  for (const link of document.querySelectorAll(".languages a")) link.search = location.search;
}
