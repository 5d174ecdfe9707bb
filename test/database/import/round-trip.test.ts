import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXPORT_FORMATS } from '../../../domain/import/file-format.js';
import { emptyDirectory } from '../../support/app.js';
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
    `insert into businesses (name, category, description, approval_status, tier, latitude, longitude) values
       ('Typed Here', 'hotels', repeat('word ', 299) || 'word', 'approved', 'premium', 40.1234567891, -75.000000001),
       ('Not Public', 'hotels', null, 'pending', 'free', null, null)`,
  );
}, 60_000);
afterAll(async () => {
  await first?.close();
  await second?.close();
});

describe.each(EXPORT_FORMATS)('an export as %s', (format) => {
  it('is imported again without any difference', async () => {
    const text = await first.exported(format);
    expect(await first.import(`.${format}`, text)).toEqual({ unchanged: 6 });
    expect(await first.exported(format)).toBe(text);
  });

  it('makes the same directory elsewhere', async () => {
    const text = await first.exported(format);
    expect(text).toContain('Typed Here');
    expect(text).toContain('© OpenStreetMap contributors');
    expect(text).not.toContain('Not Public');
    await second.database.pool.query('delete from businesses');
    expect(await second.import(`.${format}`, text)).toEqual({ added: 6 });
    expect(await second.exported(format)).toBe(text);
  });
});

describe('an export as CSV', () => {
  it('has no cell that a spreadsheet would take for a formula', async () => {
    const text = await first.exported('csv');
    expect(text).toContain(`'=HYPERLINK`);
    expect(text).not.toMatch(/(?:^|,|\n)"?[=+@]/);
  });
});

describe('an extract that cannot be read to its end', () => {
  it('is imported up to there, and says why not further', async () => {
    const shop = (id: number, name: string): InventedElement => {
      return { type: 'node', id, latitude: 44, longitude: -99, tags: { shop: 'pet', name } };
    };
    const blocks = [pbfExtract([shop(9001, 'Ahead of It')]), pbfExtract([shop(9002, 'x'.repeat(5000))])];
    expect(await second.run(await second.order('.osm.pbf', Buffer.concat(blocks)))).toMatchObject({
      state: 'failed',
      failure: 'The file is no OpenStreetMap extract in PBF: a text in it is far too long.',
      position: 1,
      counts: { added: 1 },
    });
    expect(await second.report()).toEqual(['1 added']);
  });
});
