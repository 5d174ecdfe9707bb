import type { NamedAdministrator } from '../../domain/administration/administrator.js';
import { requireUndoable } from '../../domain/administration/decision.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditEntry, AuditLog } from './audit.js';
import type { Decisions } from './decision-ports.js';

const CHANGED = 'Someone has changed this since your decision, so it can no longer be undone.';

/** Undoes a decision with everything that it changed, before its messages are sent. */
export class UndoDecision {
  constructor(
    private readonly transaction: Transaction,
    private readonly decisions: Decisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The audit log keeps the decision and gets an entry about its undo. Throws NOT_FOUND, CHANGED_MEANWHILE, or the errors
   * of `requireUndoable`.
   */
  run(administrator: AdministratorActor & NamedAdministrator, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const decision = (await this.decisions.hold(id)) ?? refuse('NOT_FOUND', 'Decision not found');
      requireUndoable(decision, administrator.id, this.clock.now());
      const entries = (await this.decisions.takeBack(id, this.clock.now())) ?? refuse('CHANGED_MEANWHILE', CHANGED);
      for (const entry of entries.toReversed()) await this.audit.write(undone(entry, administrator.name));
    });
  }
}

/** Returns the entry about the undo: the same record, with before and after exchanged. */
function undone({ action, targetType, targetId, before, after }: AuditEntry, actor: string): AuditEntry {
  return {
    ...{ actor, action: 'decision.undo', targetType, targetId },
    before: { ...after, decision: action },
    after: before,
    reason: null,
  };
}
