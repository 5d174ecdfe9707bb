import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { ImportFiles, Imports, UnfinishedImport } from './ports.js';
import type { RunImport } from './run-import.js';

const MINUTE_MS = 60 * 1000;
/** An import of which nothing was heard for so long is taken up again: its process ended. */
const SILENT_MS = 2 * MINUTE_MS;
/** A product decision: an import of the command line that nobody goes on with for so long has ended. */
const ABANDONED_DAYS = 7;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A file that came in is named by an import long before. */
const FORGOTTEN_MS = 60 * MINUTE_MS;

/**
 * Goes on with imports of files that came in whose process was ended in the middle, and clears away files that none needs. A file that
 * the command line names is none of these: whoever started it starts it again, within a week.
 */
export class ResumeImports {
  constructor(
    private readonly transaction: Transaction,
    private readonly imports: Imports,
    private readonly runImport: RunImport,
    private readonly files: ImportFiles,
    private readonly clock: Clock,
  ) {}

  /** Throws what single ones of them failed with once all had their turn. */
  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const unfinished = await this.imports.allUnfinished();
    const paths = unfinished.map(({ path }) => path);
    await this.files.discardOthers(paths, new Date(now - FORGOTTEN_MS));
    const failures: unknown[] = [];
    for (const each of unfinished) {
      if (each.heardAt.getTime() >= now - SILENT_MS) continue;
      await this.#goOnWith(each, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some imports could not be gone on with.');
  }

  async #goOnWith(one: UnfinishedImport, now: number): Promise<void> {
    if (this.files.isReceived(one.path)) await this.runImport.run(one.id);
    else if (one.heardAt.getTime() < now - ABANDONED_DAYS * DAY_MS)
      await this.transaction.run(() => this.imports.end(one, abandoned(one)));
  }
}

const abandoned = ({ position }: UnfinishedImport): string =>
  `It ended behind row ${position}, and nobody went on with it for ${ABANDONED_DAYS} days. What was taken before stays.`;
