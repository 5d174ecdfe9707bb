import { useParams, useSearchParams } from 'react-router-dom';
import { Analytics } from '../../../features/analytics/analytics.js';
import { useOwnBusiness } from '../../../features/business-form/business-form.queries.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { analyticsDaysOf } from '../../../lib/path/analytics-path.js';
import { businessIdOf } from '../../../lib/path/business-id.js';
import { BackLink } from '../../../ui/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** /my-businesses/{id}/analytics: for its owner; not indexed. */
export function AnalyticsPage() {
  const { site } = usePage();
  const id = businessIdOf(useParams()['id']);
  const days = analyticsDaysOf(useSearchParams()[0]);
  const { data: business, isUnknown, isError, isFetching, refetch } = useOwnBusiness(id);
  return (
    <div className="page-width pt-3">
      <PageMeta title={`Analytics | ${site.name}`} description="What visitors do with your listing." />
      <BackLink to="/my-businesses">My Businesses</BackLink>
      {business !== undefined ? (
        <Analytics business={business} days={days} />
      ) : isUnknown ? (
        <NotYours />
      ) : isError && !isFetching ? (
        <Failure title="Failed to fetch the business" onRetry={() => void refetch()} className="my-8" />
      ) : (
        <Skeleton className="my-8 h-96 w-full" />
      )}
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
      <ButtonLink to="/my-businesses" className="mt-2">
        My Businesses
      </ButtonLink>
    </div>
  );
}
