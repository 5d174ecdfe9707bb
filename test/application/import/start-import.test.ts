import { beforeEach, describe, expect, it } from '@jest/globals';
import { ExportDirectory } from '../../../application/import/export-directory.js';
import {
  type FileProblem,
  ImportFiles,
  type ImportFile,
  type ReadRow,
} from '../../../application/import/file-ports.js';
import { DirectoryExport, Imports, type NewImport, type UnfinishedImport } from '../../../application/import/ports.js';
import { ForgetMapping } from '../../../application/import/forget-mapping.js';
import { SavedMappings, type UsedMapping } from '../../../application/import/mapping-ports.js';
import { ResumeImports } from '../../../application/import/resume-imports.js';
import type { RunImport } from '../../../application/import/run-import.js';
import { StartImport, type SentImport } from '../../../application/import/start-import.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs } from '../../support/fakes/shared.js';

/** A repository that records the ordered imports. */
class Ordered extends Imports {
  readonly added: NewImport[] = [];
  readonly ended: unknown[] = [];
  going: UnfinishedImport[] = [];

  override async add(order: NewImport): Promise<number> {
    return this.added.push(order);
  }

  override async find(): Promise<null> {
    return null;
  }

  override async unfinished(): Promise<null> {
    return null;
  }

  override async wasImported() {
    return false;
  }

  override async allUnfinished() {
    return this.going;
  }

  override async begin(): Promise<void> {}

  override async touch(): Promise<void> {}

  override async hold(): Promise<boolean> {
    return true;
  }

  override async advance(): Promise<void> {}

  override async end({ id }: { readonly id: number }, failure: string | null): Promise<boolean> {
    this.ended.push([id, failure]);
    return true;
  }
}

/** Receives files up to a maximum size. */
class Received extends ImportFiles {
  readonly discarded: unknown[] = [];
  readonly asked: unknown[] = [];
  isTooLarge = false;
  first: readonly ReadRow[] = [];
  failure: Error | FileProblem | null = null;

  override async *rows(): AsyncGenerator<ReadRow | FileProblem> {
    yield* this.first;
    if (this.failure instanceof Error) throw this.failure;
    if (this.failure !== null) yield this.failure;
  }

  override async bounds() {
    return null;
  }

  override async datedAt() {
    return null;
  }

  override async fingerprint(file: Pick<ImportFile, 'path' | 'format'>): Promise<string> {
    return `print of ${file.path} ${file.format}`;
  }

  override async receive<T>(
    _: AsyncIterable<Uint8Array>,
    max: number,
    use: (path: string) => Promise<T>,
  ): Promise<T | null> {
    this.asked.push(max);
    if (this.isTooLarge) return null;
    return use('/files/1.csv').catch(async (error: unknown) => {
      await this.discard('/files/1.csv');
      throw error;
    });
  }

  override isReceived(path: string): boolean {
    return path.startsWith('/files/');
  }

  override async discard(path: string): Promise<void> {
    this.discarded.push(path);
  }

  override async discardOthers(...what: unknown[]): Promise<void> {
    this.discarded.push(what);
  }
}

/** Saved mappings that are only recorded. */
class Saved extends SavedMappings {
  readonly used: UsedMapping[] = [];

  override async save(used: UsedMapping): Promise<void> {
    this.used.push(used);
  }

  override async ofColumns(): Promise<null> {
    return null;
  }

  override async remove(id: number): Promise<UsedMapping | null> {
    return this.used[id - 1] ?? null;
  }
}

let memory: Memory;
let mappings: Saved;
let imports: Ordered;
let files: Received;

beforeEach(() => {
  [memory, imports, files, mappings] = [new Memory(), new Ordered(), new Received(), new Saved()];
});

const rowWith = (values: object): ReadRow => ({ line: 2, values: { ...values } });

function start(given: Partial<SentImport> = {}, withJobs = true): Promise<number> {
  const bytes = (async function* () {})();
  const jobs = withJobs ? new FakeJobs(memory) : null;
  const audit = new FakeAuditLog(memory);
  return new StartImport(new FakeTransaction(memory), imports, files, audit, jobs, mappings).run(
    { name: 'Grace' },
    {
      ...{ fileName: 'places.csv', bytes, source: 'list', country: 'US', isDryRun: false },
      ...given,
    },
  );
}

describe('starting an import', () => {
  it('stores the file, logs the start, and queues a job', async () => {
    expect(await start()).toBe(1);
    const file = { fileName: 'places.csv', format: 'csv', fingerprint: 'print of /files/1.csv csv' };
    expect(imports.added).toEqual([
      { ...file, path: '/files/1.csv', source: 'list', country: 'US', isDryRun: false, startedBy: 'Grace' },
    ]);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'import.start', targetType: 'import', targetId: '1', reason: null },
        ...{ before: {}, after: file },
      },
    ]);
    expect(memory.state.jobs).toEqual([{ name: 'run-import', data: { id: 1 } }]);
    expect([files.asked, files.discarded]).toEqual([[64 * 1024 * 1024], []]);
  });

  it('logs a dry run as import.try, and queues no job if the caller runs it', async () => {
    await start({ isDryRun: true }, false);
    expect([memory.state.audit[0]?.action, memory.state.jobs]).toEqual(['import.try', []]);
  });

  it('rejects an unknown file type and a file that is too large', async () => {
    await expect(start({ fileName: 'places.exe' })).rejects.toMatchObject({
      ...{ code: 'FILE_TYPE_REFUSED', errors: [{ path: 'file' }] },
    });
    files.isTooLarge = true;
    const message = "The file is larger than 64 MB. Import larger files with 'npm run import'.";
    await expect(start()).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', message, errors: [{ path: 'file' }] });
    expect(imports.added).toEqual([]);
  });

  it.each<[string, readonly ReadRow[], boolean]>([
    ['the first row has one', [rowWith({ source: 'osm' }), rowWith({})], true],
    ['the first readable row has one', [{ line: 2, problem: 'No columns.' }, rowWith({ source: 'osm' })], true],
    ['there are no rows', [], true],
    ['the first row has none', [rowWith({ name: 'Paw' }), rowWith({ source: 'osm' })], false],
    ['the first row has an empty one', [rowWith({ source: ' ' })], false],
    ['the first row has a number as the source', [rowWith({ source: 7 })], false],
  ])('requires a source, from the rows or the caller: %s', async (_, rows, isTaken) => {
    files.first = rows;
    if (isTaken) {
      expect(await start({ source: null })).toBe(1);
      return;
    }
    const message =
      "The rows of this file name no source. Enter one, or add a 'source' column. Rows are matched by source and externalId.";
    await expect(start({ source: null })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', message, errors: [{ path: 'source' }] },
    });
    expect([imports.added, files.discarded]).toEqual([[], ['/files/1.csv']]);
    expect(await start({ source: 'list' })).toBe(1);
  });

  it('leaves an unreadable file to the import, but throws other errors immediately', async () => {
    files.failure = { fileProblem: 'It is no table.' };
    expect(await start({ source: null })).toBe(1);
    files.failure = new Error('The disk is away.');
    await expect(start({ source: null })).rejects.toThrow('The disk is away.');
  });
});

const MAPPING = {
  columns: [
    { column: 'Place', field: 'name' },
    { column: 'Town', field: 'city' },
    { column: 'Fee', field: null },
  ],
  constants: { category: 'hotels', kind: null, state: null },
} as const;

describe('starting an import of a file with its own columns', () => {
  it('keeps the mapping with the import and saves it with its source, also in a dry run', async () => {
    await start({ mapping: MAPPING, isDryRun: true });
    await start({ mapping: MAPPING, source: null });
    expect(imports.added.map(({ mapping }) => mapping)).toEqual([MAPPING, MAPPING]);
    const used = { mapping: MAPPING, usedBy: 'Grace' };
    expect(mappings.used).toEqual([
      { ...used, source: 'list' },
      { ...used, source: null },
    ]);
    await start();
    expect(mappings.used).toHaveLength(2);
  });

  it('rejects a mapping of a file that has no columns', async () => {
    await expect(start({ mapping: MAPPING, fileName: 'places.geojson' })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', message: 'Only CSV files have columns to match.', errors: [{ path: 'mapping' }] },
    });
    expect([imports.added, mappings.used, files.discarded]).toEqual([[], [], ['/files/1.csv']]);
  });
});

describe('ForgetMapping', () => {
  it('deletes the mapping and logs what it was, and refuses one that is gone', async () => {
    await start({ mapping: MAPPING });
    const forget = new ForgetMapping(new FakeTransaction(memory), mappings, new FakeAuditLog(memory));
    await forget.run({ name: 'Ada' }, 1);
    expect(memory.state.audit.at(-1)).toEqual({
      ...{ actor: 'Ada', action: 'import.forgetMapping', targetType: 'import_mapping', targetId: '1', reason: null },
      before: {
        columns: 'Place → Name, Town → City; all rows: Hotels & Travel; not imported: Fee',
        source: 'list',
      },
      after: {},
    });
    await expect(forget.run({ name: 'Ada' }, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(memory.state.audit.map(({ action }) => action)).toEqual(['import.start', 'import.forgetMapping']);
  });
});

describe('resuming stalled imports', () => {
  const [clock, DAY] = [new FakeClock(), 86_400_000];
  const heard = (id: number, before: number, path = '/files/1.csv'): UnfinishedImport => ({
    ...{ id, position: 12, path, lastActiveAt: new Date(clock.time.getTime() - before) },
  });

  async function resume(going: UnfinishedImport[], failing: readonly number[] = []): Promise<number[]> {
    imports.going = going;
    const ran: number[] = [];
    const run = async (id: number) => {
      ran.push(id);
      if (failing.includes(id)) throw new Error(`Import ${id} failed.`);
      return null;
    };
    const runImport = { run } as unknown as RunImport;
    const useCase = new ResumeImports(new FakeTransaction(memory), imports, runImport, files, clock);
    await useCase.run().catch((error: unknown) => {
      if (failing.length === 0) throw error;
      expect(error).toMatchObject({ message: 'Some imports could not be resumed.', errors: [expect.any(Error)] });
    });
    return ran;
  }

  it('resumes each import silent for over two minutes, and deletes unneeded files', async () => {
    expect(await resume([heard(1, 120_000), heard(2, 120_001), heard(3, 9_000_000)], [2])).toEqual([2, 3]);
    expect(files.discarded).toEqual([
      [['/files/1.csv', '/files/1.csv', '/files/1.csv'], new Date(clock.time.getTime() - 3_600_000)],
    ]);
    expect(imports.ended).toEqual([]);
  });

  it('fails command-line imports after a week of silence', async () => {
    expect(await resume([heard(1, 7 * DAY, '/home/a.csv'), heard(2, 7 * DAY + 1, '/home/b.csv')])).toEqual([]);
    const why = 'The import stopped after row 12 and was not resumed within 7 days. Rows imported before that remain.';
    expect(imports.ended).toEqual([[2, why]]);
  });
});

describe('ExportDirectory', () => {
  it('logs each export of the directory', async () => {
    const text = (async function* () {})();
    const directory: DirectoryExport = { text: () => text };
    const useCase = new ExportDirectory(new FakeTransaction(memory), directory, new FakeAuditLog(memory));
    expect(await useCase.run({ name: 'Grace' }, 'csv')).toBe(text);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'directory.export', targetType: 'directory', targetId: 'csv', reason: null },
        ...{ before: {}, after: { format: 'csv' } },
      },
    ]);
  });
});
