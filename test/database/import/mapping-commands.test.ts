import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { chosenMapping, NO_MAPPING } from '../../../interfaces/cli/import/import-mapping.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('mapping_commands')).appUrl, 'paws.example');
});
afterAll(() => importing?.close());

const SHEET = 'Business Name;Town;Fee\nMuddy Paw;Bel Air;5';
const MAPPING: ColumnMapping = {
  columns: [
    { column: 'Business Name', field: 'name' },
    { column: 'Town', field: 'city' },
    { column: 'Fee', field: null },
  ],
  constants: { category: 'hotels', kind: null, state: null },
};

const file = (name: string, content: string | Uint8Array) => ({
  path: importing.fileWith(name, content),
  format: 'csv' as const,
});
const save = (mapping: ColumnMapping, source: string | null) => {
  const { transaction, mappings } = importing.ports;
  return transaction.run(() => mappings.save({ mapping, source, usedBy: 'Ada' }));
};
const chosenFor = (content: string | Uint8Array, json: string | null = null) =>
  chosenMapping(
    file('sheet.csv', content),
    json === null ? null : importing.fileWith('mapping.json', json),
    importing.ports.mappings,
  );

describe('the mapping of a file on the command line', () => {
  it('is none for the template, for unknown columns, and for a file that cannot be read', async () => {
    for (const content of ['externalId,name,category\n1,A,events', SHEET, '', 'a\0b\n'])
      expect([content, await chosenFor(content)]).toEqual([content, NO_MAPPING]);
  });

  it('is the saved one of the same columns, with its source, and says so', async () => {
    await save(MAPPING, 'bureau');
    expect(await chosenFor('fee,TOWN,business-name\n5,Bel Air,Muddy Paw')).toEqual({
      ...{ mapping: MAPPING, source: 'bureau' },
      note: 'Using the saved mapping of these columns (by Ada): Business Name → Name, Town → City; all rows: Hotels & Travel; not imported: Fee. The source is bureau, unless --source names another.',
    });
  });

  it('is the one of a JSON file before the saved one, completed with the other columns of the file', async () => {
    const json = JSON.stringify({
      columns: [{ column: 'business name', field: 'name' }],
      constants: { kind: 'hotel' },
    });
    expect(await chosenFor(SHEET, json)).toEqual({
      ...{ source: null, note: null },
      mapping: {
        columns: [
          { column: 'business name', field: 'name' },
          { column: 'Town', field: null },
          { column: 'Fee', field: null },
        ],
        constants: { category: null, kind: 'hotel', state: null },
      },
    });
  });

  it.each([
    ['{', 'The mapping must be JSON.'],
    ['{"columns":[]}', 'columns: Name the columns of the file.'],
    ['{"columns":[{"column":"Town","field":"city"}]}', 'columns: Match a column to: Name, Category.'],
  ])('is refused with the reason if the JSON file contains %s', async (json, reason) => {
    expect(await chosenFor(SHEET, json)).toMatch(new RegExp(`^The mapping in .*mapping.json is invalid: ${reason}$`));
  });

  it('is refused if the JSON file cannot be read', async () => {
    const missing = await chosenMapping(file('sheet.csv', SHEET), '/nowhere.json', importing.ports.mappings);
    expect(missing).toBe('The file /nowhere.json cannot be read.');
  });
});

describe('saved mappings', () => {
  const forNumber = (number: number): ColumnMapping => ({
    ...MAPPING,
    columns: [{ column: `Name ${number}`, field: 'name' }],
  });
  const saved = (number: number) => importing.ports.mappings.ofColumns([`name${number}`]);

  it('keep the last source of the same columns, even if it is none', async () => {
    await save(MAPPING, null);
    expect(await importing.ports.mappings.ofColumns(['Town', 'Business Name', 'Fee'])).toEqual({
      ...{ mapping: MAPPING, source: null, usedBy: 'Ada' },
    });
  });

  it('are deleted above 500, those first that were not used for longest', async () => {
    for (let number = 0; number < 500; number += 1) await save(forNumber(number), null);
    await save(forNumber(0), 'again');
    await save(forNumber(500), null);
    expect(await importing.ports.mappings.ofColumns(['Town', 'Business Name', 'Fee'])).toBeNull();
    expect([await saved(0), await saved(1), await saved(2)]).toEqual([
      expect.objectContaining({ source: 'again' }),
      null,
      expect.anything(),
    ]);
  });
});
