import { alreadyAnswered, nextAnswer, OWN_BUSINESS } from '../../domain/policy/answering.js';
import type { FactKey, FactValue } from '../../domain/policy/fact.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireNoRole } from '../business/people/require-role.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { requireShown } from './require-shown.js';
import { sayAboutPlace, type SayPorts } from './say-about-place.js';

/** A member's answer to 'Is this still right?'. */
export interface FactAnswer {
  /** The value that the member saw. */
  readonly value: FactValue;
  readonly isRight: boolean;
}

/** Records whether a fact is still right, once per member, place, and fact in ANSWER_DAYS. */
export class AnswerFact {
  constructor(
    private readonly transaction: Transaction,
    private readonly ports: SayPorts,
    private readonly roles: Pick<BusinessRoles, 'of'>,
  ) {}

  /**
   * Throws BUSINESS_NOT_FOUND if the business isn't public, FORBIDDEN for its people, FACT_CHANGED if the value is no
   * longer shown, and FACT_ANSWERED for a second answer.
   */
  async run(
    { userId: memberId }: Actor,
    businessId: number,
    key: FactKey,
    { value, isRight }: FactAnswer,
    network: string,
  ): Promise<void> {
    const { facts, clock } = this.ports;
    await this.transaction.run(async () => {
      const place = (await facts.hold(businessId, memberId)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      if (place.ownerId === memberId) refuse('FORBIDDEN', OWN_BUSINESS);
      await requireNoRole(this.roles, businessId, memberId, OWN_BUSINESS);
      const shown = requireShown(place, { key, value });
      const last = await facts.lastSaid(businessId, key, memberId);
      if (last !== null && nextAnswer(last) > clock.now()) refuse('FACT_ANSWERED', alreadyAnswered(last));
      const statement = { key, value: shown, verdict: isRight ? 'confirms' : 'contradicts' } as const;
      await sayAboutPlace(this.ports, place, [statement], { source: 'visitor', memberId, network });
    });
  }
}
