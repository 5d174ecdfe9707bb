import type { ReactNode } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { BusinessMeta } from '../../../features/business/business-meta.js';
import { BusinessProfile } from '../../../features/business/business-profile.js';
import { ReportIssue } from '../../../features/feedback/report-issue.js';
import { SmallMap } from '../../../features/map/small-map.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { RememberView } from '../../../features/recently-viewed/remember-view.js';
import { Reviews } from '../../../features/review/list/reviews.js';
import { isSparse } from '../../../features/sparse-place/sparse.js';
import { SparsePlacePart } from './sparse-place-part.js';
import { SaveButton } from '../../../features/saved-place/save-button.js';

interface FoundBusinessProps {
  readonly business: BusinessDetail;
  /** True if other people can't see this page. Then nobody can save, share, or report the business. */
  readonly isPreview?: boolean | undefined;
  /** Above the business. */
  readonly banner?: ReactNode;
  /** In place of the reviews. */
  readonly reviews?: ReactNode;
}

/** The content of the page of a business. */
export function FoundBusiness({ business, isPreview = false, banner, reviews }: FoundBusinessProps) {
  const isShownSparse = !isPreview && isSparse(business);
  return (
    <>
      <BusinessMeta business={business} isPreview={isPreview} />
      <ForgetViews />
      {!isPreview && <RememberView business={business} />}
      {banner}
      <BusinessProfile
        key={business.id}
        business={business}
        isPreview={isPreview}
        actions={isPreview ? null : <SaveButton business={business} />}
        reviews={reviews ?? <Reviews business={business} />}
        report={isPreview ? null : <ReportIssue business={business} />}
        map={<SmallMap business={business} startOpen={isShownSparse} />}
      />
      {isShownSparse && <SparsePlacePart business={business} />}
    </>
  );
}
