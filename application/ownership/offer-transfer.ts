import { requireRecentSignIn } from '../../domain/account/account.js';
import { offerEnd, requireSettled, type PremiumChoice } from '../../domain/ownership/business-transfer.js';
import { sameMailbox } from '../../domain/ownership/owner-change.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import type { ClaimedBusiness, ClaimedBusinesses } from '../claim/ports.js';
import type { Caller } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import { nameOf } from './member-names.js';
import type { BusinessTransfers } from './ports.js';
import { offerEmail, transferEmail } from './transfer-emails.js';

export interface OfferInput {
  readonly email: string;
  readonly premium: PremiumChoice;
}

interface OfferPorts {
  readonly transaction: Transaction;
  readonly businesses: ClaimedBusinesses;
  readonly transfers: BusinessTransfers;
  readonly members: Members;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Offers a business to the person with an email address. The email goes out whether or not they have an account. */
export class OfferTransfer {
  constructor(
    private readonly ports: OfferPorts,
    /** Name of the site. */
    private readonly site: string,
  ) {}

  /**
   * Returns the offer's id. Throws REAUTHENTICATION_REQUIRED, UNAUTHORIZED if the session has ended, BUSINESS_NOT_FOUND,
   * FORBIDDEN, INVALID_INPUT for the owner's own address, TRANSFER_EXISTS, or TRANSFER_TOO_SOON.
   */
  run(caller: Caller, signedInAt: Date | null, businessId: number, { email, premium }: OfferInput): Promise<number> {
    const { transaction, businesses, transfers, members, outbox, secrets, clock } = this.ports;
    const now = clock.now();
    requireRecentSignIn(signedInAt, now);
    return transaction.run(async () => {
      await members.hold(caller);
      const business = requireOwned(await businesses.hold(businessId), caller.userId);
      const own = (await members.find(caller.userId))?.email;
      if (typeof own === 'string' && sameMailbox(own, email)) {
        refuse('INVALID_INPUT', 'This is your own email address. Enter the address of the new owner.', 'email');
      }
      for (const each of await transfers.unsettledOf(businessId)) requireSettled(each, now);
      const secret = secrets.newSecret();
      const tokenHash = secrets.hashOf(secret);
      const offer = {
        ...{ businessId, fromId: caller.userId, toEmail: email, premium, tokenHash },
        ...{ expiresAt: offerEnd(now), createdAt: now },
      };
      const id = (await transfers.add(offer)) ?? refuseSecond();
      const { name } = business;
      const from = await nameOf(members, caller.userId);
      await outbox.record(offerEmail(offer, { name, site: this.site, from, secret, tokenHash }));
      await outbox.record(transferEmail('sent', { ...offer, id, undoUntil: null }, { name, to: caller.userId }));
      return id;
    });
  }
}

function refuseSecond(): never {
  return refuse('TRANSFER_EXISTS', 'You have already offered this business to someone. Withdraw that offer first.');
}

/** Throws BUSINESS_NOT_FOUND if another member's business isn't public, or FORBIDDEN if it is. */
function requireOwned(business: ClaimedBusiness | null, memberId: string): ClaimedBusiness {
  if (business === null || business.isGone) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
  if (business.ownerId === memberId) return business;
  if (business.isPublic) return refuse('FORBIDDEN', 'Only the owner of a business can hand it over.');
  return refuse('BUSINESS_NOT_FOUND', 'Business not found');
}
