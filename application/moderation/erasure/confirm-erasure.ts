import { requireRecentSignIn } from '../../../domain/account/account.js';
import { requireConfirmable } from '../../../domain/moderation/ordered-erasure.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { AuditLog } from '../../administration/audit.js';
import type { Administrators } from '../../administration/ports.js';
import type { SignedInAdministrator } from '../../shared/actor.js';
import type { Clock } from '../../shared/clock.js';
import type { Transaction } from '../../shared/transaction.js';
import type { FingerprintOf, OrderedErasures } from './ports.js';

/** Confirms another administrator's order to erase an account. */
export class ConfirmErasure {
  constructor(
    private readonly transaction: Transaction,
    private readonly erasures: OrderedErasures,
    private readonly administrators: Administrators,
    private readonly audit: AuditLog,
    private readonly fingerprintOf: FingerprintOf,
    private readonly clock: Clock,
  ) {}

  /** Throws REAUTHENTICATION_REQUIRED, NOT_FOUND, or the errors of `requireConfirmable`. */
  async run({ id: administratorId, signedInAt }: SignedInAdministrator, id: number): Promise<void> {
    requireRecentSignIn(signedInAt, this.clock.now());
    return this.transaction.run(async () => {
      const order = (await this.erasures.hold(id)) ?? refuse('NOT_FOUND', NO_ORDER);
      const actor = (await this.administrators.hold(administratorId)) ?? refuse('UNAUTHORIZED', 'Unauthorized');
      requireConfirmable(order, actor);
      await this.erasures.confirm(id, actor.name, this.clock.now());
      await this.audit.write({
        ...{ actor: actor.name, action: 'member.confirmErasure', targetType: 'member' },
        targetId: this.fingerprintOf(order.memberId),
        ...{ before: { orderedBy: order.orderedBy }, after: { confirmedBy: actor.name }, reason: order.reasonCode },
      });
    });
  }
}

export const NO_ORDER = 'This account was erased, or its erasure was stopped.';
