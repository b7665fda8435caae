/** The board on this screen as a picture, for where no server can paint one. */

/** What an element looks like; the styles of the page do not reach into a picture. */
const LOOK = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity",
  "stop-color", "stop-opacity", "display", "visibility", "transform", "font-family", "font-size", "font-weight",
];

/** The SVG of the board with its looks written into it. */
function standalone(board: SVGSVGElement, width: number): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  board.querySelectorAll<SVGElement>("*").forEach((element, at) => {
    const style = getComputedStyle(element);
    copies[at]?.removeAttribute("style");
    for (const name of LOOK) {
      const value = style.getPropertyValue(name);
      // Attributes, because the page's policy forbids styles inside elements.
      if (value !== "" && value !== "none") copies[at]?.setAttribute(name, value);
      else if (name === "fill" || name === "display") copies[at]?.setAttribute(name, value);
    }
  });
  const { width: w, height: h } = board.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(Math.round((width * h) / w)));
  return new XMLSerializer().serializeToString(copy);
}

/** A PNG of the board; null where there is none on this screen. */
export async function boardPicture(width = 1080): Promise<Blob | null> {
  const board = document.querySelector<SVGSVGElement>("#board > svg");
  if (board === null) return null;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(board, width))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
