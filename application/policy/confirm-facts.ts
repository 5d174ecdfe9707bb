import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireRole } from '../business/people/require-role.js';
import type { Actor, AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { requireShown, type SeenFact } from './require-shown.js';
import type { Facts, HeldPlace, Speaker } from './ports.js';
import { AS_ADMINISTRATOR, asOwner } from './say-in-form.js';

interface ConfirmFactsPorts {
  readonly transaction: Transaction;
  readonly facts: Facts;
  readonly audit: AuditLog;
  readonly roles: BusinessRoles;
}

/** Confirms facts of a place as its owner or manager, or as an administrator who asked there. */
export class ConfirmFacts {
  constructor(private readonly ports: ConfirmFactsPorts) {}

  /**
   * Throws BUSINESS_NOT_FOUND if the business isn't public, FORBIDDEN unless the actor's role allows it, and FACT_CHANGED if a
   * value is no longer shown.
   */
  async byOwner({ userId }: Actor, businessId: number, seen: readonly SeenFact[]): Promise<void> {
    const { transaction, facts, roles } = this.ports;
    await transaction.run(async () => {
      const place = (await facts.hold(businessId, userId)) ?? refuseUnknown();
      await requireRole(roles, place, userId, 'listing');
      await this.#confirm(place, seen, { ...asOwner(userId), network: null });
      await roles.record({ businessId, actorId: userId, action: 'facts_confirmed' });
    });
  }

  /** Writes the audit log with the reason. Throws BUSINESS_NOT_FOUND and FACT_CHANGED like `byOwner`. */
  async byAdministrator(
    { name: administrator }: AdministratorActor,
    businessId: number,
    { facts: seen, reason }: { readonly facts: readonly SeenFact[]; readonly reason: string },
  ): Promise<void> {
    const { transaction, facts, audit } = this.ports;
    await transaction.run(async () => {
      const place = (await facts.hold(businessId, null)) ?? refuseUnknown();
      await this.#confirm(place, seen, { ...AS_ADMINISTRATOR, network: null });
      await audit.write({
        ...{ actor: administrator, action: 'business.confirmPolicy', targetType: 'business', reason },
        ...{ targetId: String(businessId), before: {} },
        after: { name: place.name, confirmed: seen.map(({ key }) => key) },
      });
    });
  }

  async #confirm(place: HeldPlace, seen: readonly SeenFact[], by: Speaker): Promise<void> {
    const statements = seen.map((fact) => {
      return { key: fact.key, value: requireShown(place, fact), verdict: 'confirms' as const };
    });
    await this.ports.facts.say(place.id, statements, by);
  }
}

function refuseUnknown(): never {
  return refuse('BUSINESS_NOT_FOUND', 'Business not found');
}
