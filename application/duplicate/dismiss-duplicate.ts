import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { DuplicateCandidate, DuplicateCandidates, Merges } from './ports.js';

/** An administrator says that two businesses are not the same, which stays: they are never shown as likely doubles again. */
export class DismissDuplicate {
  constructor(
    private readonly transaction: Transaction,
    private readonly candidates: DuplicateCandidates,
    private readonly merges: Pick<Merges, 'hold'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Refuses with DUPLICATE_NOT_FOUND and DUPLICATE_DECIDED. */
  run(administrator: string, id: number, reason: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const { lowerId, upperId } = await this.#find(id);
      // Whoever merges them holds them too: of two decisions at once the second one reads who made the first.
      const held = await this.merges.hold([lowerId, upperId]);
      const { dismissedBy } = await this.#find(id);
      if (dismissedBy !== null)
        refuse('DUPLICATE_DECIDED', `${dismissedBy} has said already that they are not the same.`);
      for (const { name, mergedBy } of held.values()) {
        if (mergedBy !== null) refuse('DUPLICATE_DECIDED', `${mergedBy} has merged ${name} already.`);
      }
      await this.candidates.dismiss(id, administrator, this.clock.now());
      await this.audit.write({
        ...{ actor: administrator, action: 'business.notTheSame', targetType: 'business', targetId: String(lowerId) },
        ...{ before: {}, after: { notTheSameAs: upperId }, reason },
      });
    });
  }

  async #find(id: number): Promise<DuplicateCandidate> {
    const found = await this.candidates.find(id);
    return found ?? refuse('DUPLICATE_NOT_FOUND', 'These two are not listed as likely doubles');
  }
}
