import { useEffect } from 'react';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { usePersonalization } from '../../lib/page/viewer.js';
import { readRecentlyViewed, useRecentlyViewed } from './recently-viewed.store.js';

/** Records that a business was viewed, unless the member turned personalization off. Renders nothing. */
export function RememberView({ business }: { readonly business: BusinessCard }) {
  const view = useRecentlyViewed((state) => state.view);
  const isOn = usePersonalization() === 'on';
  useEffect(() => {
    if (!isOn) return;
    readRecentlyViewed();
    view(business, Date.now());
  }, [isOn, business, view]);
  return null;
}
