import { useParams } from 'react-router-dom';
import { EditBusiness } from '../../../features/business-form/edit-business.js';
import { useOwnBusiness } from '../../../features/business-form/business-form.queries.js';
import { PinMap } from '../../../features/map/pin-map.js';
import { StandingOfEdited } from '../../../features/my-businesses/standing-of-edited.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { businessIdOf } from '../../../lib/path/business-id.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** /my-businesses/{id}/edit: for its owner; not indexed. */
export function EditBusinessPage() {
  const { site } = usePage();
  const id = businessIdOf(useParams()['id']);
  const { data: business, isUnknown, isError, isFetching, refetch } = useOwnBusiness(id);
  return (
    <div className="page-width pt-3">
      <PageMeta title={`Edit your listing | ${site.name}`} description="Change what your listing says." />
      <div className="mx-auto max-w-4xl">
        <BackLink to="/my-businesses">My Businesses</BackLink>
        {business !== undefined ? (
          <EditBusiness
            key={business.id}
            business={business}
            pinMap={PinMap}
            standing={<StandingOfEdited business={business} />}
          />
        ) : isUnknown ? (
          <NotYours />
        ) : isError && !isFetching ? (
          <Failure title="Failed to fetch the business" onRetry={() => void refetch()} className="my-8" />
        ) : (
          <Skeleton className="my-8 h-96 w-full" />
        )}
      </div>
    </div>
  );
}

function NotYours() {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <div className="w-64 max-w-full [&>svg]:h-auto [&>svg]:w-full">
        <EmptyIllustration kind="results" />
      </div>
      <h1>Business Not Found</h1>
      <p className="max-w-prose text-muted">It is none of your businesses, or it is gone.</p>
      <ButtonLink to="/create-business" className="mt-2">
        List a business
      </ButtonLink>
    </div>
  );
}
