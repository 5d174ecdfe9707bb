/** By this event the scripts of a page tell what stands in its head (`lost-scripts.tsx`) how they fared. */
export const PAGE_SCRIPTS_EVENT = 'page-scripts';

/**
 * 'running': they have taken the page over. 'lost': they never will. 'gone': what broke beyond every message of pages and
 * parts has left nothing of the page. Browser only.
 */
export function tellPageScripts(state: 'running' | 'lost' | 'gone'): void {
  window.dispatchEvent(new CustomEvent(PAGE_SCRIPTS_EVENT, { detail: state }));
}
