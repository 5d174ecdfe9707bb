import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Says, beside an address, that a search led there. */
export const AFTER_SEARCH = { searched: true } as const;

const isAfterSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searched' in state && state.searched === true;

/**
 * Once what was searched for is there, the focus goes to the heading that says what it is, unless the reader has taken it
 * elsewhere meanwhile.
 */
export function useFocusAfterSearch(isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  // Going back to a search is none.
  const isNew = useNavigationType() !== 'POP';
  const wanted = isNew && isAfterSearch(state);
  useEffect(() => {
    if (!isThere || !wanted) return undefined;
    // A dialog that closes now gives the focus back first.
    const moment = requestAnimationFrame(() => {
      if (isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(moment);
  }, [isThere, wanted, key]);
  return heading;
}

/** Nothing has the focus but what the search itself left it on. */
function isFree(active: Element | null): boolean {
  return active === null || active.matches('body, main, [data-opens-search]');
}
