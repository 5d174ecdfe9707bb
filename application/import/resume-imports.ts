import type { Clock } from '../shared/clock.js';
import type { Imports } from './ports.js';
import type { RunImport } from './run-import.js';

/** An import of which nothing was heard for so long is taken up again: its process ended. */
const SILENT_MS = 2 * 60 * 1000;

/** Goes on with imports whose process was ended in the middle. */
export class ResumeImports {
  constructor(
    private readonly imports: Imports,
    private readonly runImport: RunImport,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const silentSince = new Date(this.clock.now().getTime() - SILENT_MS);
    for (const id of await this.imports.silentSince(silentSince)) await this.runImport.run(id);
  }
}
