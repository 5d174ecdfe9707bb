import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const MARK = 'overlay';

/**
 * Whether something lies over the page that going back closes, as one expects of what fills a phone's screen: opening it makes
 * an entry in the history for the same page. A link or a form within it takes that entry's place (`replace`), and
 * another page closes it.
 */
export function useClosedByBack() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  // Another page: coming back to this one does not open it again.
  if (openAt !== null && !isOpen) setOpenAt(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => setOpenAt(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen]);
  return {
    isOpen,
    open: (): void => {
      // The router's own marks stay: to it, the page is the same.
      history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
      setOpenAt(key);
    },
    /** Goes back, which closes it. */
    close: (): void => {
      if (isMarked(history.state)) history.back();
      else setOpenAt(null);
    },
  };
}

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
