import { parseArgs } from 'node:util';
import { basename } from 'node:path';
import { RunImport, type ImportProgress } from '../../application/import/run-import.js';
import { StartImport } from '../../application/import/start-import.js';
import type { ImportRecord, ReportLine } from '../../application/import/ports.js';
import { importFormatOf, UNKNOWN_FORMAT } from '../../domain/import/file-format.js';
import { countryCode } from '../../domain/gazetteer/country.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { importSource, SOURCE_MESSAGE } from '../contract/import/import-row.js';
import { usageOf } from './command/verbs.js';
import { chosenMapping, NO_MAPPING } from './import/import-mapping.js';
import { COMMAND_LINE, fileNamed, withImportTools, type ImportTools } from './import/import-tools.js';
import { fail } from './database/own-database.js';
import { ProgressBars } from './terminal/progress-bars.js';

/**
 * `welcome-paws import <file> [--dry-run] [--source=<name>] [--country=<code>] [--mapping=<file.json>]`: imports the
 * businesses in a file into the configured or embedded database. `--source` applies to rows that name no source,
 * `--country` (default US) chooses the country whose rows are imported, `--mapping` says how the columns of a CSV file
 * become fields (default: the saved mapping of the same columns). Prints the results on standard output, with 'line
 * N: why' for each invalid row. Running it again on an unfinished file resumes where it stopped.
 */
const wanted = readArguments();
if (wanted === null) {
  fail(usageOf('import'), 2);
} else {
  await withImportTools((tools) => importFile(tools, wanted));
}

interface Wanted {
  readonly path: string;
  readonly isDryRun: boolean;
  readonly source: string | null;
  readonly country: string;
  /** Path of a JSON file; null for the saved mapping. */
  readonly mapping: string | null;
}

async function importFile(tools: ImportTools, { path, isDryRun, country, ...given }: Wanted): Promise<void> {
  const format = importFormatOf(path);
  if (format === null) return fail(UNKNOWN_FORMAT);
  const { transaction, imports, files, audit, mappings } = tools;
  const fingerprint = await files.fingerprint({ path, format });
  if (fingerprint === null) return fail(`The file ${path} cannot be read.`);
  if (given.source !== null && !importSource.safeParse(given.source).success) return fail(SOURCE_MESSAGE);
  const unfinished = isDryRun ? null : await imports.unfinished(fingerprint);
  if (unfinished !== null) process.stderr.write(`Continuing after row ${unfinished.position}.\n`);
  const chosen = unfinished === null ? await chosenMapping({ path, format }, given.mapping, mappings) : NO_MAPPING;
  if (typeof chosen === 'string') return fail(chosen);
  if (chosen.note !== null) process.stderr.write(`${chosen.note}\n`);
  const [mapping, source] = [chosen.mapping, given.source ?? chosen.source];
  const start = new StartImport(transaction, imports, files, audit, null, mappings);
  const order = { path, fingerprint, fileName: basename(path), format, isDryRun, source, country, mapping };
  const id = unfinished?.id ?? (await start.order(COMMAND_LINE, order).catch(refused));
  if (id === null) return;
  const began = performance.now();
  const ended = await withBar((tell) => new RunImport(tools).run(id, tell, path));
  if (ended === null) return fail('Another process is running this import.');
  if (ended.state === 'failed') return fail(ended.failure ?? 'The file could not be read.');
  process.stderr.write(`${summary(ended)} in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

async function withBar<T>(work: (tell: (progress: ImportProgress) => void) => Promise<T>): Promise<T> {
  const bars = new ProgressBars();
  try {
    return await work(({ share, record, lines }) => {
      bars.show({ step: record.isDryRun ? 'dry run' : 'import', done: Math.round(1000 * share), total: 1000 });
      const words = lines.map((line) => sentenceOf(line, record.isDryRun)).filter((sentence) => sentence !== null);
      if (words.length > 0) process.stdout.write(`${words.join('\n')}\n`);
    });
  } finally {
    bars.stop();
  }
}

/**
 * Returns the sentence for a row. A dry run reports each row; an import only those with something to report (else
 * null).
 */
function sentenceOf({ line, outcome, name, externalId, message }: ReportLine, isDryRun: boolean): string | null {
  const place = outcome === 'missing' ? '' : `line ${line}: `;
  // In an OpenStreetMap extract the line is the number of the element, which doesn't help to find it.
  if (outcome === 'wrong') return `${place}${externalId === null ? '' : `${externalId}: `}${message ?? ''}`;
  if (message === null && !isDryRun) return null;
  const verb = isDryRun && (outcome === 'added' || outcome === 'changed') ? `would be ${outcome}` : outcome;
  return `${place}${verb}: ${name ?? ''}${message === null ? '' : `; ${message}`}`;
}

function summary({ isDryRun, counts, skipped }: ImportRecord): string {
  const { added, changed, joined, unchanged, kept, missing, duplicate, wrong } = counts;
  const reasons = Object.entries(skipped).map(([reason, rows]) => `, ${rows} skipped (${reason})`);
  const kinds = `${added} added, ${changed} changed, ${joined} joined with another source, ${unchanged} unchanged, ${kept} with manual edits kept`;
  const rest = `${missing} no longer in the file, ${duplicate} likely duplicates, ${wrong} invalid${reasons.join('')}`;
  return `${isDryRun ? 'Dry run, nothing was changed: ' : ''}${kinds}, ${rest}`;
}

/** Prints the message of a DomainError; rethrows any other error. */
function refused(error: unknown): null {
  if (!(error instanceof DomainError)) throw error;
  fail(error.message);
  return null;
}

function readArguments(): Wanted | null {
  try {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      source: { type: 'string' },
      country: { type: 'string' },
      mapping: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name] = positionals;
    const code = countryCode(values.country ?? 'US');
    if (name === undefined || positionals.length > 1 || code === null) return null;
    const mapping = values.mapping === undefined ? null : fileNamed(values.mapping);
    const { source = null, 'dry-run': isDryRun } = values;
    return { path: fileNamed(name), isDryRun, source, country: code, mapping };
  } catch {
    return null;
  }
}
