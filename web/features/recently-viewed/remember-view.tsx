import { useEffect } from 'react';
import type { BusinessCard } from '../../../interfaces/contract/business.js';
import { readRecentlyViewed, useRecentlyViewed } from './recently-viewed.store.js';

/** Notes that a business was looked at. Renders nothing. */
export function RememberView({ business }: { readonly business: BusinessCard }) {
  const view = useRecentlyViewed((state) => state.view);
  useEffect(() => {
    readRecentlyViewed();
    view(business, Date.now());
  }, [business, view]);
  return null;
}
