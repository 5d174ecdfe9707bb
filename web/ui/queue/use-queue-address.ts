import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { itemIn } from '../../lib/path/admin-path.js';
import type { RowFilter } from './row.js';

type Change = Readonly<Partial<Record<'item' | 'q' | 'sort' | 'kind' | 'mark', string | null>>>;

/**
 * The current item and the filter of a queue, which are in the address. They change without the router, because to it
 * the page stays the same: otherwise each key press would load the page's data again.
 */
export function useQueueAddress() {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [from, setFrom] = useState(location);
  if (from !== location) {
    // A link leads to another item or filter of the same page.
    setFrom(location);
    setShown(location);
  }
  useEffect(() => {
    // Going back from an item that fills a phone's screen.
    const read = (): void => setShown((before) => ({ ...before, search: window.location.search }));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const params = new URLSearchParams(shown.search);
  const set = (change: Change): void => {
    const now = new URLSearchParams(window.location.search);
    now.delete('message');
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') now.delete(name);
      else now.set(name, value);
    }
    const search = now.size === 0 ? '' : `?${now.toString()}`;
    history.replaceState(history.state, '', location.pathname + search);
    setShown({ ...location, search });
  };
  const filter: RowFilter = {
    ...{ text: params.get('q') ?? '', order: params.get('sort') ?? '' },
    ...{ kind: params.get('kind'), mark: params.get('mark') },
  };
  return { item: itemIn(params), filter, set };
}
