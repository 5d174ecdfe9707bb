import { describe, expect, it } from '@jest/globals';
import type { SourceRow } from '../../../application/import/file-ports.js';
import { OsmBounds } from '../../../infrastructure/import/openstreetmap/osm-bounds.js';
import { osmRows } from '../../../infrastructure/import/openstreetmap/osm-rows.js';
import { xmlPass } from '../../../infrastructure/import/openstreetmap/osm-xml.js';
import { readTagTable } from '../../../infrastructure/import/openstreetmap/tag-table.js';
import { rowCount } from '../../../infrastructure/import/row-count.js';
import { pbfExtract, xmlExtract, type InventedElement } from '../../support/import/extract.js';
import { fileWith, rowsOf, TAG_TABLE } from '../../support/import/read-file.js';
import { allRows } from '../../support/import/all-rows.js';

const SPOT = { latitude: 30.3, longitude: -97.7 };
const PLACE = { shop: 'pet', name: 'Shop' };

type Type = InventedElement['type'];

const shop = (type: Type, id: number, version: number, name = `Shop ${id} v${version}`): InventedElement => {
  const where = { node: SPOT, way: { nodes: [1] }, relation: { members: [{ type: 'node', id: 1 }] } } as const;
  return { type, id, version, tags: { ...PLACE, name }, ...where[type] };
};
const deleted = (type: Type, id: number, version: number): InventedElement => ({
  ...shop(type, id, version),
  isDeleted: true,
});
const plain = (type: Type, id: number, version: number): InventedElement => ({
  ...shop(type, id, version),
  tags: { building: 'yes' },
});
const CORNER: InventedElement = { type: 'node', id: 1, version: 1, ...SPOT };

/** Elements after the corner of all ways and relations, and the places that the file has. */
const CASES = (type: Type): readonly (readonly [string, readonly InventedElement[], readonly string[]])[] => [
  ['the last of two', [shop(type, 7, 1), shop(type, 7, 2)], ['Shop 7 v2']],
  ['the first of two', [shop(type, 7, 2), shop(type, 7, 1)], ['Shop 7 v2']],
  ['the middle one of three', [shop(type, 7, 2), shop(type, 7, 10), shop(type, 7, 9)], ['Shop 7 v10']],
  ['the first of two far apart', [shop(type, 7, 2), shop(type, 8, 1), shop(type, 7, 1)], ['Shop 7 v2', 'Shop 8 v1']],
  ['the last of two far apart', [shop(type, 8, 1), shop(type, 7, 1), shop(type, 8, 2)], ['Shop 7 v1', 'Shop 8 v2']],
  ['nothing, because it was deleted', [shop(type, 7, 1), deleted(type, 7, 2)], []],
  ['nothing, because it was deleted, in another order', [deleted(type, 7, 2), shop(type, 7, 1)], []],
  ['nothing, because it was deleted far before', [deleted(type, 7, 2), shop(type, 8, 1), shop(type, 7, 1)], ['Shop 8 v1']],
  ['nothing, because it is no place any more far before', [plain(type, 7, 2), shop(type, 8, 1), shop(type, 7, 1)], ['Shop 8 v1']],
  ['nothing, because it is no place any more far after', [shop(type, 7, 1), shop(type, 8, 1), plain(type, 7, 2)], ['Shop 8 v1']],
  ['the restored one', [shop(type, 7, 1), deleted(type, 7, 2), shop(type, 7, 3)], ['Shop 7 v3']],
  ['one of two equal ones far apart', [shop(type, 7, 1), shop(type, 8, 1), shop(type, 7, 1)], ['Shop 7 v1', 'Shop 8 v1']],
]; // prettier-ignore

const FORMATS = [['.osm', xmlExtract], ['.osm.pbf', pbfExtract]] as const; // prettier-ignore

describe.each(FORMATS)('the newest version of an element in a %s file', (ending, written) => {
  const cases = (['node', 'way', 'relation'] as const).flatMap((type) =>
    CASES(type).map(([what, elements, names]) => [type, what, elements, names] as const),
  );

  it.each(cases)('of a %s is %s', async (_, __, elements, names) => {
    const rows = (await rowsOf(ending, written([CORNER, ...elements]))) as SourceRow[];
    expect(rows.map(({ values }) => values['name']).toSorted()).toEqual(names);
  });
});

describe('an XML file without versions', () => {
  it('takes the newest by its time, else the last one', async () => {
    const store = (id: number, name: string, more = '') =>
      `<node id="${id}" lat="30.3" lon="-97.7" ${more}><tag k="shop" v="pet"/><tag k="name" v="${name}"/></node>`;
    const nodes = [
      store(1, 'New', 'timestamp="2026-05-02T00:00:00Z"'),
      store(1, 'Old', 'timestamp="2026-05-01T00:00:00Z"'),
      store(2, 'First'),
      store(2, 'Last'),
    ];
    const rows = (await rowsOf('.osm', `<osm version="0.6">${nodes.join('')}</osm>`)) as SourceRow[];
    expect(rows.map(({ values }) => values['name'])).toEqual(['New', 'Last']);
  });
});

describe('an extract that is not sorted', () => {
  it('is refused beyond its limit of places', async () => {
    const path = fileWith('.osm', xmlExtract([shop('node', 9, 1), shop('node', 8, 1)]));
    const rows = (candidates: number) =>
      allRows(
        osmRows(
          (visitor) => xmlPass(path, visitor),
          readTagTable(TAG_TABLE),
          () => undefined,
          rowCount(),
          new OsmBounds({ candidates }),
        ),
      );
    expect(await rows(2)).toHaveLength(2);
    await expect(rows(1)).rejects.toThrow('The file is not sorted and has more than 1 places.');
  });
});
