import { useHydrated } from '../../lib/use-hydrated.js';

/**
 * Where menus and tooltips are hung: at the end of <main>, so that they stay inside a landmark and no
 * card cuts them off. Null on the server, and where a page has no <main id="main">: then <body> serves.
 */
export function useFloatingContainer(): HTMLElement | null {
  const hydrated = useHydrated();
  return hydrated ? document.getElementById('main') : null;
}
