import { CONFIRMATION_LINK_DAYS, nextAsking } from '../../domain/policy/confirmation-link.js';
import { MESSAGE_KEY } from '../../domain/outgoing/message-secret.js';
import { daysAfter } from '../../domain/shared/days.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { newsEmail, type EmailContent, type Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { PolicyConfirmations, UnconfirmedPlace } from './ports.js';

interface AskingPorts {
  readonly transaction: Transaction;
  readonly confirmations: PolicyConfirmations;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Emails per night, so that a large directory asks its owners over several nights. */
export const CONFIRMATIONS_PER_NIGHT = 500;

/** Asks owners whether their policy is still right, with a link that needs no sign-in. */
export class AskForConfirmation {
  constructor(private readonly ports: AskingPorts) {}

  /** Asks owners once a year. Returns the number of emails. */
  async run(): Promise<number> {
    const { transaction, confirmations } = this.ports;
    const due = await confirmations.due(CONFIRMATIONS_PER_NIGHT);
    let asked = 0;
    for (const place of due) if (await transaction.run(() => this.#ask(place, true))) asked += 1;
    return asked;
  }

  /**
   * Asks the owner now, which replaces an earlier link, and writes the audit log. Throws BUSINESS_NOT_FOUND if nobody can
   * be asked, and OWNER_ASKED for a second time within ASK_AGAIN_DAYS.
   */
  ask({ name: administrator }: AdministratorActor, businessId: number): Promise<void> {
    const { transaction, confirmations, audit, clock } = this.ports;
    return transaction.run(async () => {
      const { place, askedAt } = (await confirmations.askable(businessId)) ?? refuseNobody();
      if (askedAt !== null && nextAsking(askedAt) > clock.now()) {
        const when = `We emailed the owner on ${formatDay(askedAt)}.`;
        refuse('OWNER_ASKED', `${when} You can email them again on ${formatDay(nextAsking(askedAt))}.`);
      }
      if (!(await this.#ask(place, false))) return refuseNobody();
      await audit.write({
        ...{ actor: administrator, action: 'business.askToConfirm', targetType: 'business', reason: null },
        ...{ targetId: String(businessId), before: {}, after: { name: place.name } },
      });
    });
  }

  async #ask(place: UnconfirmedPlace, ifDue: boolean): Promise<boolean> {
    const { confirmations, outbox, secrets, clock } = this.ports;
    const secret = secrets.newSecret();
    const tokenHash = secrets.hashOf(secret);
    const expiresAt = daysAfter(clock.now(), CONFIRMATION_LINK_DAYS);
    if (!(await confirmations.add(place, { tokenHash, expiresAt, ifDue }))) return false;
    const email = confirmationEmail(place.name, secret, expiresAt);
    await outbox.record(newsEmail(MESSAGE_KEY.policyConfirmation(tokenHash), place.ownerId, email));
    return true;
  }
}

function confirmationEmail(name: string, secret: string, expiresAt: Date): EmailContent {
  return {
    subject: `Is the pet policy of ${name} still right?`,
    paragraphs: [
      `People with pets read the pet policy and opening hours of ${name} before they visit. We ask once a year whether everything is still right.`,
      `Use the link below to see what your listing says and confirm it with one click. You don’t need to sign in. The link works once, until ${formatDay(expiresAt)}.`,
      'Anyone who has the link can confirm for you, so please don’t forward this email.',
    ],
    action: { label: 'Check the pet policy', path: `/policy-confirmation/${secret}` },
  };
}

function refuseNobody(): never {
  return refuse(
    'BUSINESS_NOT_FOUND',
    'We can’t email an owner of this listing: it has none, or they turned off our emails.',
  );
}
