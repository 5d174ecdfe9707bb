import { ERASURE_AFTER_DAYS, erasureTime, requireRecentSignIn, type ReviewFate } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AccountClosing, Members } from './ports.js';
import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { Clock } from '../shared/clock.js';
import type { EmailContent, Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { Caller } from '../shared/actor.js';

/** A member closes the account: at once it is shown to nobody, and later it is erased, unless they take it back. */
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
   * Answers when it will be erased. Refuses with REAUTHENTICATION_REQUIRED a sign-in that is not recent, and with UNAUTHORIZED a
   * session that ended meanwhile.
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
      await this.outbox.record({
        kind: 'mail',
        dedupeKey,
        memberId: id,
        service: true,
        to: email,
        content: farewell(erasureAt, reviews),
      });
    });
    return erasureAt;
  }
}

function farewell(erasureAt: Date, reviews: ReviewFate): EmailContent {
  const day = erasureAt.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
  const fate = reviews === 'remove' ? 'Your reviews will be removed.' : 'Your reviews will stay without your name.';
  return {
    subject: 'Your account is closed',
    paragraphs: [
      `Your account is closed. On ${day} (UTC) everything in it will be erased. ${fate}`,
      `If you change your mind within these ${ERASURE_AFTER_DAYS} days, sign in and take it back.`,
    ],
    action: { label: 'Take my account back', path: '/sign-in' },
  };
}
