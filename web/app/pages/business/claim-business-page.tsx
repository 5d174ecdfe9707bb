import { useParams } from 'react-router-dom';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { useBusiness } from '../../../features/business/business.queries.js';
import {
  BusinessNotFound,
  ClaimBusiness,
  LoadingBusiness,
  SignInToClaim,
} from '../../../features/claim/claim-business.js';
import { RequestOwnership } from '../../../features/ownership/request-ownership.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { Failure } from '../../../ui/state/failure.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /claim-business/{id}: for members. Not indexed. */
export function ClaimBusinessPage() {
  const id = idInPath(useParams()['id']);
  const query = useBusiness(id);
  return (
    <Subpage
      title="Claim a business"
      description="Prove that a listed business is yours."
      back={
        query.isUnknown ? (
          <BackLink to="/browse">Back to Browse</BackLink>
        ) : (
          <BackLink to={`/business/${id}`}>Back to the listing</BackLink>
        )
      }
      className="max-w-3xl"
    >
      <Claiming key={id} id={id} query={query} />
    </Subpage>
  );
}

interface ClaimingProps {
  readonly id: number;
  readonly query: ReturnType<typeof useBusiness>;
}

function Claiming({ id, query }: ClaimingProps) {
  const state = useViewerState();
  if (state === 'visitor') return <SignInToClaim id={id} />;
  if (state === 'failed') return <Failure />;
  return (
    <Loaded
      query={query}
      failure="We couldn’t load the business"
      className="my-8"
      placeholder={<LoadingBusiness />}
      unknown={<BusinessNotFound />}
    >
      {(business) =>
        state === 'loading' ? (
          <LoadingBusiness />
        ) : (
          <ClaimBusiness business={business} ownershipRequest={<RequestOwnership business={business} />} />
        )
      }
    </Loaded>
  );
}
