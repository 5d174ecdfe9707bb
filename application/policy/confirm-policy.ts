import {
  CONFIRMATION_LINK_DAYS,
  CONFIRMATION_LINK_INVALID,
  CONFIRMATION_LINK_USED,
} from '../../domain/policy/answering.js';
import { FACT_KEYS } from '../../domain/policy/fact.js';
import { factsInWords, type FactInWords } from '../../domain/policy/fact-history.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { daysAfter } from '../../domain/shared/days.js';
import type { Clock } from '../shared/clock.js';
import { newsEmail, type Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { ConfirmationRecord, Facts, HeldPlace, PolicyConfirmations, UnconfirmedPlace } from './ports.js';

interface ConfirmationPorts {
  readonly transaction: Transaction;
  readonly confirmations: PolicyConfirmations;
  readonly facts: Facts;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Emails per night, so that a large directory asks its owners over several nights. */
export const CONFIRMATIONS_PER_NIGHT = 500;

/** Asks owners once a year whether their policy is still right, with a link that needs no sign-in. */
export class AskForConfirmation {
  constructor(private readonly ports: Omit<ConfirmationPorts, 'facts'>) {}

  /** Returns the number of emails. */
  async run(): Promise<number> {
    const due = await this.ports.confirmations.due(CONFIRMATIONS_PER_NIGHT);
    let asked = 0;
    for (const place of due) if (await this.#ask(place)) asked += 1;
    return asked;
  }

  #ask(place: UnconfirmedPlace): Promise<boolean> {
    const { transaction, confirmations, outbox, secrets, clock } = this.ports;
    return transaction.run(async () => {
      const [secret, now] = [secrets.newSecret(), clock.now()];
      const hash = secrets.hashOf(secret);
      if (!(await confirmations.add(place, hash, daysAfter(now, CONFIRMATION_LINK_DAYS)))) return false;
      await outbox.record(newsEmail(`policy-confirmation:${hash}`, place.ownerId, yearlyEmail(place.name, secret)));
      return true;
    });
  }
}

function yearlyEmail(name: string, secret: string) {
  return {
    subject: `Is the pet policy of ${name} still right?`,
    paragraphs: [
      `You last confirmed the pet policy of ${name} more than a year ago. People with pets rely on it.`,
      `Use the link below to see it and confirm it with one click. You don’t need to sign in. The link works once, for ${CONFIRMATION_LINK_DAYS} days.`,
    ],
    action: { label: 'Check the pet policy', path: `/policy-confirmation/${secret}` },
  };
}

/** What the page behind the link shows. */
export interface OpenConfirmation {
  readonly business: Pick<HeldPlace, 'id' | 'name'>;
  readonly facts: readonly FactInWords[];
  readonly expiresAt: Date;
}

/** Confirms all facts of a place by the emailed link, as its owner's statements. */
export class ConfirmPolicy {
  constructor(private readonly ports: Pick<ConfirmationPorts, 'transaction' | 'confirmations' | 'facts' | 'clock'>) {}

  /**
   * Returns what the link would confirm, and changes nothing. Throws CONFIRMATION_LINK_INVALID for an unknown link, and
   * CONFIRMATION_LINK_USED if it was used, has expired, or the business is no longer the owner's.
   */
  show(tokenHash: string): Promise<OpenConfirmation> {
    const { transaction, confirmations } = this.ports;
    return transaction.run(async () => {
      const { place, expiresAt } = this.#usable(await confirmations.find(tokenHash));
      const { id, name, known } = place;
      return { business: { id, name }, facts: factsInWords(known), expiresAt };
    }, 'preparation');
  }

  /** Throws the errors of `show`. */
  run(tokenHash: string): Promise<void> {
    const { transaction, confirmations, facts, clock } = this.ports;
    return transaction.run(async () => {
      const { id, ownerId, businessId } = this.#usable(await confirmations.find(tokenHash));
      const place = await facts.hold(businessId, ownerId);
      if (place?.ownerId !== ownerId || !(await confirmations.use(id, clock.now()))) return refuseUsed();
      const statements = FACT_KEYS.flatMap((key) => {
        const value = place.known[key]?.value;
        return value === undefined ? [] : [{ key, value, verdict: 'confirms' as const }];
      });
      await facts.say(businessId, statements, { source: 'owner', memberId: ownerId, network: null });
    });
  }

  #usable(record: ConfirmationRecord | null): ConfirmationRecord & { readonly place: HeldPlace } {
    const found = record ?? refuse('CONFIRMATION_LINK_INVALID', CONFIRMATION_LINK_INVALID);
    const { place, usedAt, expiresAt } = found;
    if (place === null || usedAt !== null || expiresAt <= this.ports.clock.now()) return refuseUsed();
    return { ...found, place };
  }
}

function refuseUsed(): never {
  return refuse('CONFIRMATION_LINK_USED', CONFIRMATION_LINK_USED);
}
