import { useQuery } from '@tanstack/react-query';
import type { BusinessTransfer } from '../../../interfaces/contract/ownership/business-transfer.js';
import { useViewer } from '../../lib/page/viewer.js';
import { dayName } from '../../lib/words/day.js';
import { Card } from '../../ui/page/card.js';
import { NOT_YOURS } from '../../ui/state/business-not-found.js';
import { Loaded } from '../../ui/state/loaded.js';
import { HandOverForm, SentTransfer } from './hand-over.js';
import { ownTransfersQuery, receivedRequestsQuery, useOwnBusiness } from './ownership.queries.js';
import { ReceivedRequest } from './received-request.js';

/** Requests for a business, and handing it over. A former owner still sees what became of it. */
export function Ownership({ businessId }: { readonly businessId: number }) {
  const own = useOwned(businessId);
  const received = useQuery(receivedRequestsQuery());
  const transfers = useQuery(ownTransfersQuery());
  const isHere = (each: { readonly businessId: number }): boolean => each.businessId === businessId;
  const asked = received.data?.filter(isHere);
  const offers = transfers.data?.filter(isHere);
  const named = [...(asked ?? []), ...(offers ?? [])][0];
  if (own.isUnknown && asked !== undefined && offers !== undefined && named === undefined) return NOT_YOURS;
  const name = own.data?.name ?? named?.businessName;
  const isPremium = own.data?.tier === 'premium';
  return (
    <>
      <h1 className="mt-2 mb-8 wrap-anywhere">{name === undefined ? 'Ownership' : `Ownership of ${name}`}</h1>
      <div className="flex flex-col gap-10">
        <Loaded query={{ ...received, data: asked }} failure="We couldn’t load the requests">
          {(requests) =>
            requests.length > 0 && (
              <section aria-labelledby="requests" className="flex flex-col gap-5">
                <h2 id="requests">Requests for this business</h2>
                {requests.map((request) => (
                  <ReceivedRequest key={request.id} request={request} isPremium={isPremium} />
                ))}
              </section>
            )
          }
        </Loaded>
        <Loaded query={{ ...transfers, data: offers }} failure="We couldn’t load your handovers" placeholder={null}>
          {(all) => <HandOver businessId={businessId} own={own} transfers={all} />}
        </Loaded>
      </div>
    </>
  );
}

/** The business, also if it was the member's when the page was opened and no longer is: then without data. */
function useOwned(businessId: number) {
  const own = useOwnBusiness(businessId);
  return { ...own, data: own.isUnknown ? undefined : own.data };
}

interface HandOverProps {
  readonly businessId: number;
  readonly own: ReturnType<typeof useOwned>;
  /** The offers for this business that the member made or accepted. */
  readonly transfers: readonly BusinessTransfer[];
}

/** The form for the owner unless an offer is open or the last handover can be undone, and the offers so far. */
function HandOver({ businessId, own, transfers }: HandOverProps) {
  const viewer = useViewer();
  const sent = transfers.filter(({ isSender }) => isSender);
  const isOffered = sent.some(({ status }) => status === 'offered');
  const unsettled = transfers.find(isUnsettled);
  return (
    <>
      {!isOffered && (
        <Loaded query={own} failure="We couldn’t load the business" unknown={null}>
          {({ tier }) =>
            unsettled === undefined
              ? viewer !== null && (
                  <HandOverForm businessId={businessId} memberId={viewer.id} isPremium={tier === 'premium'} />
                )
              : unsettled.undoUntil !== null && <Unsettled transfer={unsettled} until={unsettled.undoUntil} />
          }
        </Loaded>
      )}
      {sent.length > 0 && (
        <section aria-labelledby="offers" className="flex flex-col gap-5">
          <h2 id="offers">Your offers</h2>
          {sent.map((transfer) => (
            <SentTransfer key={transfer.id} transfer={transfer} />
          ))}
        </section>
      )}
    </>
  );
}

/** Returns whether the member accepted the offer, and the former owner can still undo it. */
const isUnsettled = ({ isSender, status, undoUntil }: BusinessTransfer): boolean =>
  !isSender && status === 'accepted' && undoUntil !== null && Date.parse(undoUntil) > Date.now();

/** Tells a new owner why the business can't be handed over yet. */
function Unsettled({ transfer, until }: { readonly transfer: BusinessTransfer; readonly until: string }) {
  const from = transfer.fromName ?? 'The former owner';
  return (
    <Card>
      <h2 className="text-xl">Hand over this business</h2>
      <p className="mt-1 max-w-prose wrap-anywhere text-muted">
        {from} handed it over to you and can undo that until {dayName(until)}. After that, you can hand it over
        yourself.
      </p>
    </Card>
  );
}
