import { beforeEach, describe, expect, it } from '@jest/globals';
import { ImportFiles, type FileProblem, type ReadRow } from '../../../application/import/file-ports.js';
import {
  ImportedBusinesses,
  Imports,
  type CheckedRow,
  type ImportRecord,
  type ListedQuery,
  type ListedSource,
  type MovedBusiness,
  type ReportLine,
} from '../../../application/import/ports.js';
import { RunImport, type ImportProgress } from '../../../application/import/run-import.js';
import { Unavailable } from '../../../application/shared/unavailable.js';
import { NO_ROWS } from '../../../domain/import/outcome.js';
import { retryWhileUnavailable } from '../../../infrastructure/import/running-import.js';
import { FakeGazetteer, FakePinTowns } from '../../support/fakes/business/gazetteer.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeImportChanges, FakeRowRules } from '../../support/fakes/import.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';

const ORDERED: ImportRecord = {
  ...{ id: 1, fileName: 'places.csv', format: 'csv', path: '/files/places.csv', fingerprint: 'a', source: 'list' },
  ...{ country: 'US', skipped: {} },
  ...{
    isDryRun: false,
    state: 'waiting',
    position: 0,
    attempts: 0,
    counts: NO_ROWS,
    failure: null,
    startedBy: 'Grace',
  },
};

/** A repository with one import that records the calls. */
class OneImport extends Imports {
  readonly calls: string[] = [];
  readonly missing: (string | null)[] = [];
  isRepeated = false;
  isHeld = true;
  isEnded = true;

  constructor(public record: ImportRecord | null) {
    super();
  }

  override async add(): Promise<number> {
    return 1;
  }

  override async find(): Promise<ImportRecord | null> {
    return this.record;
  }

  override async unfinished(): Promise<null> {
    return null;
  }

  override async wasImported() {
    return this.isRepeated;
  }

  override async allUnfinished() {
    return [];
  }

  override async begin(): Promise<void> {
    this.calls.push('begin');
  }

  override async touch(): Promise<void> {
    this.calls.push('touch');
  }

  override async hold(): Promise<boolean> {
    return this.isHeld;
  }

  override async advance(_: ImportRecord, lines: readonly ReportLine[], share: number): Promise<void> {
    this.calls.push(`advance ${lines.length} to ${share}`);
  }

  override async end(
    _: Pick<ImportRecord, 'id' | 'position'>,
    failure: string | null,
    missing: readonly ReportLine[],
  ): Promise<boolean> {
    this.calls.push(failure ?? 'end');
    this.missing.push(...missing.map(({ message }) => message));
    if (this.record !== null) this.record = { ...this.record, state: failure === null ? 'done' : 'failed', failure };
    return this.isEnded;
  }
}

/** A file with the given rows. If `failure` is set, it fails after them. */
class OneFile extends ImportFiles {
  rowsThere: readonly ReadRow[] = [];
  failure: Error | FileProblem | null = null;
  readonly discarded: string[] = [];

  override async *rows(): AsyncGenerator<ReadRow | FileProblem> {
    yield* this.rowsThere;
    if (this.failure instanceof Error) throw this.failure;
    if (this.failure !== null) yield this.failure;
  }

  override async bounds() {
    return null;
  }

  override async datedAt() {
    return null;
  }

  override async fingerprint(): Promise<string> {
    return 'a';
  }

  override async receive(): Promise<null> {
    return null;
  }

  override isReceived(): boolean {
    return false;
  }

  override async discard(path: string): Promise<void> {
    this.discarded.push(path);
  }

  override async discardOthers(): Promise<void> {}
}

const HIDDEN_AT = new Date('2026-05-01T10:00:00Z');

/** A directory without any businesses that rows could be about. */
class NothingListed extends ImportedBusinesses {
  listedThere: readonly ListedSource[] = [];
  readonly missed: string[] = [];
  readonly hidden: string[] = [];

  override async listedIn({ after }: ListedQuery) {
    return after === null ? this.listedThere : [];
  }

  override async miss(listed: readonly ListedSource[]): Promise<void> {
    this.missed.push(...listed.map(({ externalId }) => externalId));
  }

  override async hide(listed: readonly ListedSource[]): Promise<readonly MovedBusiness[]> {
    this.hidden.push(...listed.map(({ externalId }) => externalId));
    return listed.map(({ id, name, source }) => ({ id, name, source, hiddenAt: HIDDEN_AT }));
  }

  override async relist() {
    return [];
  }

  override async joined() {
    return [];
  }

  override async known() {
    return [];
  }

  override async candidates() {
    return [];
  }

  override async add(rows: readonly CheckedRow[]): Promise<readonly number[]> {
    return rows.map((_, index) => index + 1);
  }

  override async change(): Promise<void> {}

  override async remember(): Promise<void> {}
}

let imports: OneImport;
let files: OneFile;
let told: ImportProgress[];
let waits: number[];

beforeEach(() => {
  [imports, files, told, waits] = [new OneImport(ORDERED), new OneFile(), [], []];
});

const memory = new Memory();

const run = (path?: string, businesses: ImportedBusinesses = new NothingListed(), hidesMissing = true) =>
  new RunImport({
    ...{ transaction: new FakeTransaction(memory), imports, files, businesses, changes: new FakeImportChanges() },
    ...{ audit: new FakeAuditLog(memory), hidesMissing },
    ...{ gazetteer: new FakeGazetteer(), pinTowns: new FakePinTowns(), rules: new FakeRowRules() },
    ...{
      async *heartbeat(rows, beat) {
        void beat();
        yield* rows;
        imports.calls.push('stop');
      },
      retry: retryWhileUnavailable(async (pause) => void waits.push(pause)),
    },
  }).run(1, (progress) => void told.push(progress), path);

const withoutTouches = () => imports.calls.filter((call) => call !== 'touch' && call !== 'stop');

const PIN = { latitude: 30.2, longitude: -97.7 };

const rowsOf = (count: number, said: object = {}): ReadRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ line: index + 2, values: { name: `Place ${index} ${'x'.repeat(index % 40)}`, externalId: index, ...said } },
  }));

describe('running an import', () => {
  it.each([
    ['does not exist', null],
    ['is done', { ...ORDERED, state: 'done' }],
    ['has failed', { ...ORDERED, state: 'failed', failure: 'It is no table.' }],
  ] as const)('leaves an import that %s unchanged', async (_, record) => {
    imports.record = record;
    files.rowsThere = rowsOf(1);
    expect(await run()).toBeNull();
    expect([imports.calls, imports.record, told]).toEqual([[], record, []]);
  });

  it.each(['waiting', 'running'] as const)('finishes an import that is %s', async (state) => {
    imports.record = { ...ORDERED, state };
    files.rowsThere = rowsOf(1);
    expect(await run()).toMatchObject({ state: 'done', failure: null });
    expect(withoutTouches()).toEqual(['begin', 'advance 1 to 1', 'end']);
    expect(told).toMatchObject([{ share: 1, record: { position: 1 }, lines: [{ line: 2, outcome: 'added' }] }]);
  });

  it.each([
    ['without rows', [], /^The file has no places to import\./],
    ['in another format than its name says', [{ line: 1, problem: 'It is not valid JSON.' }], /^No row of the file can be read\./],
  ])('fails for a file %s', async (_, rows, reason) => {
    files.rowsThere = rows;
    expect(await run()).toMatchObject({ state: 'failed', failure: expect.stringMatching(reason) });
  }); // prettier-ignore

  it('stores no empty batch after a full one', async () => {
    imports = new OneImport(ORDERED);
    files.rowsThere = rowsOf(250);
    await run();
    expect([withoutTouches(), told.length]).toEqual([['begin', 'advance 250 to 0', 'end'], 1]);
  });

  it('stores the rows before a broken part of the file, and fails with the reason', async () => {
    files.failure = { fileProblem: 'The file ends within a row.' };
    expect(await run()).toMatchObject({ state: 'failed', failure: 'The file ends within a row.' });
    expect(withoutTouches()).toEqual(['begin', 'The file ends within a row.']);
    imports = new OneImport(ORDERED);
    files.rowsThere = rowsOf(2);
    await run();
    expect(withoutTouches()).toEqual(['begin', 'advance 2 to 0', 'The file ends within a row.']);
  });

  it('reports that it is alive while it reads, and stops afterward', async () => {
    files.rowsThere = rowsOf(1);
    await run();
    expect(imports.calls.slice(0, 2)).toEqual(['begin', 'touch']);
    expect(imports.calls.filter((call) => call === 'stop')).toHaveLength(1);
  });

  it('reads the file from its current path and deletes it at the end', async () => {
    await run();
    imports = new OneImport(ORDERED);
    await run('/elsewhere/places.csv');
    expect(files.discarded).toEqual(['/files/places.csv', '/elsewhere/places.csv']);
  });

  it('continues after the rows already imported, and still detects their duplicates', async () => {
    imports.record = { ...ORDERED, state: 'running', position: 2 };
    files.rowsThere = [...rowsOf(3), ...rowsOf(2).map((row) => ({ ...row, line: row.line + 10 }))];
    await run();
    expect(withoutTouches()).toEqual(['begin', 'advance 3 to 1', 'end']);
    expect(told).toMatchObject([
      {
        record: { position: 5, counts: { added: 1, wrong: 2 } },
        lines: [
          { number: 3, line: 4, outcome: 'added' },
          { number: 4, line: 12, outcome: 'wrong', message: 'externalId: Same as in line 2.' },
          { number: 5, line: 13, outcome: 'wrong', message: 'externalId: Same as in line 3.' },
        ],
      },
    ]);
  });

  it('continues after unreadable rows', async () => {
    imports.record = { ...ORDERED, position: 2 };
    files.rowsThere = [{ line: 2, problem: 'No columns.' }, { line: 3, values: {} }, ...rowsOf(1)];
    await run();
    expect(told).toMatchObject([{ lines: [{ number: 3, outcome: 'added' }] }]);
  });

  it('detects duplicates of rows in earlier batches', async () => {
    files.rowsThere = [...rowsOf(250), { line: 300, values: { name: 'Another', externalId: 7 } }];
    await run();
    expect(told[1]?.lines).toMatchObject([{ outcome: 'wrong', message: 'externalId: Same as in line 9.' }]);
    expect(told[1]?.record).toMatchObject({ position: 251, counts: { added: 250, wrong: 1 } });
  });

  it('detects duplicates in a dry run, although nothing is listed', async () => {
    imports.record = { ...ORDERED, isDryRun: true };
    const bakery = { name: 'Dog Bakery', city: 'Austin', state: 'TX', phone: '512 555 0100' };
    files.rowsThere = [
      { line: 1, values: { ...bakery, externalId: 'x' } },
      ...rowsOf(249),
      { line: 300, values: { ...bakery, externalId: 'y' } },
    ];
    await run();
    expect(told[1]?.lines).toMatchObject([{ outcome: 'duplicate', message: expect.stringContaining('in line 1') }]);
  });

  it('fails if the file differs from the original one, or after five attempts without progress', async () => {
    files.rowsThere = rowsOf(1);
    imports.record = { ...ORDERED, position: 1, fingerprint: 'b' };
    const other =
      'The file or the tag table has changed since this import started. Rows imported before that remain. Import the file again.';
    expect(await run()).toMatchObject({ state: 'failed', failure: other });
    imports = new OneImport({ ...ORDERED, fingerprint: 'b' });
    expect(await run()).toMatchObject({ state: 'done' });
    imports = new OneImport({ ...ORDERED, attempts: 4 });
    expect(await run()).toMatchObject({ state: 'done' });
    imports = new OneImport({ ...ORDERED, attempts: 5, position: 3 });
    expect(await run()).toMatchObject({
      failure:
        'The import started 5 times without getting past row 3. See the log for the reason. Rows imported before that remain.',
    });
    expect(imports.calls).not.toContain('begin');
  });

  it('stops when another process has taken over the import', async () => {
    files.rowsThere = rowsOf(251);
    imports.isHeld = false;
    expect(await run()).toBeNull();
    expect([withoutTouches(), files.discarded, told]).toEqual([['begin'], [], []]);
    imports = new OneImport(ORDERED);
    files.failure = { fileProblem: 'The file ends within a row.' };
    imports.isHeld = false;
    files.rowsThere = rowsOf(1);
    expect(await run()).toBeNull();
    files.failure = null;
    imports = new OneImport(ORDERED);
    imports.isEnded = false;
    expect([await run(), files.discarded]).toEqual([null, []]);
  });

  it('retries ten times while the database is unavailable, but not after other errors', async () => {
    files.rowsThere = rowsOf(1);
    let away = 9;
    class Away extends NothingListed {
      override async known() {
        away -= 1;
        if (away >= 0) throw new Unavailable('The database is away.');
        return [];
      }
    }
    expect(await run(undefined, new Away())).toMatchObject({ state: 'done' });
    expect(waits).toEqual(Array.from({ length: 9 }, () => 1000));
    [away, imports] = [10, new OneImport(ORDERED)];
    await expect(run(undefined, new Away())).rejects.toThrow('The database is away.');
    expect(waits).toHaveLength(18);
    files.failure = new Error('The disk is away.');
    await expect(run()).rejects.toThrow('The disk is away.');
    expect(waits).toHaveLength(18);
  });

  const listed = (externalId: string, said: Partial<ListedSource> = {}): ListedSource => ({
    ...{ id: 7, name: 'Old Kennel', source: 'list', externalId, missed: 1, isTouched: false, isElsewhere: false },
    ...{ category: 'services', kind: null },
    ...said,
  });

  it('reports listings that the file misses, hides those that the last one missed, and logs that', async () => {
    const businesses = new NothingListed();
    businesses.listedThere = [listed('gone'), listed('0'), listed('1'), listed('new', { missed: 0 })];
    files.rowsThere = rowsOf(2, PIN);
    expect(await run(undefined, businesses)).toMatchObject({ state: 'done' });
    expect(imports.missing).toEqual([
      'Not in the last 2 files. It is hidden.',
      'No longer in the file. It stays until the next import without it.',
    ]);
    expect([businesses.missed, businesses.hidden]).toEqual([['gone', 'new'], ['gone']]);
    expect(memory.state.audit).toMatchObject([
      { actor: 'Grace', action: 'business.hide', targetId: '7', after: { hiddenAt: HIDDEN_AT } },
    ]);
  });

  it('a dry run only reports listings that the file misses', async () => {
    const businesses = new NothingListed();
    businesses.listedThere = [listed('gone'), listed('0'), listed('1')];
    imports = new OneImport({ ...ORDERED, isDryRun: true });
    files.rowsThere = rowsOf(2, PIN);
    await run(undefined, businesses);
    expect([imports.missing.length, businesses.missed, businesses.hidden]).toEqual([1, [], []]);
  });

  it('reports no listing as missing if the file cannot be read to its end, or no row has a location', async () => {
    const businesses = new NothingListed();
    businesses.listedThere = [listed('gone')];
    files.rowsThere = rowsOf(1);
    await run(undefined, businesses);
    files.failure = { fileProblem: 'It ends.' };
    imports = new OneImport(ORDERED);
    await run(undefined, businesses);
    expect([imports.missing, businesses.missed]).toEqual([[], []]);
  });

  it('counts a refused row as a place that the file still has, and a closed one as missing', async () => {
    const businesses = new NothingListed();
    businesses.listedThere = [listed('refused'), listed('closed'), listed('0'), listed('1')];
    files.rowsThere = [
      ...rowsOf(2, PIN),
      { line: 4, values: { externalId: 'refused' } },
      { line: 5, values: { externalId: 'closed', name: 'Old Kennel' }, skipReason: 'Permanently closed' },
    ];
    await run(undefined, businesses);
    expect([businesses.missed, businesses.hidden]).toEqual([['closed'], ['closed']]);
    // The same after the rows were imported and the process ended.
    imports = new OneImport({ ...ORDERED, position: 4 });
    await run(undefined, businesses);
    expect(businesses.missed).toEqual(['closed', 'closed']);
  });
});
