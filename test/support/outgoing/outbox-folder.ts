import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';

/** A folder of its own for what goes out as files. */
export interface OutboxFolder {
  readonly files: OutboxFiles;
  /** Files that cannot be written: a file stands where their folder should. */
  readonly broken: OutboxFiles;
  /** The files' bytes, oldest first. */
  contents(): Promise<readonly Buffer[]>;
  close(): Promise<void>;
}

/** Makes the folder; `close` removes it. */
export function openOutboxFolder(): OutboxFolder {
  const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-outbox-'));
  writeFileSync(join(folder, 'in-the-way'), '');
  const files = new OutboxFiles(join(folder, 'outbox'));
  return {
    files,
    broken: new OutboxFiles(join(folder, 'in-the-way')),
    contents: async () => Promise.all((await files.names()).toReversed().map((name) => files.read(name))),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
