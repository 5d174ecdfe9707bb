import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/state/loaded.js';
import { ownRequestsQuery } from './ownership.queries.js';
import { RequestCard } from './my-requests.js';
import { RequestForm } from './request-form.js';

/** Statuses after which the member may ask again at once. */
const OVER: readonly OwnOwnershipRequest['status'][] = ['withdrawn', 'closed', 'accepted', 'approved'];

/** The member's request for a business that has an owner, or the form to send one. */
export function RequestOwnership({ business }: { readonly business: BusinessDetail }) {
  const query = useQuery(ownRequestsQuery());
  return (
    <Loaded query={query} failure="We couldn’t load your requests" className="my-8" placeholder={null}>
      {(requests) => {
        const latest = requests.find(({ businessId }) => businessId === business.id);
        const isOver = latest === undefined || OVER.includes(latest.status);
        const canAskAgain = latest !== undefined && latest.moves.length === 0;
        return (
          <div className="mt-8 flex flex-col gap-6">
            {latest !== undefined && <RequestCard request={latest} level={2} />}
            {(isOver || canAskAgain) && <RequestForm business={business} />}
          </div>
        );
      }}
    </Loaded>
  );
}
