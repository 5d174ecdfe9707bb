import { useParams } from 'react-router-dom';
import { useBusiness } from '../../../features/business/business.queries.js';
import {
  ClaimBusiness,
  LoadingBusiness,
  NothingToClaim,
  SignInToClaim,
} from '../../../features/claim/claim-business.js';
import { businessIdOf } from '../../../lib/path/business-id.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { BackLink } from '../../../ui/back-link.js';
import { Failure } from '../../../ui/failure.js';

/** /claim-business/{id}: for members; not indexed. */
export function ClaimBusinessPage() {
  const { site } = usePage();
  const id = businessIdOf(useParams()['id']);
  return (
    <div className="page-width pt-3">
      <PageMeta title={`Claim a Business | ${site.name}`} description="Show that a listed business is yours." />
      <div className="mx-auto max-w-3xl">
        <BackLink to={id === 0 ? '/browse' : `/business/${id}`}>Back to the listing</BackLink>
        <Claiming key={id} id={id} />
      </div>
    </div>
  );
}

function Claiming({ id }: { readonly id: number }) {
  const state = useViewerState();
  const { data: business, isUnknown, isError, isFetching, refetch } = useBusiness(id);
  if (state === 'visitor') return <SignInToClaim id={id} />;
  if (isUnknown) return <NothingToClaim />;
  if (business === undefined && isError && !isFetching) {
    return <Failure title="Failed to fetch the business" onRetry={() => void refetch()} className="my-8" />;
  }
  if (business === undefined || state === 'loading') return <LoadingBusiness />;
  if (state === 'failed') return <Failure />;
  return <ClaimBusiness business={business} />;
}
