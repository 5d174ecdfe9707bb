import { useLocation, useNavigate } from 'react-router-dom';
import { browsePath, type BrowseSearch } from '../../lib/path/browse-search.js';
import { isPhone } from '../../lib/use-is-phone.js';

/** Kept with the entry of the history that opening the map over a phone's screen made. */
const OPENED_HERE = { mapOpenedHere: true };

/**
 * Opens and closes the map; whether it is open stands in the address. On a phone, where it covers the screen, opening it
 * is a step of its own, so that the way back closes it.
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
