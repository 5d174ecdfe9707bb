import { requireRecentSignIn } from '../../domain/account/account.js';
import { requireSettled, type PremiumChoice } from '../../domain/ownership/business-transfer.js';
import { afterAnswer, OWNER_CHANGED, type RequestFacts } from '../../domain/ownership/ownership-request.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import type { Actor, Caller } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import type { ChangeOwner } from './change-owner.js';
import { holdRequest, isStillOf, requireNewOwner, type HeldRequest } from './held-records.js';
import { nameOf } from './member-names.js';
import type { BusinessTransfers, OwnedPlaces, OwnershipRequestRecord, OwnershipRequests } from './ports.js';
import { requestEmail } from './request-emails.js';

/** Why the owner declines, and documents that only administrators can open. */
export interface Refusal {
  readonly reason: string;
  readonly documents: readonly string[];
}

interface AnswerPorts {
  readonly transaction: Transaction;
  readonly places: OwnedPlaces;
  readonly requests: OwnershipRequests;
  readonly transfers: BusinessTransfers;
  readonly members: Members;
  readonly changeOwner: ChangeOwner;
  readonly pictures: TakePictures;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** The owner's answer to a request. */
export class AnswerOwnershipRequest {
  constructor(private readonly ports: AnswerPorts) {}

  /**
   * Makes the requester the owner at once. Throws REAUTHENTICATION_REQUIRED, UNAUTHORIZED if the session has ended,
   * OWNERSHIP_REQUEST_NOT_FOUND, OWNERSHIP_REQUEST_MOVE_REFUSED, or TRANSFER_TOO_SOON while a former owner can undo a
   * handover.
   */
  accept(caller: Caller, signedInAt: Date | null, id: number, premium: PremiumChoice): Promise<void> {
    const { transaction, requests, transfers, members, changeOwner, outbox, clock } = this.ports;
    const now = clock.now();
    requireRecentSignIn(signedInAt, now);
    return transaction.run(async () => {
      await members.hold(caller);
      const { request, business } = await this.#asked(caller, id);
      const status = afterAnswer(factsOf(request), 'accept');
      for (const each of await transfers.unsettledOf(business.id)) requireSettled(each, now);
      await requireNewOwner(members, request.requesterId);
      const accepted = { ...request, status, ownerAnsweredAt: now };
      await requests.save(accepted);
      await changeOwner.run(business, { to: request.requesterId, now, premium, request: id });
      const { name } = business;
      const requester = await nameOf(members, request.requesterId);
      await outbox.record(requestEmail('given_away', accepted, { name, to: caller.userId, requester }));
      await outbox.record(requestEmail('accepted', accepted, { name, to: request.requesterId }));
    });
  }

  /**
   * Throws OWNERSHIP_REQUEST_NOT_FOUND, OWNERSHIP_REQUEST_MOVE_REFUSED for a second answer, and the errors of
   * `TakePictures`.
   */
  decline(actor: Actor, id: number, { reason, documents }: Refusal): Promise<void> {
    const { transaction, requests, pictures, outbox, clock } = this.ports;
    return transaction.run(async () => {
      const { request, business } = await this.#asked(actor, id);
      const status = afterAnswer(factsOf(request), 'decline');
      await pictures.keep(actor.userId, 'claim_document', { before: [], after: documents, path: 'documents' });
      const answered = { ownerReason: reason, ownerDocuments: documents, ownerAnsweredAt: clock.now() };
      const declined = { ...request, ...answered, status };
      await requests.save(declined);
      // A request that is under review stays so: the administrator tells both sides.
      if (status !== 'declined') return;
      await outbox.record(requestEmail('declined', declined, { name: business.name, to: request.requesterId }));
    });
  }

  /** Returns a request that the actor was asked, while they own the business. */
  async #asked({ userId }: Actor, id: number): Promise<HeldRequest> {
    const held = await holdRequest(this.ports, id, ({ ownerId }) => ownerId === userId);
    if (!isStillOf(held.business, userId)) refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', OWNER_CHANGED);
    return held;
  }
}

/** Returns the facts of a stored request on which its moves depend. */
export const factsOf = ({ status, documents, ownerAnsweredAt }: OwnershipRequestRecord): RequestFacts => ({
  ...{ status, ownerAnsweredAt },
  documents: documents.length,
});
