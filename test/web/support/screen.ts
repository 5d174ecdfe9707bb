/**
 * jsdom lays nothing out: its elements have no size, and it has no media queries. The list of a queue renders only the
 * rows that fit its height, so that it would be empty. Importing this file gives elements the height of a screen.
 */
const SCREEN_PX = 800;

let isNarrow = false;

Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => SCREEN_PX });

/** Shows what follows on a wide screen, or on one as narrow as a phone's. */
export function setNarrowScreen(narrow: boolean): void {
  isNarrow = narrow;
}

window.matchMedia = (media) =>
  ({
    ...{ media, matches: isNarrow && media.startsWith('(max-width'), onchange: null },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
