// Finds text that a screen does not show whole. Runs inside the page.

/** What is wrong on this screen, as words; nothing where all is well. */
export function cutText() {
  const found = new Set();
  // A phone widens its window to what does not fit; its screen stays as it is.
  const width = Math.min(innerWidth, screen.width);
  const wide = document.documentElement.scrollWidth;
  if (wide > width) found.add(`the page is ${wide} wide`);
  const hidden = (element) => !element.checkVisibility({ opacityProperty: true }) || element.closest(".unseen, svg, option") !== null;
  const within = (inner, outer, sides) =>
    (!sides.across || (inner.left >= outer.left - 1.5 && inner.right <= outer.right + 1.5)) &&
    (!sides.upright || (inner.top >= outer.top - 2.5 && inner.bottom <= outer.bottom + 2.5));
  /** Which edges of a box its text must stay inside of. */
  const edges = (box, { overflowX, overflowY }) => {
    const holds = box.matches("button, .button, .segment span, .card, .context, kbd, .switch");
    return {
      across: holds || overflowX === "hidden" || overflowX === "clip",
      upright: holds || overflowY === "hidden" || overflowY === "clip",
    };
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.trim();
    if (text === "" || hidden(node.parentElement)) continue;
    // Names may be of any length: they are cut short where the whole stands in a title.
    if (getComputedStyle(node.parentElement).textOverflow === "ellipsis" && node.parentElement.closest("[title]")?.title.includes(text)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What scrolls shows all there is.
        if (/auto|scroll/.test(style.overflowX)) break;
        if (!within(rect, box.getBoundingClientRect(), edges(box, style))) found.add(`“${text}” leaves ${box.tagName.toLowerCase()}.${box.className}`);
        if (style.position === "fixed") break;
      }
      if (rect.right > width + 1 || rect.left < -1) {
        if (node.parentElement.closest(".moves ol") === null) found.add(`“${text}” leaves the screen`);
      }
    }
  }
  const canvas = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input")) {
    const shown = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    if (!shown || hidden(field) || field.readOnly === true || /radio|checkbox|range/.test(field.type)) continue;
    const style = getComputedStyle(field);
    canvas.font = (field.value === "" ? getComputedStyle(field, "::placeholder") : style).font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (canvas.measureText(shown).width > room + 1) found.add(`“${shown}” does not fit its field`);
  }
  return [...found];
}
