/** Shapes that several pictures of a page show, with their IDs. The server fills it once, when its code loads. */
const idOf = new Map<string, string>();
const shapesOf = new Map<string, string>();

const START = '<use href="#i';
const USE = /<use href="#i([0-9a-z]+)"\/>/g;

/** Returns the HTML that shows these shapes. `sharedIn` returns the shapes themselves for a page. Server only. */
export function shareShapes(shapes: string): string {
  const id = idOf.get(shapes) ?? idOf.size.toString(36);
  idOf.set(shapes, id);
  shapesOf.set(id, shapes);
  return `${START}${id}"/>`;
}

/** Returns the shapes that pictures in a page's HTML share, each once. The page must contain them. */
export function sharedIn(html: string): string {
  const used = new Set<string>();
  for (let start = html.indexOf(START); start !== -1; start = html.indexOf(START, start)) {
    start += START.length;
    used.add(html.slice(start, html.indexOf('"', start)));
  }
  return [...used].map((id) => `<g id="i${id}">${shapesOf.get(id) ?? ''}</g>`).join('');
}

/** Returns HTML that shows shared shapes without the rest of a page. */
export const withShapesInPlace = (html: string): string =>
  html.replace(USE, (whole, id: string) => shapesOf.get(id) ?? whole);
