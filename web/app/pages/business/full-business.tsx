import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PreviewBanner } from '../../../features/business/preview/preview-banner.js';
import { isHiddenBusiness, shownBusiness } from '../../../features/business/preview/preview.js';
import { ReviewsLater } from '../../../features/business/preview/reviews-later.js';
import { asksForChanges } from '../../../lib/path/browse-search.js';
import type { FullBusiness } from '../../../lib/member/full-view.js';
import { FoundBusiness } from './found-business.js';

/** The page of a business for its owner and administrators: what visitors see, or will see, and why. */
export function FullBusinessContent({ found }: { readonly found: FullBusiness }) {
  const { search } = useLocation();
  const withChanges = asksForChanges(new URLSearchParams(search));
  const { business, isPreview } = useMemo(() => shownBusiness(found, withChanges), [found, withChanges]);
  return (
    <FoundBusiness
      business={business}
      isPreview={isPreview}
      banner={<PreviewBanner business={found} withChanges={withChanges} />}
      reviews={isHiddenBusiness(found) ? <ReviewsLater business={business} /> : undefined}
    />
  );
}
