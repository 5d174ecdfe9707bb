import { linkProblem, UNKNOWN_LINK, type LinkProblem } from '../../domain/policy/confirmation-link.js';
import { canonical, FACT_KEYS } from '../../domain/policy/fact.js';
import { factsInWords, type FactInWords } from '../../domain/policy/fact-history.js';
import type { KnownFacts } from '../../domain/policy/known-facts.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { BusinessRoles } from '../business/people/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { ConfirmationRecord, Facts, HeldPlace, PolicyConfirmations } from './ports.js';

interface ConfirmationPorts {
  readonly transaction: Transaction;
  readonly confirmations: PolicyConfirmations;
  readonly facts: Facts;
  readonly roles: Pick<BusinessRoles, 'record'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** What the page behind the link shows. */
export interface OpenConfirmation {
  readonly business: Pick<HeldPlace, 'id' | 'name'>;
  readonly facts: readonly FactInWords[];
  /** Changes with the values. */
  readonly fingerprint: string;
  readonly expiresAt: Date;
}

/** Confirms all facts of a place by the emailed link, as its owner's statements. */
export class ConfirmPolicy {
  constructor(private readonly ports: ConfirmationPorts) {}

  /** Returns what the link would confirm, and changes nothing. Throws the code of a `LinkProblem`. */
  show(tokenHash: string): Promise<OpenConfirmation> {
    const { transaction, confirmations } = this.ports;
    return transaction.run(async () => {
      const { place, expiresAt } = this.#usable(await confirmations.find(tokenHash));
      const { id, name, known } = place;
      return { business: { id, name }, facts: factsInWords(known), fingerprint: this.#fingerprint(known), expiresAt };
    }, 'preparation');
  }

  /**
   * Returns the confirmed business. `seen` is the fingerprint of what the owner saw; null skips the comparison. Throws the
   * errors of `show`, and FACT_CHANGED if the values have changed since.
   */
  run(tokenHash: string, seen: string | null): Promise<Pick<HeldPlace, 'id' | 'name'>> {
    const { transaction, confirmations, facts, roles, clock } = this.ports;
    return transaction.run(async () => {
      const record = this.#usable(await confirmations.find(tokenHash));
      const { id, ownerId, businessId } = record;
      const place = await facts.hold(businessId, ownerId);
      if (place?.ownerId !== ownerId) return this.#refuse({ ...record, place: null });
      if (seen !== null && seen !== this.#fingerprint(place.known)) {
        return refuse('FACT_CHANGED', 'Your listing has changed since you opened this page. Check it again.');
      }
      const now = clock.now();
      if (!(await confirmations.use(id, now))) return this.#refuse({ ...record, usedAt: now });
      const statements = FACT_KEYS.flatMap((key) => {
        const value = place.known[key]?.value;
        return value === undefined ? [] : [{ key, value, verdict: 'confirms' as const }];
      });
      await facts.say(businessId, statements, { source: 'owner', memberId: ownerId, network: null });
      await roles.record({ businessId, actorId: ownerId, action: 'facts_confirmed' });
      return { id: businessId, name: place.name };
    });
  }

  #fingerprint(known: KnownFacts): string {
    const values = FACT_KEYS.flatMap((key) => {
      const value = known[key]?.value;
      return value === undefined ? [] : [`${key}=${canonical(value)}`];
    });
    return this.ports.secrets.hashOf(JSON.stringify(values));
  }

  #usable(record: ConfirmationRecord | null): ConfirmationRecord & { readonly place: HeldPlace } {
    if (record === null) return refuseLink(UNKNOWN_LINK);
    const { place } = record;
    if (place === null || this.#problem(record) !== null) return this.#refuse(record);
    return { ...record, place };
  }

  #problem(record: ConfirmationRecord): LinkProblem | null {
    return linkProblem({ ...record, isRecipients: record.place !== null }, this.ports.clock.now());
  }

  #refuse(record: ConfirmationRecord): never {
    return refuseLink(this.#problem(record) ?? UNKNOWN_LINK);
  }
}

function refuseLink({ code, message }: LinkProblem): never {
  return refuse(code, message);
}
