import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { isOpenRequest } from '../../../interfaces/contract/ownership/ownership-words.js';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/state/loaded.js';
import { ownRequestsQuery } from './ownership.queries.js';
import { RequestCard } from './my-requests.js';
import { RequestForm } from './request-form.js';

/** Returns whether the member can send a request after their latest one. After a refusal, they have to wait. */
function mayAsk(latest: OwnOwnershipRequest | undefined): boolean {
  if (latest === undefined) return true;
  const { status, askAgainAt } = latest;
  return !isOpenRequest(status) && (askAgainAt === null || Date.parse(askAgainAt) <= Date.now());
}

/** The member's request for a business that has an owner, or the form to send one. */
export function RequestOwnership({ business }: { readonly business: BusinessDetail }) {
  const query = useQuery(ownRequestsQuery());
  return (
    <Loaded query={query} failure="We couldn’t load your requests" className="my-8" placeholder={null}>
      {(requests) => {
        const latest = requests.find(({ businessId }) => businessId === business.id);
        return (
          <div className="mt-8 flex flex-col gap-6">
            {latest !== undefined && <RequestCard request={latest} level={2} />}
            {mayAsk(latest) && <RequestForm business={business} />}
          </div>
        );
      }}
    </Loaded>
  );
}
