import { useQuery } from '@tanstack/react-query';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { HandOverForm, SentTransfer } from './hand-over.js';
import { ownTransfersQuery, receivedRequestsQuery, useOwnBusiness } from './ownership.queries.js';
import { ReceivedRequest } from './received-request.js';

/** Requests for a business, and handing it over. A former owner still sees what became of it. */
export function Ownership({ businessId }: { readonly businessId: number }) {
  const viewer = useViewer();
  const own = useOwnBusiness(businessId);
  const received = useQuery(receivedRequestsQuery());
  const transfers = useQuery(ownTransfersQuery());
  const business = own.data;
  const isPremium = business?.tier === 'premium';
  return (
    <Loaded query={received} failure="We couldn’t load the requests" className="my-8">
      {(requests) => (
        <Loaded query={transfers} failure="We couldn’t load your handovers" className="my-8">
          {(all) => {
            const asked = requests.filter((each) => each.businessId === businessId);
            const sent = all.filter((each) => each.businessId === businessId && each.isSender);
            const isOffered = sent.some(({ status }) => status === 'offered');
            if (business === undefined && own.isUnknown && asked.length + sent.length === 0) return <NotYours />;
            const name = business?.name ?? asked[0]?.businessName ?? sent[0]?.businessName ?? '';
            return (
              <div className="flex flex-col gap-10">
                <h1 className="mt-2 wrap-anywhere">Ownership of {name}</h1>
                {asked.length > 0 && (
                  <section aria-labelledby="requests" className="flex flex-col gap-5">
                    <h2 id="requests">Requests for this business</h2>
                    {asked.map((request) => (
                      <ReceivedRequest key={request.id} request={request} isPremium={isPremium} />
                    ))}
                  </section>
                )}
                {business !== undefined && viewer !== null && !isOffered && (
                  <HandOverForm businessId={businessId} memberId={viewer.id} isPremium={isPremium} />
                )}
                {sent.length > 0 && (
                  <section aria-labelledby="offers" className="flex flex-col gap-5">
                    <h2 id="offers">Your offers</h2>
                    {sent.map((transfer) => (
                      <SentTransfer key={transfer.id} transfer={transfer} />
                    ))}
                  </section>
                )}
              </div>
            );
          }}
        </Loaded>
      )}
    </Loaded>
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
      <p>This business isn’t yours or no longer exists.</p>
    </EmptyState>
  );
}
