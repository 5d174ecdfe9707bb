import { Navigate, useLocation, useParams } from 'react-router-dom';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { BusinessSkeleton } from '../../../features/business/business-skeleton.js';
import { useBusiness } from '../../../features/business/business.queries.js';
import { UnknownBusiness } from '../../../features/business/unknown-business.js';
import { BackToResults } from '../../../features/business/back-to-results.js';
import { fullViewOf } from '../../../lib/member/full-view.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { FoundBusiness } from './found-business.js';
import { FullBusinessPart } from './full-business-part.js';

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
        {(business) => {
          const full = fullViewOf(business);
          return full === null ? <FoundBusiness business={business} /> : <FullBusinessPart found={full} />;
        }}
      </Loaded>
    </div>
  );
}
