import { EMAIL_LINK_HOURS, MAX_EMAIL_CHANGES, requireRecentSignIn } from '../../domain/account/account.js';
import { MESSAGE_KEY } from '../../domain/outgoing/message-secret.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { AddressHolder, EmailChange, EmailChanges, Members } from './ports.js';
import { serviceEmail, type EmailContent, type Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor, Caller } from '../shared/actor.js';

/**
 * Requests another email address for a member. Only the email sent to that address shows whether it is free: a link if
 * it is, a notice if it is taken.
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
   * Throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent, UNAUTHORIZED if the session has ended, INVALID_INPUT
   * for the current address, or TOO_MANY_EMAIL_CHANGES.
   */
  async run(actor: Caller, signedInAt: Date | null, email: string): Promise<void> {
    const now = this.clock.now();
    requireRecentSignIn(signedInAt, now);
    await this.transaction.run(async () => {
      await this.members.hold(actor);
      const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      if (account.email === email) refuse('INVALID_INPUT', 'This is already your email address', 'email');
      if ((await this.changes.countOf(actor.userId)) >= MAX_EMAIL_CHANGES) {
        refuse('TOO_MANY_EMAIL_CHANGES', 'You requested too many email address changes. Please try again tomorrow.');
      }
      const holder = await this.changes.holderOf(email, actor.userId);
      const id = this.secrets.newId();
      const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * 3_600_000);
      await this.writeToNew(actor, { id, email, expiresAt }, holder);
      if (account.email === null) return;
      await this.mail(`email-change-notice:${id}`, actor.userId, account.email, changeRequestedEmail());
    });
  }

  private async writeToNew(
    actor: Actor,
    change: Pick<EmailChange, 'id' | 'email' | 'expiresAt'>,
    holder: AddressHolder | null,
  ): Promise<void> {
    const { id, email } = change;
    const secret = this.secrets.newSecret();
    const tokenHash = holder === null ? this.secrets.hashOf(secret) : null;
    await this.changes.begin({ ...change, userId: actor.userId, tokenHash });
    const key = MESSAGE_KEY.emailChange(id);
    if (holder === null) await this.mail(key, actor.userId, email, confirmationEmail(secret));
    else await this.mail(key, holder.userId, holder.email, addressInUseEmail());
  }

  private mail(dedupeKey: string, memberId: string | null, to: string, content: EmailContent): Promise<void> {
    return this.outbox.record(serviceEmail(dedupeKey, { memberId, to }, content));
  }
}

function confirmationEmail(secret: string): EmailContent {
  return {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Please confirm that this email address is yours. After that, you’ll sign in with it and get our emails here.',
      `The link works once and expires in ${EMAIL_LINK_HOURS} hours. If you didn’t request this, ignore this email and nothing will change.`,
    ],
    action: { label: 'Confirm email address', path: `/confirm-email?token=${secret}` },
  };
}

function changeRequestedEmail(): EmailContent {
  return {
    subject: 'Request to change your email address',
    paragraphs: [
      'Someone who is signed in to your account asked to change its email address. The change takes effect once the new address is confirmed.',
      'If this wasn’t you, end your other sessions on your account page and change your password.',
    ],
    action: { label: 'Go to my account', path: '/user-profile' },
  };
}

function addressInUseEmail(): EmailContent {
  return {
    subject: 'Your email address is already in use',
    paragraphs: [
      'Someone asked to use this email address for their account. It already belongs to an account, so nothing has changed.',
      'If this was you, sign in with this address instead. If not, you can ignore this email.',
    ],
    action: { label: 'Sign in', path: '/sign-in' },
  };
}
