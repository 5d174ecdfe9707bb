import { describe, expect, it } from '@jest/globals';
import { PbfWriter } from 'pbf';
import type { ReadRow } from '../../../application/import/file-ports.js';
import { csvRows } from '../../../infrastructure/import/csv/csv-rows.js';
import { geoJsonRows, jsonLinesRows } from '../../../infrastructure/import/json/json-rows.js';
import { OsmBounds } from '../../../infrastructure/import/openstreetmap/osm-bounds.js';
import { overtureReader } from '../../../infrastructure/import/overture/overture-row.js';
import { osmRows } from '../../../infrastructure/import/openstreetmap/osm-rows.js';
import { xmlPass } from '../../../infrastructure/import/openstreetmap/osm-xml.js';
import { rowCount } from '../../../infrastructure/import/row-count.js';
import { readTagTable } from '../../../infrastructure/import/openstreetmap/tag-table.js';
import { blob, EXTRACT, xmlExtract } from '../../support/import/extract.js';
import { fileWith, rowsOf, TAG_TABLE } from '../../support/import/read-file.js';
import { allRows } from '../../support/import/all-rows.js';

const WORDS = ['', 'shop', 'pet', 'name', 'Tidy Tails', 'type'];

/** Returns a PBF file with one block that has one group and its strings. */
function fileOf(writeGroup: (group: PbfWriter) => void, texts: readonly string[] = WORDS): Buffer {
  const strings = new PbfWriter();
  for (const text of texts) strings.writeStringField(1, text);
  const group = new PbfWriter();
  writeGroup(group);
  const block = new PbfWriter();
  block.writeBytesField(1, strings.finish());
  block.writeBytesField(2, group.finish());
  return Buffer.concat([blob('OSMHeader', new Uint8Array()), blob('OSMData', block.finish())]);
}

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

const list = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** Writes `count` dense nodes at the same location, each with the tags. */
const nodes = (count: number, tags: readonly number[]) => (group: PbfWriter) =>
  group.writeBytesField(
    2,
    message((dense) => {
      dense.writePackedSVarint(1, list(count, 1));
      dense.writePackedSVarint(8, list(count, 0));
      dense.writePackedSVarint(9, list(count, 0));
      dense.writePackedVarint(
        10,
        list(count, 0).flatMap(() => [...tags, 0]),
      );
    }),
  );

const smaller = (why: string) => `${why} Please import a smaller extract.`;
const noExtract = (why: string) => `The file is not a valid OpenStreetMap PBF extract: ${why}.`;

const SOURCES = { tagTable: () => readTagTable(TAG_TABLE), overture: overtureReader(0.6) };

describe('a small PBF file that would exhaust memory', () => {
  const REFUSED: readonly (readonly [string, () => Buffer, string])[] = [
    [
      'groups without end',
      () =>
        Buffer.concat([
          blob('OSMHeader', new Uint8Array()),
          blob('OSMData', Buffer.from('1200'.repeat(100_001), 'hex')),
        ]),
      noExtract('a block in it has too many entries'),
    ],
    [
      'a text that is no text of a map',
      () => fileOf(nodes(1, [1, 2, 3, 4]), ['', 'shop', 'pet', 'name', 'x'.repeat(5000)]),
      noExtract('a text in it is too long'),
    ],
    [
      'an element with tags without end',
      () => fileOf(nodes(1, list(10_002, 1))),
      noExtract('a block in it has too many entries'),
    ],
    [
      'blobs that unpack to far more than the file',
      () => {
        // An unknown field of 30 MB.
        const zeros = blob(
          'OSMData',
          message((block) => block.writeBytesField(30, Buffer.alloc(30_000_000))),
        );
        return Buffer.concat([blob('OSMHeader', new Uint8Array()), zeros, zeros, zeros]);
      },
      noExtract('it unpacks to more than 50 times its size'),
    ],
  ];

  it.each(REFUSED)('rejects a small PBF file that would exhaust memory: %s', async (_, bytes, why) => {
    expect(await rowsOf('.osm.pbf', bytes())).toBe(why);
  });
});

const extract = fileWith('.osm', xmlExtract(EXTRACT));
const untold = () => undefined;

describe('an extract with a limited number of places', () => {
  const LIMITS = [
    [{ rowsAtOnce: 1 }, 'A block in the file has more than 1 places.'],
    [{ text: 100 }, 'The text of the places in a block of the file is too long.'],
    [{ text: 10 }, 'The text of the places in the file is too long.'],
    [{ areas: 1 }, 'The file has more than 1 places that are ways or relations.'],
    [{ ways: 0 }, 'The relations in the file have more than 0 ways.'],
    [{ nodes: 2 }, 'The places in the file have too many nodes.'],
    [{ nodes: 4 }, 'The places in the file have too many nodes.'],
  ] as const;

  it.each(LIMITS)('rejects an extract beyond the limit %j', async (limits, why) => {
    const bounds = new OsmBounds(limits);
    const rows = osmRows((visitor) => xmlPass(extract, visitor), readTagTable(TAG_TABLE), untold, rowCount(), bounds);
    const reading = (async () => {
      for await (const row of rows) expect(row).toBeDefined();
    })();
    await expect(reading).rejects.toThrow(smaller(why));
  });

  it('reads an extract that stays within the limit', async () => {
    const bounds = new OsmBounds({ rowsAtOnce: 2, areas: 2, ways: 1, nodes: 5, text: 1000 });
    const rows = osmRows((visitor) => xmlPass(extract, visitor), readTagTable(TAG_TABLE), untold, rowCount(4), bounds);
    expect(await allRows(rows)).toHaveLength(4);
  });
});

describe('a file with too many rows', () => {
  const bytesOf = async function* (text: string) {
    yield Buffer.from(text);
  };
  const FILES = [
    ['CSV', () => csvRows(bytesOf('externalId,name,category\n1\n\n2\n3\n4'), rowCount(2))],
    ['JSON lines', () => jsonLinesRows(bytesOf('{}\n\n{}\n{}\n'), SOURCES, rowCount(2))],
    ['GeoJSON', () => geoJsonRows(bytesOf('{"features":[{},{},{}]}'), SOURCES, rowCount(2))],
    [
      'OpenStreetMap',
      () => osmRows((visitor) => xmlPass(extract, visitor), readTagTable(TAG_TABLE), untold, rowCount(2)),
    ],
  ] as const;

  it.each(FILES)(
    'a %s file with too many rows returns the allowed number of rows and reports the limit',
    async (_, rows) => {
      const read: ReadRow[] = [];
      const reading = (async () => {
        for await (const row of rows()) read.push(row);
      })();
      await expect(reading).rejects.toThrow('The file has more than 2 rows. Please split it into smaller files.');
      expect(read).toHaveLength(2);
    },
  );
});
