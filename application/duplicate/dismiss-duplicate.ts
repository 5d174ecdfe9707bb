import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { DuplicateCandidates } from './ports.js';

/** An administrator says that two businesses are not the same, which stays: they are never shown as likely doubles again. */
export class DismissDuplicate {
  constructor(
    private readonly transaction: Transaction,
    private readonly candidates: DuplicateCandidates,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Refuses with DUPLICATE_NOT_FOUND and DUPLICATE_DECIDED. */
  run(administrator: string, id: number): Promise<void> {
    return this.transaction.run(async () => {
      const found = await this.candidates.find(id);
      if (found === null) return refuse('DUPLICATE_NOT_FOUND', 'These two are not listed as likely doubles');
      const { lowerId, upperId, dismissedBy } = found;
      if (dismissedBy !== null)
        refuse('DUPLICATE_DECIDED', `${dismissedBy} has said already that they are not the same.`);
      await this.candidates.dismiss(id, administrator, this.clock.now());
      await this.audit.write({
        ...{ actor: administrator, action: 'business.notTheSame', targetType: 'business', targetId: String(lowerId) },
        ...{ before: {}, after: { notTheSameAs: upperId }, reason: null },
      });
    });
  }
}
