import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Shortcut } from './shortcut-table.js';

/** The shortcuts of a part of the page, and how to run one. */
interface Offer {
  readonly shortcuts: readonly Shortcut[];
  readonly run: (key: string) => void;
}

const useStore = create<{ readonly offers: readonly Offer[] }>(() => ({ offers: [] }));

/** The actions of the page that is open. */
export const useOffers = (): readonly Offer[] => useStore(({ offers }) => offers);

type Keys = Readonly<Record<string, () => void>>;

/**
 * Offers a page's shortcuts to the palette while the page is shown: the action of each key, and what each does. Shortcuts
 * without an action in `keys` are not offered, such as Enter.
 */
export function useOfferedKeys(keys: Keys, shortcuts: readonly Shortcut[]): void {
  const latest = useRef<Keys>(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const offered = JSON.stringify(shortcuts.filter((shortcut) => shortcut.keys in keys));
  useEffect(() => {
    const offer: Offer = {
      shortcuts: JSON.parse(offered) as readonly Shortcut[],
      run: (key) => latest.current[key]?.(),
    };
    useStore.setState(({ offers }) => ({ offers: [...offers, offer] }));
    return () => useStore.setState(({ offers }) => ({ offers: offers.filter((each) => each !== offer) }));
  }, [offered]);
}
