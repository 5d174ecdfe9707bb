import { EMAIL_LINK_HOURS, MAX_EMAIL_CHANGES, requireRecentSignIn } from '../../domain/account/account.js';
import { MESSAGE_KEY } from '../../domain/outgoing/message-key.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { AddressHolder, EmailChanges, Members } from './ports.js';
import type { EmailContent, Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor, Caller } from '../shared/actor.js';

/**
 * A member asks for another address. Whether it is free shows in nothing but the mail that the address itself gets: a
 * link where it is, a notice where it is taken.
 */
export class AskForEmailChange {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly changes: EmailChanges,
    private readonly outbox: Outbox,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses with REAUTHENTICATION_REQUIRED a sign-in that is not recent, with UNAUTHORIZED a session that ended meanwhile, the
   * present address, and with TOO_MANY_EMAIL_CHANGES a member who asked too often.
   */
  async run(actor: Caller, signedInAt: Date | null, email: string): Promise<void> {
    requireRecentSignIn(signedInAt, this.clock.now());
    await this.transaction.run(async () => {
      await this.members.hold(actor);
      const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      if (account.email === email) refuse('INVALID_INPUT', 'This is already your email address', 'email');
      if ((await this.changes.countOf(actor.userId)) >= MAX_EMAIL_CHANGES) {
        refuse('TOO_MANY_EMAIL_CHANGES', 'You asked for too many changes. Please try again tomorrow.');
      }
      const holder = await this.changes.holderOf(email, actor.userId);
      const id = this.secrets.newId();
      await this.writeToNew(actor, { id, email, holder });
      if (account.email === null) return;
      await this.mail(`email-change-notice:${id}`, actor.userId, account.email, noticeOfChange());
    });
  }

  private async writeToNew(
    actor: Actor,
    asked: { id: string; email: string; holder: AddressHolder | null },
  ): Promise<void> {
    const { id, email, holder } = asked;
    const expiresAt = new Date(this.clock.now().getTime() + EMAIL_LINK_HOURS * 3_600_000);
    const secret = this.secrets.newSecret();
    const tokenHash = holder === null ? this.secrets.hashOf(secret) : null;
    await this.changes.begin({ id, userId: actor.userId, email, tokenHash, expiresAt });
    const key = MESSAGE_KEY.emailChange(id);
    if (holder === null) await this.mail(key, actor.userId, email, linkTo(secret));
    else await this.mail(key, holder.userId, holder.email, noticeOfTaken());
  }

  private mail(dedupeKey: string, memberId: string | null, to: string, content: EmailContent): Promise<void> {
    return this.outbox.record({ kind: 'mail', dedupeKey, memberId, service: true, to, content });
  }
}

function linkTo(secret: string): EmailContent {
  return {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Please confirm that this address is yours. From then on you sign in with it, and our mail comes here.',
      `The link works once, within ${EMAIL_LINK_HOURS} hours. If you did not ask for this, ignore this mail: nothing changes.`,
    ],
    action: { label: 'Confirm email address', path: `/confirm-email?token=${secret}` },
  };
}

function noticeOfChange(): EmailContent {
  return {
    subject: 'A change of your email address was requested',
    paragraphs: [
      'Somebody who is signed in to your account asked to change its email address. It changes once the new address is confirmed.',
      'If that was not you, end your other sessions on your account page and change your password.',
    ],
    action: { label: 'Go to my account', path: '/user-profile' },
  };
}

function noticeOfTaken(): EmailContent {
  return {
    subject: 'Your email address is already in use',
    paragraphs: [
      'Somebody asked to use this email address for their account. It belongs to an account already, so nothing has changed.',
      'If that was you, sign in with this address instead. If not, you need not do anything.',
    ],
    action: { label: 'Sign in', path: '/sign-in' },
  };
}
