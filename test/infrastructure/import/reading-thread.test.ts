import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import type { Worker } from 'node:worker_threads';
import type { FileProblem, ReadRow } from '../../../application/import/file-ports.js';
import type { ImportFormat } from '../../../domain/import/file-format.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { readingMs, rowsInThread, statedInThread } from '../../../infrastructure/import/reading/reading-thread.js';
import type { ThreadAnswer } from '../../../infrastructure/import/reading/thread-messages.js';
import { allRows } from '../../support/import/all-rows.js';
import { EXTRACT, xmlExtract } from '../../support/import/extract.js';
import { fileWith, TAG_TABLE } from '../../support/import/read-file.js';

const HEAD = 'externalId,name,category\n';
const OPEN_QUOTE = 'The row is longer than 128 KB. Perhaps a quote in it is never closed.';

const files = new DiskImportFiles('', TAG_TABLE);
const untold = () => undefined;

/** The threads that were started, with the numbers of rows that each sent at once. */
let threads: { readonly ended: Promise<unknown>; readonly sent: number[] }[];
const watch = (worker: Worker) => {
  const sent: number[] = [];
  worker.on('message', (answer: ThreadAnswer) => answer.kind === 'rows' && sent.push(answer.rows.length));
  threads.push({ ended: once(worker, 'exit'), sent });
};
beforeEach(() => {
  threads = [];
  process.on('worker', watch);
});
afterEach(() => void process.off('worker', watch));

async function read(path: string, format: ImportFormat): Promise<(ReadRow | FileProblem)[]> {
  const rows: (ReadRow | FileProblem)[] = [];
  for await (const row of files.rows({ path, format }, untold)) rows.push(row);
  return rows;
}

const order = (path: string) => ({
  ...{ file: { path, format: 'csv' as const }, maxBytes: Infinity, tagTable: TAG_TABLE, minConfidence: 0 },
});

describe('an import file', () => {
  it('with an open quote and 20 MB of line feeds is refused in another thread, and the row is named', async () => {
    const path = fileWith('.csv', `${HEAD}1,"Open,services${'\n'.repeat(20 * 1024 * 1024)}`);
    expect(await read(path, 'csv')).toEqual([
      { line: 2, problem: OPEN_QUOTE },
      { fileProblem: 'The file has more than 2 million empty lines.' },
    ]);
    expect(threads).toHaveLength(1);
    await threads[0]?.ended;
  });

  it('sends only a few rows at once: at most 250, and about 256 KB', async () => {
    const small = '1,Store,services\n'.repeat(600);
    const large = `1,${'x'.repeat(100_000)},services\n`.repeat(5);
    expect(await read(fileWith('.csv', HEAD + small + large), 'csv')).toHaveLength(605);
    expect(threads[0]?.sent).toEqual([250, 250, 103, 2]);
  });

  it.each<[ImportFormat, string | Uint8Array]>([
    ['csv', `${HEAD}1,A,services`],
    ['jsonl', '{"name":"A"}'],
    ['geojson', '{"features":[{}]}'],
    ['parquet', 'PAR1'],
    ['osm-pbf', 'no extract'],
    ['osm-xml', xmlExtract(EXTRACT)],
  ])('of the format %s is read by one thread, which ends', async (format, content) => {
    expect(await read(fileWith(`.${format}`, content), format)).not.toEqual([]);
    expect(threads).toHaveLength(1);
    await threads[0]?.ended;
  });

  it('that is damaged returns the rows before the damage, and the reason', async () => {
    const packed = gzipSync(`${HEAD}${Array.from({ length: 50_000 }, (_, n) => `${n},Store,services\n`).join('')}`);
    const rows = await read(fileWith('.csv.gz', packed.subarray(0, packed.length - 1000)), 'csv');
    expect(rows[0]).toMatchObject({ line: 2, values: { externalId: '0' } });
    expect(rows.slice(-2)).toEqual([
      expect.objectContaining({ values: expect.anything() }),
      { fileProblem: 'The file cannot be unpacked: it is damaged or incomplete.' },
    ]);
  });

  it('ends its thread when the reader stops early', async () => {
    const path = fileWith('.csv', HEAD + '1,Store,services\n'.repeat(1000));
    for await (const row of files.rows({ path, format: 'csv' }, untold)) {
      expect(row).toMatchObject({ line: 2 });
      break;
    }
    await threads[0]?.ended;
    expect(threads[0]?.sent).toEqual([250]);
  });

  it('that takes too long ends its thread and says so', async () => {
    const path = fileWith('.osm', xmlExtract(EXTRACT));
    const why = 'Reading the file takes too long. It may be damaged. Please split it into smaller files.';
    await expect(allRows(rowsInThread(order(path), untold, 0))).rejects.toThrow(why);
    await expect(statedInThread('date', { path, format: 'osm-xml' }, 0)).rejects.toThrow(why);
    for (const { ended } of threads) await ended;
    expect(threads).toHaveLength(2);
  });

  it('may take a minute, plus ten seconds for each MB', () =>
    expect([0, 1, 64].map((megabytes) => readingMs(megabytes * 1024 * 1024))).toEqual([60_000, 70_000, 700_000]));
});
