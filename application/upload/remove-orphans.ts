import { ORPHAN_HOURS } from '../../domain/upload/orphan.js';
import type { Clock } from '../shared/clock.js';
import type { FileStore, UploadRecords } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { allKeys } from './stored-files.js';

/** Files removed in one transaction. */
const BATCH = 100;

/** Removes files that nobody uses, and at once those of erased members; a job runs it, so nobody acts. */
export class RemoveOrphans {
  constructor(
    private readonly transaction: Transaction,
    private readonly uploads: UploadRecords,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Answers how many were removed. Where it is broken off, the next time goes on from there. */
  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - ORPHAN_HOURS * 3_600_000);
    let removed = 0;
    for (;;) {
      const batch = await this.transaction.run(() => this.#removeSome(before));
      removed += batch;
      if (batch < BATCH) return removed;
    }
  }

  async #removeSome(before: Date): Promise<number> {
    const orphans = await this.uploads.orphans(before, BATCH);
    // The record last: without it, nothing would tell that a file is left.
    await this.files.remove(orphans.flatMap(allKeys));
    await this.uploads.forget(orphans.map(({ id }) => id));
    return orphans.length;
  }
}
