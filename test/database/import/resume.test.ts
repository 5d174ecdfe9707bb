import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { ResumeImports } from '../../../application/import/resume-imports.js';
import { RunImport } from '../../../application/import/run-import.js';
import { StartImport } from '../../../application/import/start-import.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { xmlExtract, type InventedElement } from '../../support/import/extract.js';
import { TAG_TABLE } from '../../support/import/read-file.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('resumed_imports')).appUrl, 'paws.example');
});
afterAll(() => importing?.close());

const rows = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `${JSON.stringify({ externalId: `${name}${n}`, source: name, name: `${name} ${n}`, category: 'events' })}\n`,
  ).join('');

/** Starts an import of a received file, up to the point where its process ends. */
async function received(name: string, count: number): Promise<number> {
  const { transaction, imports, files, audit, mappings } = importing.ports;
  const start = new StartImport(transaction, imports, files, audit, null, mappings);
  const bytes = (async function* () {
    yield Buffer.from(rows(name, count));
  })();
  return start.run({ name: 'Ada' }, { fileName: `${name}.jsonl`, bytes, isDryRun: false, source: null, country: 'US' });
}

/** Runs the job that resumes imports, with the clock three minutes ahead. */
function resume(ports: Partial<Importing['ports']> = {}, minutes = 3): Promise<void> {
  const all = { ...importing.ports, ...ports };
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
  return new ResumeImports(all.transaction, all.imports, new RunImport(all), all.files, clock).run();
}

const stateOf = async (id: number) => {
  const record = await importing.ports.imports.find(id);
  return [record?.state, record?.failure];
};

describe('imports whose process ended', () => {
  it("are resumed one by one; one that fails doesn't stop others and is given up after five attempts", async () => {
    const [broken, whole] = [await received('Broken', 1), await received('Whole', 2)];
    const { rules } = importing.ports;
    const breaking = {
      check: (row: Parameters<typeof rules.check>[0], source: string | null) => {
        if (String(row.values['externalId']).startsWith('Broken')) throw new Error('a fault of the program');
        return rules.check(row, source);
      },
    };
    await expect(resume({ rules: breaking })).rejects.toMatchObject({ errors: [new Error('a fault of the program')] });
    expect(await stateOf(whole)).toEqual(['done', null]);
    for (let tries = 2; tries <= 5; tries += 1) await expect(resume({ rules: breaking })).rejects.toThrow();
    await resume({ rules: breaking });
    expect(await stateOf(broken)).toEqual([
      'failed',
      'The import started 5 times without getting past row 0. See the log for the reason. Rows imported before that remain.',
    ]);
  });

  it("aren't given up while each attempt makes progress", async () => {
    const id = await importing.order('.jsonl', rows('Further', 1501));
    for (let kill = 1; kill <= 6; kill += 1) {
      const killed = importing.run(id, () => {
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
    }
    expect(await importing.run(id)).toMatchObject({ state: 'done', counts: { added: 1501 } });
  });

  it('from the command line are left to the person who started them', async () => {
    const id = await importing.order('.jsonl', rows('Typed', 1));
    await resume({}, 7 * 24 * 60 - 1);
    expect(await stateOf(id)).toEqual(['waiting', null]);
    await resume({}, 7 * 24 * 60 + 1);
    expect(await stateOf(id)).toEqual([
      'failed',
      'The import stopped after row 0 and was not resumed within 7 days. Rows imported before that remain.',
    ]);
  });

  it('keep the tag table that they started with, or fail because it changed', async () => {
    const shops = Array.from({ length: 300 }, (_, n): InventedElement => {
      const tags = { shop: 'pet', name: `Shop ${String(n * n)}` };
      return { type: 'node', id: n + 1, latitude: 30 + n / 20, longitude: -100, tags };
    });
    const original = readFileSync(TAG_TABLE, 'utf8');
    const table = importing.fileWith('tags.yaml', original);
    const { transaction, imports, audit, mappings } = importing.ports;
    const files = new DiskImportFiles(`${table}.received`, table);
    const path = importing.fileWith('shops.osm', xmlExtract(shops));
    const start = new StartImport(transaction, imports, files, audit, null, mappings);
    const run = new RunImport({ ...importing.ports, files });
    const killed = async () => {
      const file = { path, format: 'osm-xml', fileName: 'shops.osm', isDryRun: true } as const;
      const id = await start.order(
        { name: 'Ada' },
        {
          ...{ ...file, source: null, country: 'US' },
          fingerprint: (await files.fingerprint(file)) ?? '',
        },
      );
      const killing = run.run(id, () => {
        throw new Error('killed');
      });
      await expect(killing).rejects.toThrow('killed');
      return id;
    };
    const [first, second] = [await killed(), await killed()];
    expect((await imports.find(first))?.position).toBe(250);
    writeFileSync(table, original.replace('shop=pet,', 'shop=dogs,'));
    expect(await run.run(first)).toMatchObject({
      ...{ state: 'failed', position: 250 },
      failure: expect.stringMatching(/^The file or the tag table has changed/),
    });
    writeFileSync(table, original);
    expect(await run.run(second)).toMatchObject({ state: 'done', position: 300 });
  });

  it("can't be ended by a process that fell behind", async () => {
    const id = await importing.order('.jsonl', rows('Slow', 251));
    const { files } = importing.ports;
    const slow = Object.assign(Object.create(files) as typeof files, {
      async *rows(...asked: Parameters<typeof files.rows>) {
        yield* files.rows(...asked);
        // Another process takes over and stores a batch.
        await importing.database.pool.query('update imports set position = 250 + position where id = $1', [id]);
      },
    });
    expect(await new RunImport({ ...importing.ports, files: slow }).run(id)).toBeNull();
    expect(await stateOf(id)).toEqual(['running', null]);
  });

  it('count as alive while the file is read, before any row is imported', async () => {
    const id = await importing.order('.jsonl', rows('Heard', 1));
    await importing.database.pool.query(`update imports set updated_at = '2000-01-01' where id = $1`, [id]);
    const reports: Promise<void>[] = [];
    const heartbeat = <T>(read: AsyncIterable<T>, beat: () => Promise<void>) => {
      reports.push(beat());
      return read;
    };
    const { ports } = importing;
    const { imports } = ports;
    const touched: number[] = [];
    const heard = Object.assign(Object.create(imports) as typeof imports, {
      touch: async (touching: number, share: number) => {
        await imports.touch(touching, share);
        touched.push(touching);
      },
    });
    await new RunImport({ ...ports, imports: heard, heartbeat }).run(id);
    await Promise.all(reports);
    expect(touched).toEqual([id]);
  });

  it('fail if the file has changed, and continue with the path that is given', async () => {
    const id = await importing.order('.jsonl', rows('Other', 300));
    const killed = () =>
      importing.run(id, () => {
        throw new Error('killed');
      });
    await expect(killed()).rejects.toThrow('killed');
    const copy = importing.fileWith('copy.jsonl', rows('Other', 300));
    const path = (await importing.ports.imports.find(id))?.path ?? '';
    writeFileSync(path, rows('Another', 300));
    const named = new RunImport(importing.ports);
    expect(await named.run(id, undefined, copy)).toMatchObject({ state: 'done', counts: { added: 300 } });
    const next = await importing.order('.jsonl', rows('Next', 300));
    await expect(
      importing.run(next, () => {
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    writeFileSync((await importing.ports.imports.find(next))?.path ?? '', rows('Another', 300));
    expect(await importing.run(next)).toMatchObject({
      state: 'failed',
      failure: expect.stringMatching(/^The file or the tag table has changed/),
    });
  });
});

describe('a received file', () => {
  it('is deleted if its import was refused or no import needs it, and kept otherwise', async () => {
    const { files, imports } = importing.ports;
    const id = await received('Kept', 1);
    const storedPath = (await imports.find(id))?.path ?? '';
    const bytes = () =>
      (async function* () {
        yield Buffer.from('left behind');
      })();
    const left = await files.receive(bytes(), 100, (path) => Promise.resolve(path));
    await files.discardOthers([storedPath], new Date(Date.now() - 60_000));
    expect(importing.receivedFiles()).toHaveLength(2);
    await files.discardOthers([storedPath], new Date(Date.now() + 60_000));
    expect(importing.receivedFiles()).toEqual([storedPath]);
    expect(left).not.toBeNull();

    const { transaction, audit, mappings } = importing.ports;
    const start = new StartImport(transaction, imports, files, audit, null, mappings);
    const nameless = JSON.stringify({ externalId: '1', name: 'Nameless', category: 'events' });
    const sent = {
      bytes: (async function* () {
        yield Buffer.from(nameless);
      })(),
      ...{ fileName: 'nameless.jsonl', isDryRun: false, source: null, country: 'US' },
    };
    await expect(start.run({ name: 'Ada' }, sent)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/^The rows of this file name no source/),
    });
    expect(importing.receivedFiles()).toEqual([storedPath]);
  });
});

describe('the source of a row', () => {
  it("is the row's own or the file's, so that rows of two files never match by chance", async () => {
    const row = (name: string) => `externalId,name,category,source\n1,${name},events,\n`;
    const first = await importing.order('.csv', row('First of Mine'), { source: 'mine' });
    const second = await importing.order('.csv', row('Unlike in Every Way'), { source: 'theirs' });
    expect(await importing.run(first)).toMatchObject({ counts: { added: 1 } });
    expect(await importing.run(second)).toMatchObject({ counts: { added: 1, changed: 0 } });
    await expect(importing.order('.csv', row('Nobody'), { source: null })).rejects.toThrow('name no source');
    const mixed = 'externalId,name,category,source\n1,Known Place,events,known\n2,Other Place,services,\n';
    expect(await importing.run(await importing.order('.csv', mixed, { source: null }))).toMatchObject({
      counts: { added: 1, wrong: 1 },
    });
  });
});
