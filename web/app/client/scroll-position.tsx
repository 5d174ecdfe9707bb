import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepVisit, storeVisits, visitOf } from '../../lib/browser/visits.js';

/**
 * Manages scrolling. A link scrolls smoothly (at once with reduced motion) to the top or to its anchor, even if that
 * loads later. A link to another page also moves the focus to its start. Back and forward restore the position. Renders
 * nothing.
 */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  useRememberedPositions(shown);

  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    // On the first page, the browser has already scrolled: to the anchor, or after a reload as far as the page reaches.
    if (before.key === key) return scrollWhenLong(visitOf(key).top ?? 0) ?? scrollWhenThere(hash);
    shown.current = { key, pathname };
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    if (navigation === 'POP') {
      const top = visitOf(key).top ?? 0;
      const callOff = [scrollTowards(top, 'instant'), scrollWhenLong(top)];
      return () => callOff.forEach((call) => call?.());
    }
    if (hash === '') return navigation === 'PUSH' ? scrollTowards(0, 'smooth') : undefined;
    const named = namedBy(hash);
    if (named !== null) {
      // Newer browsers return a promise, which is no cleanup function.
      named.scrollIntoView();
      return undefined;
    }
    if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollWhenThere(hash);
  }, [key, pathname, hash, navigation]);
  return null;
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Returns the element that the hash names. IDs on this site need no escaping. */
const namedBy = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** Waits for the anchor's element, which a list may still be loading. Gives up if the reader moves the page. */
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

/**
 * Waits until the page is long enough to scroll to a position, such as until a list is as long again as it was. Gives up
 * if the reader moves the page. Undefined if the page is long enough.
 */
function scrollWhenLong(top: number): (() => void) | undefined {
  const isLong = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;
  if (top === 0 || isLong()) return undefined;
  const watch = new ResizeObserver(() => {
    if (!isLong()) return;
    callOff();
    window.scrollTo({ top, behavior: 'instant' });
  });
  watch.observe(document.body);
  const callOff = untilMoved(() => watch.disconnect());
  return callOff;
}

/** After this time, in ms, a scroll has finished or the browser has aborted it. */
const SCROLL_MS = 1000;
/** Events by which a reader moves the page. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position, in pixels from the top. Browsers abort a smooth scroll if the page's height changes, such as
 * when a list loads; it then jumps the rest, unless the reader has moved the page. Returns a function that cancels.
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

/** Calls `giveUp` when the reader moves the page. Returns a function that stops listening. */
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
    const remember = (): void => keepVisit(shown.current.key, { top: window.scrollY });
    // The running page restores positions itself; a reload is left to the browser as far as the page reaches.
    const handOver = (): void => {
      history.scrollRestoration = 'auto';
      storeVisits();
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handOver);
    };
  }, [shown]);
}
