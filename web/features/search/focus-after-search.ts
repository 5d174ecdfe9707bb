import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Navigation state that marks a page as opened by a search. */
export const AFTER_SEARCH = { searched: true } as const;

const isAfterSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searched' in state && state.searched === true;

/** Focuses the results' heading when they have loaded, unless the reader has moved the focus in the meantime. */
export function useFocusAfterSearch(isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  // Going back to a search doesn't count.
  const isNew = useNavigationType() !== 'POP';
  const wanted = isNew && isAfterSearch(state);
  useEffect(() => {
    if (!isThere || !wanted) return undefined;
    // A dialog that is closing returns the focus first.
    const moment = requestAnimationFrame(() => {
      if (isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(moment);
  }, [isThere, wanted, key]);
  return heading;
}

/** Returns whether the focus is nowhere, or where the search left it. */
function isFree(active: Element | null): boolean {
  return active === null || active.matches('body, main, [data-opens-search]');
}
