import { Navigate, useLocation, useParams } from 'react-router-dom';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { BusinessMeta } from '../../../features/business/business-meta.js';
import { BusinessProfile } from '../../../features/business/business-profile.js';
import { BusinessSkeleton } from '../../../features/business/business-skeleton.js';
import { useBusiness } from '../../../features/business/business.queries.js';
import { UnknownBusiness } from '../../../features/business/unknown-business.js';
import { BackToResults } from '../../../features/business/back-to-results.js';
import { ReportIssue } from '../../../features/feedback/report-issue.js';
import { SmallMap } from '../../../features/map/small-map.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { RememberView } from '../../../features/recently-viewed/remember-view.js';
import { Reviews } from '../../../features/review/list/reviews.js';
import { SaveButton } from '../../../features/saved-place/save-button.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** The page of a business. */
export function BusinessPage() {
  const id = idInPath(useParams()['id']);
  const query = useBusiness(id);
  const { search } = useLocation();
  if (query.isUnknown) return <UnknownBusiness />;
  const shownId = query.data?.id ?? id;
  if (shownId !== id) return <Navigate replace to={`/business/${shownId}${search}`} />;
  return (
    <div className="page-width pt-3">
      <BackToResults />
      <Loaded query={query} failure="We couldn’t load the business" className="my-8" placeholder={<BusinessSkeleton />}>
        {(business) => (
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
        )}
      </Loaded>
    </div>
  );
}
