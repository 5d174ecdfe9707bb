import { useLocation, useNavigate } from 'react-router-dom';
import { browsePath, type BrowseSearch } from '../../lib/path/browse-search.js';
import { isPhone } from '../../lib/browser/use-is-phone.js';

/** Stored in the history entry created by opening the map on a phone. */
const OPENED_HERE = { mapOpenedHere: true };

/**
 * Opens and closes the map; the address says whether it is open. On phones, where the map covers the screen, opening it
 * adds a history entry, so that going back closes it.
 */
export function useMapSwitch(search: BrowseSearch) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const openedHere = typeof state === 'object' && state !== null && 'mapOpenedHere' in state;
  const toggle = (): void => {
    if (search.map && openedHere) {
      void navigate(-1);
      return;
    }
    const step = isPhone() && !search.map;
    void navigate(browsePath({ ...search, map: !search.map }), {
      preventScrollReset: true,
      replace: !step,
      state: step ? OPENED_HERE : null,
    });
  };
  return { isOpen: search.map, toggle };
}
