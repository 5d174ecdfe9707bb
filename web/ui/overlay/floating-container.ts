import { useHydrated } from '../../lib/browser/use-hydrated.js';

/**
 * Returns the element that contains menus and tooltips: the end of <main>, so that they stay in a landmark and aren't
 * clipped by cards. Null on the server and on pages without <main id="main">, where <body> is used.
 */
export function useFloatingContainer(): HTMLElement | null {
  const hydrated = useHydrated();
  return hydrated ? document.getElementById('main') : null;
}
