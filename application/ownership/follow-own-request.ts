import { afterEscalation, isOpenRequest, OWNERSHIP_REQUEST } from '../../domain/ownership/ownership-request.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { Members } from '../account/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { factsOf } from './answer-ownership-request.js';
import { holdRequest, isStillOf } from './held-records.js';
import { nameOf } from './member-names.js';
import type { OwnedPlaces, OwnershipRequests } from './ports.js';
import { requestEmail } from './request-emails.js';

interface FollowPorts {
  readonly transaction: Transaction;
  readonly places: OwnedPlaces;
  readonly requests: OwnershipRequests;
  readonly members: Members;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** The requester's moves: withdrawing a request, and asking an administrator to decide. */
export class FollowOwnRequest {
  constructor(private readonly ports: FollowPorts) {}

  /** Does nothing if it is already withdrawn. Throws OWNERSHIP_REQUEST_NOT_FOUND or OWNERSHIP_REQUEST_MOVE_REFUSED. */
  withdraw({ userId }: Actor, id: number): Promise<void> {
    const { transaction, requests, members, outbox } = this.ports;
    return transaction.run(async () => {
      const { request, business } = await holdRequest(this.ports, id, ({ requesterId }) => requesterId === userId);
      if (request.status === 'withdrawn') return;
      await requests.save({ ...request, status: statusAfter(OWNERSHIP_REQUEST, request.status, 'withdraw') });
      if (request.ownerId === null) return;
      const facts = { name: business.name, to: request.ownerId, requester: await nameOf(members, userId) };
      await outbox.record(requestEmail('withdrawn', request, facts));
    });
  }

  /**
   * Asks an administrator to decide on a declined request. Throws OWNERSHIP_REQUEST_NOT_FOUND,
   * OWNERSHIP_REQUEST_MOVE_REFUSED, or OWNERSHIP_REQUEST_EXISTS if the member has sent another one since.
   */
  escalate({ userId }: Actor, id: number): Promise<void> {
    const { transaction, requests, outbox, clock } = this.ports;
    return transaction.run(async () => {
      await requests.holdMember(userId);
      const { request, business } = await holdRequest(this.ports, id, ({ requesterId }) => requesterId === userId);
      const status = afterEscalation(factsOf(request), clock.now());
      const { ownerId, businessId } = request;
      if (ownerId === null || !isStillOf(business, ownerId)) {
        return refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', 'The business has another owner by now. Please ask them.');
      }
      const isSame = (other: typeof request) => other.businessId === businessId && isOpenRequest(other.status);
      if ((await requests.ofMailbox(userId)).some(isSame)) {
        return refuse('OWNERSHIP_REQUEST_EXISTS', 'You already have another open request for this business.');
      }
      await requests.save({ ...request, status });
      await outbox.record(requestEmail('reviewed_for_owner', request, { name: business.name, to: ownerId }));
    });
  }
}
