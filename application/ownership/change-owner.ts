import { BUSINESS_TRANSFER, type PremiumChoice } from '../../domain/ownership/business-transfer.js';
import { OWNER_CHANGED, OWNERSHIP_REQUEST } from '../../domain/ownership/ownership-request.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { EndRoles } from '../business/people/end-roles.js';
import type { ClaimedBusiness, ClaimedBusinesses } from '../claim/ports.js';
import type { Outbox } from '../shared/outbox.js';
import type { BusinessTransfers, OwnershipRequestRecord, OwnershipRequests, TransferRecord } from './ports.js';
import { requestEmail } from './request-emails.js';
import { transferEmail } from './transfer-emails.js';

/** A new owner. */
export interface OwnerChange {
  readonly to: string;
  readonly now: Date;
  /** What happens to Premium that someone else pays. */
  readonly premium: PremiumChoice;
  /** The request or offer that this change fulfills. */
  readonly request?: number;
  readonly transfer?: number;
}

interface ChangePorts {
  readonly businesses: ClaimedBusinesses;
  readonly requests: OwnershipRequests;
  readonly transfers: BusinessTransfers;
  readonly subscriptions: EndSubscriptions;
  readonly roles: Pick<EndRoles, 'of'>;
  readonly outbox: Outbox;
}

/**
 * Makes a member the owner of a business, whatever the reason. Every change of the owner goes through here, so that
 * nothing of the former owner stays open: their subscription ends, and other requests and offers are closed.
 */
export class ChangeOwner {
  constructor(private readonly ports: ChangePorts) {}

  /** Runs in the transaction of the change, with the business locked. */
  async run(business: ClaimedBusiness, { to, now, premium, ...fulfilled }: OwnerChange): Promise<void> {
    const { businesses, subscriptions } = this.ports;
    await this.release(business, fulfilled);
    await businesses.give(business.id, to, now);
    await subscriptions.ofFormerOwner(business.id, to, premium === 'end' ? 'now' : 'with period');
  }

  /**
   * Ends what depends on the owner of a business: roles, and all requests and offers but the fulfilled ones. Runs in the
   * transaction of the change, with the business locked. Call it also where a business loses its owner.
   */
  async release(
    business: Pick<ClaimedBusiness, 'id' | 'name'>,
    { request, transfer }: Pick<OwnerChange, 'request' | 'transfer'> = {},
  ): Promise<void> {
    const { requests, transfers, roles } = this.ports;
    await roles.of(business);
    for (const each of await requests.openOf(business.id)) {
      if (each.id !== request) await this.closeRequest(each, business);
    }
    for (const each of await transfers.unsettledOf(business.id)) {
      if (each.id !== transfer) await this.settleTransfer(each, business);
    }
  }

  /** Releases the businesses of a member whose account is erased, in the running transaction. */
  async releaseAllOf(memberId: string): Promise<void> {
    for (const business of await this.ports.businesses.holdAllOf(memberId)) await this.release(business);
  }

  /** Closes a request that can no longer be fulfilled, and tells its requester. */
  async closeRequest(request: OwnershipRequestRecord, { name }: { readonly name: string }): Promise<void> {
    const status = statusAfter(OWNERSHIP_REQUEST, request.status, 'close');
    await this.ports.requests.save({ ...request, status, decisionReason: OWNER_CHANGED });
    await this.ports.outbox.record(requestEmail('closed', request, { name, to: request.requesterId }));
  }

  /** Closes an open offer and tells its recipient. A handover that could be undone becomes final. */
  async settleTransfer(transfer: TransferRecord, { name }: { readonly name: string }): Promise<void> {
    if (transfer.status !== 'offered') {
      await this.ports.transfers.save({ ...transfer, undoUntil: null });
      return;
    }
    const status = statusAfter(BUSINESS_TRANSFER, transfer.status, 'close');
    await this.ports.transfers.save({ ...transfer, status });
    await this.ports.outbox.record(transferEmail('closed', transfer, { name, to: transfer.toEmail }));
  }
}
