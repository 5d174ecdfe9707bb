import { ORPHAN_HOURS } from '../../domain/upload/upload-kind.js';
import type { Clock } from '../shared/clock.js';
import type { FileStore, UploadRecords } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { allKeys } from './stored-files.js';

/** Files per transaction. */
const BATCH = 100;
/** Storing a file takes seconds, so the process of a file that is unfinished for longer has ended. */
const UNFINISHED_MS = 3_600_000;

/** Deletes unused files, and files of erased members at once. A job runs it, so there is no actor. */
export class RemoveOrphans {
  constructor(
    private readonly transaction: Transaction,
    private readonly uploads: UploadRecords,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of deleted files. After an interruption, the next run continues. */
  async run(): Promise<number> {
    const now = this.clock.now().getTime();
    await this.files.removeUnfinished(new Date(now - UNFINISHED_MS));
    const before = new Date(now - ORPHAN_HOURS * 3_600_000);
    let removed = 0;
    for (;;) {
      const batch = await this.transaction.run(() => this.#removeSome(before));
      removed += batch;
      if (batch < BATCH) return removed;
    }
  }

  async #removeSome(before: Date): Promise<number> {
    const orphans = await this.uploads.orphans(before, BATCH);
    // The record last: without it, a leftover file would never be found.
    await this.files.remove(orphans.flatMap(allKeys));
    await this.uploads.forget(orphans.map(({ id }) => id));
    return orphans.length;
  }
}
