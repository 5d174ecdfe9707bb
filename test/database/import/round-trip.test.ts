import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EXPORT_FORMATS } from '../../../domain/import/file-format.js';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { EXTRACT, pbfExtract, xmlExtract, type InventedElement } from '../../support/import/extract.js';
import { Importing } from '../../support/import/importing.js';

const HARD = {
  externalId: '=1+1',
  source: 'hard',
  name: '=HYPERLINK("x") "quoted", and; more',
  category: 'homes',
  description: "Two\r\nlines,\na 'quote' and\ta tab",
  address: "'-Street",
  phone: '+1 512 555 0188',
  priceRange: '$$',
  petPerks: ['@home', 'a;b', 'back\\slash\\', 'Café'],
  highlightedPerks: ['@home'],
  arrivalNotes: "'=not a formula",
  youtubeVideoId: '-w4R9jX1yZ0',
  openingHours: 'Mo-Fr 09:00-17:00; PH off "ask, or \'call\'"',
  policy: {
    ...{ pets: { cat: 'no', dog: 'yes' }, maxPets: 2, maxWeightLb: 'none', sizes: ['small', 'extra_small'] },
    ...{ breedRestrictions: '=none, "all"; welcome', leash: 'required', areas: { patio: 'yes', indoors: 'unknown' } },
    ...{ leftAlone: 'no', fee: { per: 'pet-night', amount: 12.5 }, deposit: 0, petHours: 'Mo 10:00-12:00' },
    note: 'Two\nlines, "quoted", and ünïcode',
  },
};
const PLAIN = { externalId: '2', name: 'Nothing Said', category: 'events' };

let first: Importing;
let second: Importing;
beforeAll(async () => {
  first = await Importing.into((await emptyDirectory('round_trip')).appUrl, 'first.example');
  second = await Importing.into((await emptyDirectory('round_trip_again')).appUrl, 'second.example');
  await first.import('.jsonl', `${JSON.stringify(HARD)}\n${JSON.stringify(PLAIN)}\n`);
  await first.import('.osm.xml', xmlExtract(EXTRACT));
  await first.database.pool.query(
    `insert into businesses (name, category, description, city, state, approval_status, tier, latitude, longitude) values
       ('Typed Here', 'hotels', repeat('word ', 299) || 'word', 'Philadelphia', 'PA', 'approved', 'premium', 40.1234567891, -75.000000001),
       ('Not Public', 'hotels', null, null, null, 'pending', 'free', null, null)`,
  );
});
afterAll(async () => {
  await first?.close();
  await second?.close();
});

describe.each(EXPORT_FORMATS)('an export as %s', (format) => {
  it('an export can be imported again without differences', async () => {
    const text = await first.exported(format);
    expect(await first.import(`.${format}`, text)).toEqual({ unchanged: 6 });
    expect(await first.exported(format)).toBe(text);
  });

  it('an export recreates the same directory elsewhere', async () => {
    const text = await first.exported(format);
    expect(text).toContain('Typed Here');
    expect(text).toContain('© OpenStreetMap contributors');
    expect(text).not.toContain('Not Public');
    await second.database.pool.query('delete from businesses');
    expect(await second.import(`.${format}`, text)).toEqual({ added: 6 });
    expect(await second.exported(format)).toBe(text);
  });
});

/** Characters that are hard to write in some format. All of them may occur in typed text. */
const SIGNS = [
  ...[
    '\u0001',
    '\u001b',
    '\u0085',
    '\t',
    '\r',
    '\n',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u200b',
    '\u200e',
    '\u202e',
    '\u2066',
  ],
  ...['\ufffd', '\ufffe', '\u{10ffff}', '🐶', 'é', 'e\u0301', 'ß', 'ا', '漢', '"', "'", ',', ';', '\\'],
  ...['=', '+', '-', '@', '＝', '{', ']', '<', '&', '%', ' ', 'a', 'B', '7'],
];
/** Characters that may not occur. */
const BROKEN = ['\0', '\ud83d', '\udc36'];
const sign = fc.oneof(
  { weight: 100, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
);
const text = fc.string({ unit: sign, maxLength: 12 });
const WILD = fc.record(
  {
    ...{
      name: text,
      description: text,
      address: text,
      city: text,
      phone: text.map((end) => `7${end}`),
      arrivalNotes: text,
      externalId: text,
    },
    ...{
      petPerks: fc.array(text, { maxLength: 3 }),
      policy: fc.record({ note: text, breedRestrictions: text }, { requiredKeys: [] }),
      attribution: text,
      website: text.map((end) => `https://a.example/${end}`),
    },
  },
  { requiredKeys: ['name', 'externalId'] },
);

describe('a row with any characters', () => {
  const rows = [
    ...fc.sample(WILD, { numRuns: 300, seed: 9 }),
    { name: 'Many Lines', externalId: 'lines', description: `first${'\n'.repeat(5000)}last` },
    { name: 'Typed Broken', externalId: 'typed', description: 'Caf\ufffd' },
  ].map((row) => JSON.stringify({ ...row, category: 'events', source: 'wild' }));

  it.each(EXPORT_FORMATS)(
    'a row with any characters is rejected, or comes back unchanged from an export as %s',
    async (format) => {
      await second.database.pool.query('delete from businesses');
      const { added = 0, wrong = 0, duplicate = 0 } = await second.import('.jsonl', rows.join('\n'));
      expect([added + wrong + duplicate, added > 100, wrong > 50]).toEqual([rows.length, true, true]);
      const exported = await second.exported(format);
      expect(exported).toContain('\ufffd');
      expect(await second.import(`.${format}`, exported)).toEqual({ unchanged: added });
      expect(await second.exported(format)).toBe(exported);
      await second.database.pool.query('delete from businesses');
      await second.import(`.${format}`, exported);
      expect(await second.exported(format)).toBe(exported);
    },
  );
});

describe('a policy in a file', () => {
  it('is a JSON object in a cell of a CSV file, and refused with a sentence if it is not', async () => {
    await second.database.pool.query('delete from businesses');
    const cells = ['"{""pets"":{""dog"":""yes""}}"', 'dogs only', '"{""pets"":{""dragon"":""yes""}}"', ''];
    const rows = cells.map((cell, index) => `p${index},Policy Place ${index} of ${'abcd'[index]},events,${cell}\n`);
    await second.import('.csv', `externalId,name,category,policy\n${rows.join('')}`);
    const { rows: stored } = await second.database.pool.query('select name, policy from businesses order by id');
    expect(stored).toEqual([
      { name: 'Policy Place 0 of a', policy: { ...UNKNOWN_POLICY, pets: { dog: 'yes' } } },
      { name: 'Policy Place 3 of d', policy: null },
    ]);
    expect(await second.report()).toEqual([
      '2 added',
      expect.stringMatching(/^3 wrong pet policy: The policy must be a JSON object, such as/),
      expect.stringMatching(/^4 wrong pet policy: Unknown field/),
      '5 added',
    ]);
  });
});

describe('an export as CSV', () => {
  it('an export as CSV has no cell that a spreadsheet would run as a formula', async () => {
    const text = await first.exported('csv');
    expect(text).toContain(`'=HYPERLINK`);
    expect(text).not.toMatch(/(?:^|,|\n)"?[=+@]/);
  });
});

describe('an extract that breaks off', () => {
  it('an extract that breaks off is imported up to that point, and the import says why it stopped', async () => {
    const shop = (id: number, name: string): InventedElement => {
      return { type: 'node', id, latitude: 44, longitude: -99, tags: { shop: 'pet', name } };
    };
    const blocks = [pbfExtract([shop(9001, 'Ahead of It')]), pbfExtract([shop(9002, 'x'.repeat(5000))])];
    expect(await second.run(await second.order('.osm.pbf', Buffer.concat(blocks)))).toMatchObject({
      state: 'failed',
      failure: 'The file is not a valid OpenStreetMap PBF extract: a text in it is too long.',
      position: 1,
      counts: { added: 1 },
    });
    expect(await second.report()).toEqual(['1 added']);
  });
});
