import { requireUndoable } from '../../domain/import/undo.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { ImportUndos } from './undo-ports.js';

/** Starts undoing an import. A worker does it. */
export class UndoImport {
  constructor(
    private readonly transaction: Transaction,
    private readonly undos: ImportUndos,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, or IMPORT_MOVE_REFUSED with the reason. */
  run({ name: administrator }: AdministratorActor, id: number): Promise<void> {
    return this.transaction.run(async () => {
      const facts = (await this.undos.lock(id)) ?? refuse('NOT_FOUND', 'Import not found');
      requireUndoable(facts, this.clock.now());
      await this.undos.add(id, administrator);
      await this.audit.write({
        ...{ actor: administrator, action: 'import.undo', targetType: 'import', targetId: String(id) },
        ...{ before: {}, after: { fileName: facts.fileName }, reason: null },
      });
      await this.jobs.enqueue('undo-import', { id });
    });
  }
}
