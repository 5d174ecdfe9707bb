import { useEffect } from 'react';
import { forgetPlace, sharedPlaceIn } from '../../lib/page/shared-place.js';
import { usePersonalisation } from '../../lib/page/viewer.js';
import { readRecentlyViewed, useRecentlyViewed } from './recently-viewed.store.js';

/** Clears what this browser remembers where the member wants nothing personal. Renders nothing. */
export function ForgetViews() {
  const isOff = usePersonalisation() === 'off';
  const clear = useRecentlyViewed((state) => state.clear);
  const holds = useRecentlyViewed((state) => state.records.length > 0);
  useEffect(() => {
    if (!isOff) return;
    if (sharedPlaceIn(document.cookie) !== null) forgetPlace();
    readRecentlyViewed();
    clear();
  }, [isOff, holds, clear]);
  return null;
}
