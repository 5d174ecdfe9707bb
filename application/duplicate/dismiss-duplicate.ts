import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { DuplicateCandidate, DuplicateCandidates, Merges } from './ports.js';

/** Records that two businesses are not the same. They are never suggested as duplicates again. */
export class DismissDuplicate {
  constructor(
    private readonly transaction: Transaction,
    private readonly candidates: DuplicateCandidates,
    private readonly merges: Pick<Merges, 'hold'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws DUPLICATE_NOT_FOUND or DUPLICATE_DECIDED. */
  run({ name: administrator }: AdministratorActor, id: number, reason: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const { lowerId, upperId } = await this.#find(id);
      // Merging locks the same businesses, so the second of two simultaneous decisions sees the first.
      const locked = await this.merges.hold([lowerId, upperId]);
      const { dismissedBy } = await this.#find(id);
      if (dismissedBy !== null) refuse('DUPLICATE_DECIDED', `${dismissedBy} already dismissed this duplicate.`);
      for (const { name, mergedBy } of locked.values()) {
        if (mergedBy !== null) refuse('DUPLICATE_DECIDED', `${mergedBy} already merged ${name}.`);
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
    return found ?? refuse('DUPLICATE_NOT_FOUND', 'These two are not listed as likely duplicates');
  }
}
