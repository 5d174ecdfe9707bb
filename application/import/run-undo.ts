import { saidByChange } from '../../domain/policy/known-facts.js';
import { undoCounts, undoListing, type ChangedListing, type ListingUndo } from '../../domain/import/undo.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { ImportedBusinesses } from './ports.js';
import type { ImportUndos, StayingListing, UndoneListings, UndoRecord } from './undo-ports.js';

/** Listings per transaction. */
const BATCH = 250;
/** Starts without progress after which an undo is given up. An administrator can start it again. */
const MAX_STARTS = 5;
/** Inactivity after which an undo is resumed, because its process ended. */
const SILENT_MS = 2 * 60 * 1000;

const GAVE_UP = `Undoing started ${MAX_STARTS} times without progress. See the log for the reason, then undo the import again: it continues where it stopped.`;

interface UndoPorts {
  readonly transaction: Transaction;
  readonly undos: ImportUndos;
  readonly listings: UndoneListings;
  readonly businesses: Pick<ImportedBusinesses, 'change'>;
  readonly audit: AuditLog;
  readonly clock: Clock;
  /** Runs the work again while the database is unavailable. */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Undoes an import, one batch per transaction together with its progress. After a crash, it continues after the last
 * stored batch. Two processes that run the same undo take turns.
 */
export class RunUndo {
  constructor(private readonly ports: UndoPorts) {}

  /** `onBatch` is called after each stored batch. */
  async run(importId: number, onBatch: () => void = () => undefined): Promise<void> {
    const { transaction, undos, retry } = this.ports;
    const start = async (): Promise<boolean> => {
      const undo = await undos.hold(importId);
      if (undo === null) return false;
      if (undo.attempts >= MAX_STARTS) await undos.end(importId, GAVE_UP);
      else await undos.begin(importId);
      return undo.attempts < MAX_STARTS;
    };
    if (!(await retry(() => transaction.run(start)))) return;
    while (await retry(() => transaction.run(() => this.#batch(importId)))) onBatch();
  }

  /** Resumes undos whose process ended. Throws the errors of single ones after all had their turn. */
  async resume(): Promise<void> {
    const { undos, clock, retry } = this.ports;
    const failures: unknown[] = [];
    const silent = await retry(() => undos.silentSince(new Date(clock.now().getTime() - SILENT_MS)));
    for (const importId of silent) await this.run(importId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some undos of imports could not be resumed.');
  }

  /** Returns false once the undo has ended. */
  async #batch(importId: number): Promise<boolean> {
    const { undos, listings, businesses } = this.ports;
    const undo = await undos.hold(importId);
    if (undo === null) return false;
    const { listings: changed, last, changes } = await listings.next(importId, undo.position, BATCH);
    if (last === null) {
      await this.#end(undo);
      return false;
    }
    const undone = changed.map(undoListing);
    const byId = new Map(changed.map((listing) => [listing.id, listing]));
    await businesses.change(
      undone.flatMap(({ id, change }) => {
        const listing = byId.get(id);
        if (listing === undefined || Object.keys(change).length === 0) return [];
        const content = { ...listing.content, ...change };
        // Imports from before statements knew their import recorded the pet policy and opening hours as fields.
        return [
          { id, source: listing.changes[0]?.source ?? '', content, said: saidByChange(listing.content, content) },
        ];
      }),
    );
    await listings.undo(importId, undone);
    const counts = undoCounts(undo.counts, undone);
    await undos.advance({ importId, position: last, changes, counts, staying: stayingOf(undone, byId) });
    return true;
  }

  async #end({ importId, startedBy, counts }: UndoRecord): Promise<void> {
    await this.ports.undos.end(importId, null);
    await this.ports.audit.write({
      ...{ actor: startedBy, action: 'import.undone', targetType: 'import', targetId: String(importId) },
      ...{ before: {}, after: { ...counts }, reason: null },
    });
  }
}

function stayingOf(
  undone: readonly ListingUndo[],
  byId: ReadonlyMap<number, ChangedListing>,
): readonly StayingListing[] {
  return undone.flatMap(({ id, stays }) =>
    stays === null ? [] : [{ id, name: byId.get(id)?.name ?? '', message: stays }],
  );
}
