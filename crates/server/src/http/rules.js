// Printing is the only thing on this page that takes a script: without one there is no button for it.
const button = document.querySelector("#print");
button.hidden = false;
button.addEventListener("click", () => print());
