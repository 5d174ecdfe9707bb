import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';

/** A temporary folder for messages written as files. */
export interface OutboxFolder {
  readonly files: OutboxFiles;
  /** Files that can't be written, because a file has the path of their folder. */
  readonly broken: OutboxFiles;
  /** Returns the content of the files, oldest first. */
  contents(): Promise<readonly Buffer[]>;
  close(): Promise<void>;
}

/** Creates the folder. `close` deletes it. */
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
