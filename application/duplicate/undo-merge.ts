import { losesOwner, requireOwnerFree, requireUndoable } from '../../domain/duplicate/merge.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditEntry, AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { ChangeOwner } from '../ownership/change-owner.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { mergeEmails } from './merge-emails.js';
import type { LockedBusiness, MergeRecord, Merges } from './ports.js';

type Decision = Pick<AuditEntry, 'actor' | 'reason'>;

/**
 * Undoes a merge. Both businesses return to their earlier state; what the kept one received later stays with it. The
 * latest of several merges must be undone first.
 */
export class UndoMerge {
  constructor(
    private readonly transaction: Transaction,
    private readonly merges: Merges,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly owners: Pick<ChangeOwner, 'release'>,
  ) {}

  /** Throws MERGE_NOT_FOUND or MERGE_REFUSED. */
  run({ name: administrator }: AdministratorActor, id: number, reason: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const { keptId, mergedId } = await this.#find(id);
      const locked = await this.merges.hold([keptId, mergedId]);
      // Read again, because a simultaneous undo may just have finished.
      const merge = await this.#find(id);
      requireUndoable(merge, this.clock.now());
      const [kept, merged] = [locked.get(keptId), locked.get(mergedId)];
      if (kept === undefined || merged === undefined) throw new Error('A merged business no longer exists.');
      requireOwnerFree(merge.moved.ownership, kept, merged);
      if (losesOwner(merge.moved.ownership, kept, merged)) await this.owners.release(kept);
      await this.merges.undo(merge, administrator);
      await this.#writeAudit({ actor: administrator, reason }, kept, merged);
      for (const mail of mergeEmails(id, { kept, merged, withOwner: true }, 'undone')) await this.outbox.record(mail);
    });
  }

  async #find(id: number): Promise<MergeRecord> {
    return (await this.merges.find(id)) ?? refuse('MERGE_NOT_FOUND', 'Merge not found');
  }

  #writeAudit(decision: Decision, kept: LockedBusiness, { id, name }: LockedBusiness): Promise<void> {
    return this.audit.write({
      ...{ ...decision, action: 'business.undoMerge', targetType: 'business', targetId: String(id) },
      before: { name, mergedInto: kept.id, keptName: kept.name },
      after: { name, mergedInto: null },
    });
  }
}
