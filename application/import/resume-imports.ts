import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { ImportFiles } from './file-ports.js';
import type { Imports, UnfinishedImport } from './ports.js';
import type { RunImport } from './run-import.js';

const MINUTE_MS = 60 * 1000;
/** Inactivity after which an import is resumed, because its process ended. */
const SILENT_MS = 2 * MINUTE_MS;
/** Product decision: days after which an inactive import of the command line ends. */
const ABANDONED_DAYS = 7;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Age from which an unreferenced uploaded file is deleted. An import references its file much earlier. */
const FORGOTTEN_MS = 60 * MINUTE_MS;

/**
 * Resumes imports of uploaded files whose process ended, and deletes unneeded files. For a file of the command line,
 * the operator restarts the import within a week.
 */
export class ResumeImports {
  constructor(
    private readonly transaction: Transaction,
    private readonly imports: Imports,
    private readonly runImport: RunImport,
    private readonly files: ImportFiles,
    private readonly clock: Clock,
  ) {}

  /** Throws the errors of single imports after all had their turn. */
  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const unfinished = await this.imports.allUnfinished();
    const paths = unfinished.map(({ path }) => path);
    await this.files.discardOthers(paths, new Date(now - FORGOTTEN_MS));
    const failures: unknown[] = [];
    for (const each of unfinished) {
      if (each.lastActiveAt.getTime() >= now - SILENT_MS) continue;
      await this.#goOnWith(each, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some imports could not be resumed.');
  }

  async #goOnWith(one: UnfinishedImport, now: number): Promise<void> {
    if (this.files.isReceived(one.path)) await this.runImport.run(one.id);
    else if (one.lastActiveAt.getTime() < now - ABANDONED_DAYS * DAY_MS)
      await this.transaction.run(() => this.imports.end(one, abandoned(one), []));
  }
}

const abandoned = ({ position }: UnfinishedImport): string =>
  `The import stopped after row ${position} and was not resumed within ${ABANDONED_DAYS} days. Rows imported before that remain.`;
