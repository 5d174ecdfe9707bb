import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const MARK = 'overlay';

/**
 * Manages an overlay that going back closes, as expected of one that fills a phone's screen. Opening it adds a history
 * entry for the same page. A link or form inside replaces that entry (`replace`), and navigating to another page closes
 * it.
 */
export function useClosedByBack() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  // Another page: returning to this one doesn't reopen it.
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
      // Keeps the router's own state: to the router, it is the same page.
      history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
      setOpenAt(key);
    },
    /** Goes back in the history, which closes it. */
    close: (): void => {
      if (isMarked(history.state)) history.back();
      else setOpenAt(null);
    },
  };
}

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
