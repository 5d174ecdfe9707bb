import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('interrupted_imports')).appUrl, 'paws.example');
});
afterAll(() => importing?.close());

beforeEach(async () => {
  for (const table of ['imports', 'businesses']) await importing.database.pool.query(`delete from ${table}`);
});

interface Said {
  readonly name?: string;
  readonly category?: string;
  readonly status?: string;
  readonly confidence?: number;
  readonly address?: object;
}

/** Returns a place of Overture as a line of GeoJSON. */
function place(id: string, [longitude, latitude]: readonly [number, number], said: Said = {}): string {
  const { name = id, category = 'pet_store', status = 'open', confidence = 0.9, address = {} } = said;
  const properties = {
    ...{ id, names: { primary: name }, categories: { primary: category }, confidence, operating_status: status },
    addresses: [address],
  };
  return `${JSON.stringify({ type: 'Feature', id, geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties })}\n`;
}

const word = (n: number): string =>
  [...String(n * 7919)].map((digit) => 'kbdfgjlmnp'[Number(digit)]?.repeat(3)).join('');

/** 500 places in a grid around Austin. */
const grid = (n: number, said: Said = {}) =>
  place(`p${n}`, [-97.9 + (n % 30) * 0.01, 30.1 + Math.floor(n / 30) * 0.01], { name: `Store ${word(n)}`, ...said });

/** Places beyond the grid. Nothing that happens to the first of each pair is a reason to miss the second. */
const OUTSIDE = [
  place('closed', [-96.8, 32.8]),
  place('near closed', [-96.9, 32.7], { name: 'Hollow Acorn' }),
  place('uncertain', [-95.4, 29.8]),
  place('near uncertain', [-95.3, 29.7], { name: 'Timber Quarry' }),
  place('refused', [-106.5, 31.8]),
  place('near refused', [-106.3, 31.7], { name: 'Lantern Nook' }),
  place('near another country', [-99.5, 27.6], { name: 'Orchard Ridge' }),
];

const FIRST = [...Array.from({ length: 500 }, (_, n) => grid(n)), ...OUTSIDE].join('');

/** The second file: some places are gone, closed, uncertain, refused, abroad, twice, or new. */
const SECOND = [
  place('closed', [-96.8, 32.8], { status: 'permanently_closed' }),
  place('uncertain', [-95.4, 29.8], { confidence: 0.1 }),
  place('refused', [-106.5, 31.8], { address: { region: 'TX', postcode: '78701', country: 'US' } }),
  place('abroad', [-99.2, 19.4], { address: { country: 'MX' } }),
  ...Array.from({ length: 500 }, (_, n) => {
    if (n % 40 === 7) return '';
    if (n === 11) return grid(n, { status: 'permanently_closed' });
    return grid(n, n % 90 === 3 ? { name: `Renamed ${word(n)}` } : {});
  }),
  grid(20),
  place('new', [-97.85, 30.155], { name: 'Brindle Barkery' }),
  ...Array.from({ length: 60 }, (_, n) => place(`q${n}`, [-97.6, 30.1 + n / 1000], { name: `Shop ${word(n + 5000)}` })),
  place('new twin', [-97.8501, 30.1551], { name: 'Brindle Barkery' }),
].join('');

/** Everything that two imports can differ in. */
async function outcome(id: number) {
  const rows = async (sql: string, values: readonly unknown[] = []) =>
    (await importing.database.pool.query<Record<string, unknown>>(sql, [...values])).rows;
  return {
    import: await rows('select state, position, counts, skipped, failure from imports where id = $1', [id]),
    lines: await rows(
      `select l.number, l.line, l.outcome, l.name, l.external_id, b.name as business,
         regexp_replace(l.message, 'business [0-9]+', 'business') as message
       from import_lines l left join businesses b on b.id = l.business_id where l.import_id = $1 order by l.number`,
      [id],
    ),
    sources: await rows(
      `select s.source, s.external_id, s.missed, s.imported, s.vanished_at is not null as vanished
       from business_sources s order by s.source, s.external_id`,
    ),
    listings: await rows('select name, city, kind, standing, latitude from businesses order by name, latitude'),
  };
}

/** Imports the second file after the first one; its process ends after each of these rows. */
async function importedSecond(killedAt: readonly number[], isDryRun = false) {
  await importing.import('.geojsonl', FIRST);
  const id = await importing.order('.geojsonl', SECOND, { isDryRun });
  for (const position of killedAt) {
    const killed = importing.run(id, ({ record }) => {
      if (record.position >= position) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
  }
  expect(await importing.run(id)).toMatchObject({ state: 'done' });
  return outcome(id);
}

describe('an import whose process ended', () => {
  it.each([false, true])('ends like one without an interruption (dry run: %s)', async (isDryRun) => {
    const whole = await importedSecond([], isDryRun);
    const missing = whole.lines.filter((line) => line['outcome'] === 'missing').map((line) => line['external_id']);
    expect(missing).toEqual(expect.arrayContaining(['p7', 'p11']));
    expect(missing).toHaveLength(14);
    expect(whole.import[0]?.['counts']).toMatchObject({ wrong: 2, skipped: 4, duplicate: 1 });
    for (const killedAt of [[250], [250, 500]]) {
      for (const table of ['imports', 'businesses']) await importing.database.pool.query(`delete from ${table}`);
      expect(await importedSecond(killedAt, isDryRun)).toEqual(whole);
    }
  });
});
