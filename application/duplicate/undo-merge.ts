import { requireOwnerFree, requireUndoable } from '../../domain/duplicate/merge.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditEntry, AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { newsOfMerge } from './merge-mails.js';
import type { HeldBusiness, MergeRecord, Merges } from './ports.js';

type Decision = Pick<AuditEntry, 'actor' | 'reason'>;

/**
 * An administrator takes a merge back. Both businesses are as they were; what was written to the kept one since stays with
 * it. Of several merges into one place the last one is undone first.
 */
export class UndoMerge {
  constructor(
    private readonly transaction: Transaction,
    private readonly merges: Merges,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Refuses with MERGE_NOT_FOUND and MERGE_REFUSED. */
  run(administrator: string, id: number, reason: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const { keptId, mergedId } = await this.#find(id);
      const held = await this.merges.hold([keptId, mergedId]);
      // Once more: who undid it at the same time was waited for.
      const merge = await this.#find(id);
      requireUndoable(merge, this.clock.now());
      const [kept, merged] = [held.get(keptId), held.get(mergedId)];
      if (kept === undefined || merged === undefined) throw new Error('A merged business is gone.');
      requireOwnerFree(merge.moved.ownership, kept, merged);
      await this.merges.undo(merge, administrator);
      await this.#writeDown({ actor: administrator, reason }, kept, merged);
      for (const mail of newsOfMerge(id, kept, merged, 'undone')) await this.outbox.record(mail);
    });
  }

  async #find(id: number): Promise<MergeRecord> {
    return (await this.merges.find(id)) ?? refuse('MERGE_NOT_FOUND', 'Merge not found');
  }

  #writeDown(decision: Decision, kept: HeldBusiness, { id, name }: HeldBusiness): Promise<void> {
    return this.audit.write({
      ...{ ...decision, action: 'business.undoMerge', targetType: 'business', targetId: String(id) },
      before: { name, mergedInto: kept.id, keptName: kept.name },
      after: { name, mergedInto: null },
    });
  }
}
