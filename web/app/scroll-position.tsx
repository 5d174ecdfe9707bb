import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of this tab's history was left, in pixels; gone with the tab. */
const positions = new Map<string, number>();

/**
 * A link scrolls smoothly to the top (at once with reduced motion) or to what it names, also where that comes later,
 * and, where the page is another one, moves the focus to its start; back and forward come back to where the reader
 * was. Renders nothing.
 */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  useRememberedPositions(shown);

  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    // The first page: the browser went to what was there already.
    if (before.key === key) return scrollWhenThere(hash);
    shown.current = { key, pathname };
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    if (navigation === 'POP') return scrollTowards(positions.get(key) ?? 0, 'instant');
    if (hash === '') return navigation === 'PUSH' ? scrollTowards(0, 'smooth') : undefined;
    const named = namedBy(hash);
    if (named !== null) {
      // Newer browsers answer with a promise, which is no way to call off an effect.
      named.scrollIntoView();
      return undefined;
    }
    if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollWhenThere(hash);
  }, [key, pathname, hash, navigation]);
  return null;
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** What on the page the end of an address names: ids here need no escapes. */
const namedBy = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** Waits for what an address names, as a list that is still on its way holds it, unless the reader moves the page first. */
function scrollWhenThere(hash: string): (() => void) | undefined {
  if (hash.length < 2 || namedBy(hash) !== null) return undefined;
  const watch = new MutationObserver(() => {
    const named = namedBy(hash);
    if (named === null) return;
    callOff();
    named.scrollIntoView();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const callOff = untilMoved(() => watch.disconnect());
  return callOff;
}

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
  const arrive = window.setTimeout(() => {
    callOff();
    window.scrollTo({ top, behavior: 'instant' });
  }, SCROLL_MS);
  const callOff = untilMoved(() => window.clearTimeout(arrive));
  return callOff;
}

/** Gives up once the reader moves the page; answers how to give up before. */
function untilMoved(giveUp: () => void): () => void {
  const callOff = (): void => {
    for (const move of OWN_MOVES) window.removeEventListener(move, callOff);
    giveUp();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, callOff, { passive: true });
  return callOff;
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
