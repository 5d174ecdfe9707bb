import { answerEnd, requireAnotherRequest } from '../../domain/ownership/ownership-request.js';
import { requireOthers } from '../../domain/ownership/owner-change.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import type { ClaimedBusinesses } from '../claim/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { nameOf } from './member-names.js';
import type { OwnershipRequests } from './ports.js';
import { requestEmail } from './request-emails.js';

export interface OwnershipRequestInput {
  readonly message: string;
  /** Addresses of uploads, which only administrators can open. */
  readonly documents: readonly string[];
}

interface RequestPorts {
  readonly transaction: Transaction;
  readonly requests: OwnershipRequests;
  readonly businesses: ClaimedBusinesses;
  readonly members: Members;
  readonly pictures: TakePictures;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** Asks the owner of a business to hand it over to the actor. */
export class RequestOwnership {
  constructor(private readonly ports: RequestPorts) {}

  /**
   * Returns the request's id. Throws BUSINESS_NOT_FOUND, OWN_BUSINESS, NO_OWNER_TO_ASK, OWNERSHIP_REQUEST_EXISTS,
   * TOO_MANY_OWNERSHIP_REQUESTS, and the errors of `TakePictures`.
   */
  run({ userId }: Actor, businessId: number, { message, documents }: OwnershipRequestInput): Promise<number> {
    const { transaction, requests, businesses, members, pictures, outbox, clock } = this.ports;
    return transaction.run(async () => {
      await requests.holdMember(userId);
      const business = await businesses.hold(businessId);
      if (business === null || !business.isPublic) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
      requireOthers(business, userId);
      const { ownerId } = business;
      if (ownerId === null) {
        return refuse('NO_OWNER_TO_ASK', 'This business has no owner, so there is nobody to ask. Claim it instead.');
      }
      const now = clock.now();
      requireAnotherRequest(await requests.ofMailbox(userId), businessId, now);
      await pictures.keep(userId, 'claim_document', { before: [], after: documents, path: 'documents' });
      const request = {
        ...{ businessId, requesterId: userId, ownerId, message, documents },
        ...{ answerBy: answerEnd(now), createdAt: now },
      };
      const id =
        (await requests.add(request)) ?? refuse('OWNERSHIP_REQUEST_EXISTS', 'You already have an open request.');
      const asked = { ...request, id, ownerReason: null, decisionReason: null };
      const requester = await nameOf(members, userId);
      await outbox.record(requestEmail('received', asked, { name: business.name, to: ownerId, requester }));
      return id;
    });
  }
}
