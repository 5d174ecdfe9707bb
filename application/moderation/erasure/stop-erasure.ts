import { refuse } from '../../../domain/shared/domain-error.js';
import type { AccountClosing } from '../../account/ports.js';
import type { AuditLog } from '../../administration/audit.js';
import type { AdministratorActor } from '../../shared/actor.js';
import type { Clock } from '../../shared/clock.js';
import type { Transaction } from '../../shared/transaction.js';
import { NO_ORDER } from './confirm-erasure.js';
import type { FingerprintOf, OrderedErasures } from './ports.js';
import type { ModerationCases, PublishedContents } from '../ports.js';
import type { ReleaseContent } from '../release-content.js';

interface StopErasureDependencies {
  readonly transaction: Transaction;
  readonly erasures: OrderedErasures;
  readonly closing: AccountClosing;
  readonly cases: ModerationCases;
  readonly contents: PublishedContents;
  readonly showAgain: ReleaseContent;
  readonly audit: AuditLog;
  readonly fingerprintOf: FingerprintOf;
  readonly clock: Clock;
}

/**
 * Stops an ordered erasure and restores the account, even if the erasure is confirmed. An account that the member had
 * closed stays closed. The reported content is shown again, unless another decision hides it.
 */
export class StopErasure {
  constructor(private readonly dependencies: StopErasureDependencies) {}

  /** Throws NOT_FOUND if the account was erased or the order was stopped. */
  run({ name }: AdministratorActor, id: number): Promise<void> {
    const { transaction, erasures, closing, audit, fingerprintOf } = this.dependencies;
    return transaction.run(async () => {
      const order = (await erasures.hold(id)) ?? refuse('NOT_FOUND', NO_ORDER);
      await erasures.remove(id);
      await closing.restore(order.memberId, order.own);
      await audit.write({
        ...{ actor: name, action: 'member.stopErasure', targetType: 'member' },
        targetId: fingerprintOf(order.memberId),
        before: { orderedBy: order.orderedBy, confirmedBy: order.confirmedBy },
        ...{ after: {}, reason: order.reasonCode },
      });
      if (order.reportId !== null) await this.#showReported(order.reportId);
    });
  }

  async #showReported(reportId: number): Promise<void> {
    const { cases, contents, showAgain, clock } = this.dependencies;
    const reported = await cases.find(reportId);
    if (reported === null) return;
    await contents.hold([reported]);
    const { targetType, targetId } = reported;
    const after = await showAgain.release({ targetType, targetId }, () => false, clock.now());
    if (after !== 'gone') await contents.setState(reported, after);
  }
}
