import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ExportDirectory } from '../../application/import/export-directory.js';
import { exportFormatOf, type ExportFormat } from '../../domain/import/file-format.js';
import { usageOf } from './command/verbs.js';
import { COMMAND_LINE, fileNamed, withImportTools, type ImportTools } from './import/import-tools.js';
import { fail } from './database/own-database.js';

/** `welcome-paws export <file>`: writes the public listings of the configured or embedded database to a file. */
const [name, ...more] = process.argv.slice(2);
const format = exportFormatOf(name ?? '');
if (name === undefined || more.length > 0 || format === null) {
  fail(`Name one file that ends with .csv, .jsonl, or .geojson.\n${usageOf('export')}`, 2);
} else {
  await withImportTools((tools) => exportTo(fileNamed(name), format, tools));
}

/** Writes the export so that the file appears under its name only when complete. */
async function exportTo(path: string, wanted: ExportFormat, tools: ImportTools): Promise<void> {
  const { transaction, directory, audit } = tools;
  const part = `${path}.part`;
  try {
    const text = await new ExportDirectory(transaction, directory, audit).run(COMMAND_LINE, wanted);
    await pipeline(text, createWriteStream(part));
    await rename(part, path);
    process.stderr.write(`Wrote ${path}.\n`);
  } catch (error) {
    await rm(part, { force: true });
    if ((error as { syscall?: unknown }).syscall === undefined) throw error;
    fail(`The file ${path} cannot be written: ${(error as Error).message}`);
  }
}
