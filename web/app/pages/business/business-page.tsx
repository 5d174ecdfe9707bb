import { Navigate, useLocation, useParams } from 'react-router-dom';
import { BusinessMeta } from '../../../features/business/business-meta.js';
import { BusinessProfile } from '../../../features/business/business-profile.js';
import { BusinessSkeleton } from '../../../features/business/business-skeleton.js';
import { useBusiness } from '../../../features/business/business.queries.js';
import { UnknownBusiness } from '../../../features/business/unknown-business.js';
import { WayBack } from '../../../features/business/way-back.js';
import { ReportIssue } from '../../../features/feedback/report-issue.js';
import { SmallMap } from '../../../features/map/small-map.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { RememberView } from '../../../features/recently-viewed/remember-view.js';
import { Reviews } from '../../../features/review/reviews.js';
import { SaveButton } from '../../../features/saved-place/save-button.js';
import { businessIdOf } from '../../../lib/path/business-id.js';
import { Failure } from '../../../ui/failure.js';

/** One business. */
export function BusinessPage() {
  const id = businessIdOf(useParams()['id']);
  const { data: business, isUnknown, isError, isFetching, refetch } = useBusiness(id);
  const { search } = useLocation();
  if (isUnknown) return <UnknownBusiness />;
  if (business !== undefined && business.id !== id)
    return <Navigate replace to={`/business/${business.id}${search}`} />;
  return (
    <div className="page-width pt-3">
      <WayBack />
      {business !== undefined ? (
        <>
          <BusinessMeta business={business} />
          <ForgetViews />
          <RememberView business={business} />
          <BusinessProfile
            key={business.id}
            business={business}
            actions={<SaveButton business={business} />}
            reviews={<Reviews business={business} />}
            report={<ReportIssue business={business} />}
            map={<SmallMap business={business} />}
          />
        </>
      ) : isError && !isFetching ? (
        <Failure title="Failed to fetch the business" onRetry={() => void refetch()} className="my-8" />
      ) : (
        <BusinessSkeleton />
      )}
    </div>
  );
}
