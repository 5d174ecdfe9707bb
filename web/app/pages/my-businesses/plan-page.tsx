import { useParams, useSearchParams } from 'react-router-dom';
import { Plan, type CameBack } from '../../../features/billing/plan.js';
import { usePlan } from '../../../features/billing/plan.queries.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { businessIdOf } from '../../../lib/path/business-id.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** /my-businesses/{id}/plan: for its owner; not indexed. */
export function PlanPage() {
  const { site } = usePage();
  const id = businessIdOf(useParams()['id']);
  const cameBack = cameBackOf(useSearchParams()[0].get('checkout'));
  const { data: business, isUnknown, isError, isFetching, refetch } = usePlan(id, cameBack === 'success');
  return (
    <div className="page-width pt-3">
      <PageMeta
        title={`Your plan | ${site.name}`}
        description="What your listing's plan gives, costs and how it is paid."
      />
      <div className="mx-auto max-w-4xl">
        <BackLink to="/my-businesses">My Businesses</BackLink>
        {business !== undefined ? (
          <Plan business={business} cameBack={cameBack} />
        ) : isUnknown ? (
          <NotYours />
        ) : isError && !isFetching ? (
          <Failure title="Failed to fetch your plan" onRetry={() => void refetch()} className="my-8" />
        ) : (
          <Skeleton className="my-8 h-96 w-full" />
        )}
      </div>
    </div>
  );
}

function cameBackOf(word: string | null): CameBack {
  return word === 'success' || word === 'cancelled' ? word : null;
}

function NotYours() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Business Not Found"
      actions={<ButtonLink to="/my-businesses">My Businesses</ButtonLink>}
    >
      <p>It is none of your businesses, or it is gone.</p>
    </EmptyState>
  );
}
