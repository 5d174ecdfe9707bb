import { useParams } from 'react-router-dom';
import { useOwnBusiness } from '../../../features/business-form/business-form.queries.js';
import { TakeAlong } from '../../../features/poster/take-along.js';
import { businessIdOf } from '../../../lib/path/business-id.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';

/** /my-businesses/{id}/poster: for its owner; not indexed. */
export function PosterPage() {
  const { site } = usePage();
  const id = businessIdOf(useParams()['id']);
  const { data: business, isUnknown, isError, isFetching, refetch } = useOwnBusiness(id);
  return (
    <div className="page-width pt-3">
      <PageMeta
        title={`Poster and badge | ${site.name}`}
        description="A poster for the window, a badge for the website."
      />
      <div className="mx-auto max-w-4xl">
        <BackLink to="/my-businesses">My Businesses</BackLink>
        {business !== undefined ? (
          <TakeAlong key={business.id} business={business} />
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
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Business Not Found"
      level={1}
      actions={<ButtonLink to="/my-businesses">My Businesses</ButtonLink>}
    >
      <p>It is none of your businesses, or it is gone.</p>
    </EmptyState>
  );
}
