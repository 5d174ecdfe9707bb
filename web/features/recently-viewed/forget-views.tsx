import { useEffect } from 'react';
import { forgetPlace, sharedPlaceIn } from '../../lib/page/shared-place.js';
import { dropRecentSearches } from '../../lib/path/drop-recent-searches.js';
import { usePersonalization } from '../../lib/page/viewer.js';
import { readRecentlyViewed, useRecentlyViewed } from './recently-viewed.store.js';

/** Clears this browser's history if the member turned personalization off. Renders nothing. */
export function ForgetViews() {
  const isOff = usePersonalization() === 'off';
  const clear = useRecentlyViewed((state) => state.clear);
  const holds = useRecentlyViewed((state) => state.records.length > 0);
  useEffect(() => {
    if (!isOff) return;
    if (sharedPlaceIn(document.cookie) !== null) forgetPlace();
    readRecentlyViewed();
    clear();
    dropRecentSearches();
  }, [isOff, holds, clear]);
  return null;
}
