import { mappingWords } from '../../domain/import/columns/mapping.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { SavedMappings } from './mapping-ports.js';

/** Deletes a saved mapping, so that no later file gets it. Imports that used it keep theirs. */
export class ForgetMapping {
  constructor(
    private readonly transaction: Transaction,
    private readonly mappings: SavedMappings,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND. */
  async run(administrator: AdministratorActor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const removed = (await this.mappings.remove(id)) ?? refuse('NOT_FOUND', 'Saved mapping not found');
      await this.audit.write({
        ...{ actor: administrator.name, action: 'import.forgetMapping' },
        ...{ targetType: 'import_mapping', targetId: String(id) },
        before: { columns: mappingWords(removed.mapping), source: removed.source },
        after: {},
        reason: null,
      });
    });
  }
}
