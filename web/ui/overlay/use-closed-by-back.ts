import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** An open overlay, and the key of the history entry that it belongs to. */
interface Opened {
  readonly key: string;
  readonly item: number;
}

/**
 * Manages an overlay that going back closes, as expected of one that fills a phone's screen. Opening it adds a history
 * entry for the same page, with the overlay's name. Going forward and reloading show it again. A link or form inside
 * replaces that entry (`replace`). `opened` is the item passed to `open`; null while closed, and on the server.
 */
export function useClosedByBack(name: string) {
  const { key } = useLocation();
  const [shown, setShown] = useState<Opened | null>(null);
  useEffect(() => {
    const read = (): void => setShown(openedIn(history.state, name));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [key, name]);
  return {
    // Until the router has loaded the page of another history entry, it still shows this one.
    opened: shown?.key === key ? shown.item : null,
    open: (item = 0): void => {
      // Keeps the router's own state: to the router, it is the same page.
      history.pushState({ ...(history.state as object | null), overlay: { name, item } }, '');
      setShown({ key, item });
    },
    /** Goes back in the history. Closes at once, so that a second call doesn't go back twice. */
    close: (): void => {
      setShown(null);
      if (openedIn(history.state, name) !== null) history.back();
    },
  };
}

/** Returns the overlay of this name in the state of a history entry; null if it isn't open there. */
function openedIn(state: unknown, name: string): Opened | null {
  const { key = 'default', overlay } = (state ?? {}) as Readonly<Partial<{ key: string; overlay: Partial<Marked> }>>;
  return overlay?.name === name && typeof overlay.item === 'number' ? { key, item: overlay.item } : null;
}

interface Marked {
  readonly name: string;
  readonly item: number;
}
