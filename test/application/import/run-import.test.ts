import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  ImportedBusinesses,
  ImportFileError,
  ImportFiles,
  Imports,
  type CheckedRow,
  type ImportRecord,
  type ReadRow,
  type ReportLine,
} from '../../../application/import/ports.js';
import { RunImport, type ImportProgress } from '../../../application/import/run-import.js';
import { NO_ROWS } from '../../../domain/import/outcome.js';
import { FakeGazetteer } from '../../support/fakes/gazetteer.js';
import { FakeRowRules } from '../../support/fakes/import.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';

const ORDERED: ImportRecord = {
  ...{ id: 1, fileName: 'places.csv', format: 'csv', path: '/files/places.csv', fingerprint: 'a', source: 'list' },
  ...{ isDryRun: false, state: 'waiting', position: 0, tries: 0, counts: NO_ROWS, failure: null, startedBy: 'Grace' },
};

/** One import, and how often rows were kept of it. */
class OneImport extends Imports {
  readonly calls: string[] = [];

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
    return true;
  }

  override async advance(_: ImportRecord, lines: readonly ReportLine[], share: number): Promise<void> {
    this.calls.push(`advance ${lines.length} to ${share}`);
  }

  override async end(_: Pick<ImportRecord, 'id' | 'position'>, failure: string | null): Promise<boolean> {
    this.calls.push(failure ?? 'end');
    if (this.record !== null) this.record = { ...this.record, state: failure === null ? 'done' : 'failed', failure };
    return true;
  }
}

/** A file of these rows; with a failure it breaks off behind them. */
class OneFile extends ImportFiles {
  rowsThere: readonly ReadRow[] = [];
  failure: ImportFileError | null = null;

  override async *rows(): AsyncGenerator<ReadRow> {
    yield* this.rowsThere;
    if (this.failure !== null) throw this.failure;
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

  override async discard(): Promise<void> {}

  override async discardOthers(): Promise<void> {}
}

/** A directory that lists nothing yet. */
class NothingListed extends ImportedBusinesses {
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

beforeEach(() => {
  [imports, files, told] = [new OneImport(ORDERED), new OneFile(), []];
});

const run = () =>
  new RunImport({
    ...{ transaction: new FakeTransaction(new Memory()), imports, files, businesses: new NothingListed() },
    ...{ gazetteer: new FakeGazetteer(), rules: new FakeRowRules() },
    ...{ repeat: () => () => undefined, wait: () => Promise.resolve() },
  }).run(1, (progress) => void told.push(progress));

const rowsOf = (count: number): ReadRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ line: index + 2, values: { name: `Place ${index} ${'x'.repeat(index % 40)}`, externalId: index } },
  }));

describe('an import', () => {
  it.each([
    ['is not there', null],
    ['is done', { ...ORDERED, state: 'done' }],
    ['has failed', { ...ORDERED, state: 'failed', failure: 'It is no table.' }],
  ] as const)('that %s is not run, and stays as it is', async (_, record) => {
    imports.record = record;
    files.rowsThere = rowsOf(1);
    expect(await run()).toBeNull();
    expect([imports.calls, imports.record, told]).toEqual([[], record, []]);
  });

  it.each(['waiting', 'running'] as const)('that is %s is run to its end', async (state) => {
    imports.record = { ...ORDERED, state };
    files.rowsThere = rowsOf(1);
    expect(await run()).toMatchObject({ state: 'done', failure: null });
    expect(imports.calls).toEqual(['begin', 'advance 1 to 1', 'end']);
    expect(told).toMatchObject([{ share: 1, record: { position: 1 }, lines: [{ line: 2, outcome: 'added' }] }]);
  });

  it('of a file without rows, or of a whole batch, keeps and tells nothing more than there is', async () => {
    expect(await run()).toMatchObject({ state: 'done' });
    expect([imports.calls, told]).toEqual([['begin', 'end'], []]);
    imports = new OneImport(ORDERED);
    files.rowsThere = rowsOf(250);
    await run();
    expect([imports.calls, told.length]).toEqual([['begin', 'advance 250 to 0', 'end'], 1]);
  });

  it('of a file that breaks off keeps what stands before, if anything does, and says why it ended', async () => {
    files.failure = new ImportFileError('The file ends within a row.');
    expect(await run()).toMatchObject({ state: 'failed', failure: 'The file ends within a row.' });
    expect(imports.calls).toEqual(['begin', 'The file ends within a row.']);
    imports = new OneImport(ORDERED);
    files.rowsThere = rowsOf(2);
    await run();
    expect(imports.calls).toEqual(['begin', 'advance 2 to 0', 'The file ends within a row.']);
  });
});
