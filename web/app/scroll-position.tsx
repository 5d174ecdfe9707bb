import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of this tab's history was left, in pixels; gone with the tab. */
const positions = new Map<string, number>();

/**
 * A link scrolls smoothly to the top (at once with reduced motion) and, where the page is another one,
 * moves the focus to its start; back and forward come back to where the reader was. Renders nothing.
 */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  useRememberedPositions(shown);

  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    if (navigation === 'POP') return scrollTowards(positions.get(key) ?? 0, 'instant');
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (navigation === 'PUSH') return scrollTowards(0, 'smooth');
    return undefined;
  }, [key, pathname, hash, navigation]);
  return null;
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** After so long a scroll has arrived, or the browser has broken it off, in ms. */
const SCROLL_MS = 1000;
/** What a reader does to move the page. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position, in pixels from the top. Browsers break a scroll off where the page changes its height meanwhile, as
 * it does when a list arrives; what is left of the way is then jumped, unless the reader has moved the page. Answers how
 * to call it off.
 */
function scrollTowards(top: number, behavior: ScrollBehavior): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : behavior });
  const callOff = new AbortController();
  const arrive = window.setTimeout(() => {
    callOff.abort();
    window.scrollTo({ top, behavior: 'instant' });
  }, SCROLL_MS);
  callOff.signal.addEventListener('abort', () => window.clearTimeout(arrive));
  for (const move of OWN_MOVES) {
    window.addEventListener(move, () => callOff.abort(), { passive: true, signal: callOff.signal });
  }
  return () => callOff.abort();
}

function useRememberedPositions(shown: Readonly<{ current: { key: string } }>): void {
  useEffect(() => {
    const remember = (): void => void positions.set(shown.current.key, window.scrollY);
    // While the page runs it restores positions itself; a reload is left to the browser.
    const handOver = (): void => void (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handOver);
    };
  }, [shown]);
}
