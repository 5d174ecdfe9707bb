import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { SourceRow } from '../../../application/import/file-ports.js';
import { blob, EXTRACT, framed, pbfExtract, withLocationsOnWays, xmlExtract } from '../../support/import/extract.js';
import { fileWith, rowsOf } from '../../support/import/read-file.js';

const FORMATS = [
  ['.osm.xml', xmlExtract(EXTRACT)],
  ['.osm.pbf', pbfExtract(EXTRACT)],
] as const;

describe.each(FORMATS)('an OpenStreetMap extract as %s', (ending, content) => {
  it('an extract returns pet businesses and businesses that welcome pets, according to the tag table', async () => {
    const rows = (await rowsOf(ending, content)) as SourceRow[];
    const cafe = {
      name: 'Bark & Brew Café',
      category: 'restaurants',
      petPerks: ['Dogs welcome', 'Outdoor seating'],
      address: '12 Main Street',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      phone: '(512) 555-0101',
      website: 'https://bark.example.com',
      latitude: 30.2672,
      longitude: -97.7431,
      source: 'openstreetmap',
      externalId: 'node/1001',
      attribution: '© OpenStreetMap contributors',
    };
    expect(rows[0]).toMatchObject({ values: cafe, isLoose: true });
    const found = rows.slice(2).map(({ values }) => [values['externalId'], values['name'], values['category']]);
    expect(found).toEqual([
      ['way/2001', 'Tidy Tails', 'services'],
      ['relation/3001', 'Round Meadow', 'events'],
    ]);
  });

  const onWays = withLocationsOnWays(
    EXTRACT.map((each) => (each.id === 2001 ? { ...each, nodes: [1, 2, 3, 99] } : each)),
  );
  const PLACES = [
    ['nodes', content],
    ['nodes whose coordinates are in the ways', ending === '.osm.pbf' ? pbfExtract(onWays) : xmlExtract(onWays)],
  ] as const;

  it.each(PLACES)('places ways and relations at the center of their %s', async (_, extract) => {
    const rows = (await rowsOf(ending, extract)) as SourceRow[];
    const places = rows.slice(2).map(({ values }) => [values['latitude'], values['longitude']]);
    expect(places).toEqual([
      [30.301, -97.695],
      [30.306, -97.645],
    ]);
  });

  it('takes a dog park without a name, to be named after its surroundings', async () => {
    const park = { type: 'node', id: 7, latitude: 30.28, longitude: -97.75, tags: { leisure: 'dog_park' } } as const;
    const rows = await rowsOf(ending, ending === '.osm.pbf' ? pbfExtract([park]) : xmlExtract([park]));
    expect(rows).toEqual([
      expect.objectContaining({
        isUnnamed: true,
        values: expect.objectContaining({ name: 'Dog Park', kind: 'dog-park' }),
      }),
    ]);
  });

  it("reports an element without a name, which can't be listed", async () => {
    expect((await rowsOf(ending, content))[1]).toMatchObject({ problem: 'node/1003 has no name.' });
  });

  it("an extract can be read with an operator's own tag table", async () => {
    const table = fileWith(
      '.yaml',
      'attribution: Us\nkinds: [{ tag: highway=residential, category: homes, forPets: true }]\nwelcome: []\nperks: []\n',
    );
    const rows = (await rowsOf(ending, content, table)) as SourceRow[];
    expect(rows).toEqual([expect.objectContaining({ problem: 'way/2002 has no name.' })]);
  });
});

describe('an invalid tag table', () => {
  it('rejects an invalid tag table with the position of the error', async () => {
    const table = fileWith(
      '.yaml',
      'attribution: Us\nkinds: [{ tag: amenity, category: homes }]\nwelcome: []\nperks: []\n',
    );
    expect(await rowsOf('.osm', xmlExtract(EXTRACT), table)).toMatch(
      /is invalid at kinds\.0\.tag: must have the form key=value\.$/,
    );
  });
});

describe('a hostile XML extract', () => {
  const laughs = `<!DOCTYPE osm [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><osm><node id="1" lat="1" lon="1"><tag k="name" v="&b;"/></node></osm>`;
  const REFUSED = [
    ['a billion laughs', laughs, 'it declares a document type, which is not allowed'],
    ['an unknown entity', '<osm><node id="&laugh;"/></osm>', 'line 1: undefined entity'],
    ['what is no XML', 'PK\u0003\u0004', 'line 1: disallowed character'],
    ['another document', '<html></html>', 'its root element is not <osm>'],
    ['an end in the middle', '<osm><node id="1">', 'line 1: unclosed tag: node'],
    ['elements in each other', '<osm>'.padEnd(5 + 3 * 50_000, '<a>'), 'line 1: elements are nested too deeply'],
    [
      'too many tags',
      `<osm><node id="1">${'<tag k="a" v="b"/>'.repeat(100_001)}</node></osm>`,
      'line 1: an element has too many parts',
    ],
    [
      'long tags',
      `<osm><node id="1">${Array.from({ length: 60 }, (_, n) => `<tag k="${n}" v="${'x'.repeat(20_000)}"/>`).join('')}</node></osm>`,
      'line 1: the tags of an element are too long',
    ],
    ['10 MB in one value', `<osm><node id="${'1'.repeat(10_000_000)}"/></osm>`, 'line 1: a value is too long'],
  ] as const;

  it.each(REFUSED)('a hostile XML extract is rejected for %s', async (_, xml, why) => {
    expect(await rowsOf('.osm', xml)).toContain(`The file is not a valid OpenStreetMap XML extract: ${why}`);
  });
});

describe('a hostile PBF extract', () => {
  const bomb = new PbfWriter();
  bomb.writeVarintField(2, 100);
  bomb.writeBytesField(3, deflateSync(Buffer.alloc(40 * 1024 * 1024)));
  const whole = pbfExtract(EXTRACT);
  const newer = new PbfWriter();
  newer.writeStringField(4, 'Dimensions');
  const REFUSED = [
    [
      'a blob that unpacks to 40 MB',
      Buffer.concat([blob('OSMHeader', new Uint8Array()), framed('OSMData', bomb.finish())]),
      'more than 32 MB',
    ],
    ['another packing', blob('OSMHeader', new Uint8Array(), 'lzma'), 'uses a compression other than zlib'],
    ['an impossible header', Buffer.from('ffffffff', 'hex'), 'impossible length'],
    ['a feature that is not known', blob('OSMHeader', newer.finish()), 'it requires Dimensions'],
    [
      'damage',
      Buffer.concat([blob('OSMHeader', new Uint8Array()), blob('OSMData', Buffer.alloc(50, 0xff))]),
      'it is damaged',
    ],
    ['no header', blob('OSMData', new Uint8Array()), 'does not begin with a header'],
  ] as const;

  it.each(REFUSED)('a hostile PBF extract is rejected for %s', async (_, bytes, why) => {
    expect(await rowsOf('.osm.pbf', bytes)).toContain(why);
  });

  it('rejects an incomplete PBF extract', async () => {
    expect(await rowsOf('.osm.pbf', whole.subarray(0, whole.length - 7))).toMatch(/^The file is incomplete/);
  });
});

describe('an OpenStreetMap file of an editor', () => {
  it('leaves out elements that are marked as deleted', async () => {
    const store = (id: number, more: string) =>
      `<node id="${id}" lat="30.27" lon="-97.74" ${more}><tag k="shop" v="pet"/><tag k="name" v="Store ${id}"/></node>`;
    const nodes = [
      store(1, 'action="modify" visible="true"'),
      store(2, 'action="delete"'),
      store(3, 'visible="false"'),
    ];
    const rows = (await rowsOf('.osm', `<osm version="0.6">${nodes.join('')}</osm>`)) as SourceRow[];
    expect(rows.map(({ values }) => values['name'])).toEqual(['Store 1']);
  });
});
