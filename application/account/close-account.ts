import { ERASURE_AFTER_DAYS, erasureTime, requireRecentSignIn, type ReviewFate } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import type { AccountClosing, Members } from './ports.js';
import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { Clock } from '../shared/clock.js';
import { serviceEmail, type EmailContent, type Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { Caller } from '../shared/actor.js';

/** Closes a member's account. It is hidden at once and erased later, unless the member restores it. */
export class CloseAccount {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly closing: AccountClosing,
    private readonly subscriptions: EndSubscriptions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns when the account will be erased. Throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent, or
   * UNAUTHORIZED if the session has ended.
   */
  async run(actor: Caller, signedInAt: Date | null, reviews: ReviewFate): Promise<Date> {
    const now = this.clock.now();
    requireRecentSignIn(signedInAt, now);
    const erasureAt = erasureTime(now);
    await this.transaction.run(async () => {
      const { id, email } = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      await this.closing.close(actor, reviews, erasureAt);
      await this.subscriptions.ofMember(id, 'with period');
      if (email === null) return;
      const dedupeKey = `account-closed:${id}:${now.toISOString()}`;
      const recipient = { memberId: id, to: email };
      await this.outbox.record(serviceEmail(dedupeKey, recipient, farewell(erasureAt, reviews)));
    });
    return erasureAt;
  }
}

function farewell(erasureAt: Date, reviews: ReviewFate): EmailContent {
  const fate = reviews === 'remove' ? 'Your reviews will be removed.' : 'Your reviews will stay without your name.';
  return {
    subject: 'Your account is closed',
    paragraphs: [
      `Your account is closed. We’ll erase everything in it on ${formatDay(erasureAt)} (UTC). ${fate}`,
      `Changed your mind? Sign in within ${ERASURE_AFTER_DAYS} days to restore your account.`,
    ],
    action: { label: 'Restore my account', path: '/sign-in' },
  };
}
