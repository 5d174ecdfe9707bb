/** The event by which the page's scripts report their state to the inline script (`script-failure.tsx`). */
export const PAGE_SCRIPTS_EVENT = 'page-scripts';

/**
 * 'running': the page is hydrated. 'lost': it never will be. 'gone': an error outside all error boundaries removed the
 * whole page. Browser only.
 */
export function tellPageScripts(state: 'running' | 'lost' | 'gone'): void {
  window.dispatchEvent(new CustomEvent(PAGE_SCRIPTS_EVENT, { detail: state }));
}
