import { isPublic, type ApprovalStatus } from '../../domain/business/approval.js';
import { grantedTier } from '../../domain/billing/subscription.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import { billingMessage, premiumEmail } from './billing-emails.js';
import type { Subscriptions } from './ports.js';

/** Emails the payer that Premium is active, if the email had to wait until the business is public. */
export class AnnouncePremium {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Runs in the transaction that may have made the business public, with the business locked. */
  async run(business: {
    readonly id: number;
    readonly name: string;
    readonly approvalStatus: ApprovalStatus;
    readonly isActive: boolean;
  }): Promise<void> {
    if (!isPublic(business)) return;
    const { subscription } = await this.subscriptions.lock(business.id);
    if (subscription === null || !subscription.announcementDue) return;
    const granted = grantedTier(subscription, this.clock.now());
    await this.subscriptions.save({ ...subscription, announcementDue: false }, granted);
    if (granted === 'free' || subscription.payerId === null) return;
    const email = premiumEmail(subscription, business.name);
    await this.outbox.record(billingMessage(subscription, subscription.payerId, email));
  }
}
