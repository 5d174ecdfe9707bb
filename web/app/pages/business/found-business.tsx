import type { ReactNode } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { BusinessMeta } from '../../../features/business/business-meta.js';
import { BusinessProfile } from '../../../features/business/business-profile.js';
import { ReportIssue } from '../../../features/feedback/report-issue.js';
import { SmallMap } from '../../../features/map/small-map.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { RememberView } from '../../../features/recently-viewed/remember-view.js';
import { NoPhotoPart } from './no-photo-part.js';
import { ReviewsPart } from './reviews-part.js';
import { SparsePlacePart } from './sparse-place-part.js';
import { VisitPart } from './visit-part.js';
import { followPlacePath } from '../../../lib/path/follow-path.js';
import { ButtonLink } from '../../../ui/button.js';
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
  const isClosed = business.closedAt !== null;
  // Nobody can save, share, claim, review, or report a place that has closed.
  const isFixed = isPreview || isClosed;
  const missing = isFixed ? null : <ReportIssue business={business} link="Tell us what’s missing" />;
  return (
    <>
      <BusinessMeta business={business} isPreview={isFixed} />
      <ForgetViews />
      {!isFixed && <RememberView business={business} />}
      {banner}
      <BusinessProfile
        key={business.id}
        business={business}
        isPreview={isFixed}
        noPhoto={<NoPhotoPart business={business} isFixed={isFixed} />}
        actions={
          isFixed ? null : (
            <>
              <SaveButton business={business} />
              <ButtonLink variant="secondary" to={followPlacePath(business)} rel="nofollow">
                Follow this place
              </ButtonLink>
            </>
          )
        }
        visit={
          isClosed
            ? undefined
            : (part) =>
                !(isPreview && part === 'fit') && (
                  <VisitPart business={business} part={part} isPreview={isPreview} tellUs={missing} />
                )
        }
        reviews={reviews ?? (isClosed ? null : <ReviewsPart business={business} />)}
        report={isFixed ? null : <ReportIssue business={business} />}
        missing={missing}
        map={<SmallMap business={business} />}
      />
      {!isPreview && <SparsePlacePart business={business} />}
    </>
  );
}
