import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { DuplicateCandidates } from '../duplicate/ports.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { ImportedBusinesses, JudgedContent } from './ports.js';
import { RecordedBusinesses } from './recorded-businesses.js';
import type { ListedAnyway, ReportedRows } from './result-ports.js';
import type { ImportChanges } from './undo-ports.js';

interface ListPorts {
  readonly transaction: Transaction;
  readonly rows: ReportedRows;
  readonly businesses: ImportedBusinesses;
  readonly changes: ImportChanges;
  readonly candidates: Pick<DuplicateCandidates, 'dismissPair'>;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

/**
 * Lists a row that an import skipped as a likely duplicate, as the import would have done. Later imports of its source
 * update the listing, and the two are never suggested as duplicates.
 */
export class ListAnyway {
  constructor(private readonly ports: ListPorts) {}

  /** Throws NOT_FOUND, or IMPORT_MOVE_REFUSED with the reason. */
  run({ name: administrator }: AdministratorActor, importId: number, number: number): Promise<void> {
    const { transaction, rows, changes, candidates, audit, clock } = this.ports;
    return transaction.run(async () => {
      const row = (await rows.lock(importId, number)) ?? refuse('NOT_FOUND', 'Row not found');
      const judged = requireListable(row);
      const listed = await rows.listing(judged);
      if (listed !== null) refuse('IMPORT_MOVE_REFUSED', `Business ${listed} already has this source and ID.`);
      const businesses = new RecordedBusinesses(this.ports.businesses, changes, importId);
      const [businessId] = await businesses.add([{ ...judged, isCountryStated: true, notes: [] }], administrator);
      if (businessId === undefined) throw new Error('The listing was not added.');
      await businesses.remember([{ businessId, row: judged, content: judged.content }], null);
      await rows.markListed(importId, number, { businessId, administrator });
      const like = judged.likeId ?? (judged.likeLine === null ? null : await rows.ofLine(importId, judged.likeLine));
      if (like !== null) await candidates.dismissPair([like, businessId], judged, administrator, clock.now());
      await audit.write({
        ...{ actor: administrator, action: 'import.list', targetType: 'import', targetId: String(importId) },
        ...{ before: {}, after: { row: number, businessId, name: judged.content.name }, reason: null },
      });
    });
  }
}

/** Throws IMPORT_MOVE_REFUSED unless the row can be listed now. */
function requireListable({
  isDryRun,
  state,
  undo,
  outcome,
  businessId,
  judged,
  listedBy,
}: ListedAnyway): JudgedContent {
  const no = (why: string) => refuse('IMPORT_MOVE_REFUSED', why);
  if (listedBy !== null) no(`${listedBy} already listed this row as business ${businessId ?? ''}.`);
  if (isDryRun) no('This was a dry run. Import the file first.');
  if (state === 'waiting' || state === 'running') no('This import is still running. Wait until it has ended.');
  if (undo !== null) no('This import was undone. Import the file again.');
  if (outcome !== 'duplicate') no('Only rows that were skipped as likely duplicates can be listed.');
  return judged ?? no('The content of this row is no longer known. Import the file again.');
}
