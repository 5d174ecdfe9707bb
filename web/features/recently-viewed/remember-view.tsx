import { useEffect } from 'react';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { usePersonalisation } from '../../lib/page/viewer.js';
import { readRecentlyViewed, useRecentlyViewed } from './recently-viewed.store.js';

/** Notes that a business was looked at, unless the member does not want it. Renders nothing. */
export function RememberView({ business }: { readonly business: BusinessCard }) {
  const view = useRecentlyViewed((state) => state.view);
  const isOn = usePersonalisation() === 'on';
  useEffect(() => {
    if (!isOn) return;
    readRecentlyViewed();
    view(business, Date.now());
  }, [isOn, business, view]);
  return null;
}
