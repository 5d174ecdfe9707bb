import { describe, expect, it } from '@jest/globals';
import type { ReadRow, SourceRow } from '../../../application/import/file-ports.js';
import type { ColumnMapping, MappedField } from '../../../domain/import/columns/mapping.js';
import { ContractRowRules } from '../../../interfaces/http/import/contract-row-rules.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { rowsOf } from '../../support/import/read-file.js';

const NONE = { category: null, kind: null, state: null };

function mappingOf(fields: Record<string, MappedField | null>, constants: object = {}): ColumnMapping {
  const columns = Object.entries(fields).map(([column, field]) => ({ column, field }));
  return { columns, constants: { ...NONE, ...constants } };
}

const BUREAU = mappingOf(
  {
    ...({ 'Business Name': 'name', Street: 'address', Town: 'city', 'Phone No.': 'phone', Lat: 'latitude' } as const),
    ...({ Lng: 'longitude', 'Dog Policy': 'welcomesPets', Fee: null } as const),
  },
  { category: 'restaurants', state: 'MD' },
);
const HEAD = 'Business Name,Street,Town,Phone No.,Lat,Lng,Dog Policy,Fee\n';

const read = async (text: string, mapping: ColumnMapping, ending = '.csv') =>
  (await rowsOf(ending, text, undefined, mapping)) as ReadRow[];
const valuesIn = async (text: string, mapping: ColumnMapping) =>
  (await read(text, mapping)).map((row) => ('values' in row ? row.values : row));

describe('a CSV file with a mapping', () => {
  it('gives the fields of its columns, the constants, and an ID made of name and address', async () => {
    const [row] = await read(`${HEAD}Muddy Paw,7 Oak Lane,Bel Air,410-555-0100,39.5,-76.3,yes,$5\n`, BUREAU);
    expect(row).toMatchObject({
      line: 2,
      values: {
        ...{ name: 'Muddy Paw', address: '7 Oak Lane', city: 'Bel Air', phone: '410-555-0100', latitude: 39.5 },
        ...{ longitude: -76.3, category: 'restaurants', state: 'MD' },
        externalId: 'muddy paw, 7 oak lane, bel air, md',
      },
      skipReason: null,
    });
    expect(Object.keys((row as SourceRow).values)).toHaveLength(9);
  });

  it('is read by the names of its columns, in any order and spelling', async () => {
    const text = '\uFEFFFEE,town,business_name,street,LNG,lat,phone no,Dog-Policy,More\n1,Bel Air,Paw,,,,,,x';
    expect(await valuesIn(text, BUREAU)).toMatchObject([{ name: 'Paw', city: 'Bel Air' }]);
  });

  it('fails if it misses a matched column', async () => {
    expect(await rowsOf('.csv', 'Business Name,Town\nA,B', undefined, BUREAU)).toBe(
      'The file has other columns than the ones that were matched. Missing: Street, Phone No., Lat, Lng, Dog Policy.',
    );
  });

  it('tells two columns of one name apart', async () => {
    const mapping = mappingOf({ Name: 'name', Phone: null, 'Phone (2)': 'phone' }, { kind: 'hotel' });
    expect(await valuesIn('Name,Phone,Phone\nA,1,2', mapping)).toMatchObject([{ phone: '2' }]);
  });

  it('refuses a row without a name under the name of its column', async () => {
    expect(await read(`${HEAD},7 Oak Lane,,,,,,`, BUREAU)).toEqual([
      { line: 2, problem: 'Business Name: Business name is required' },
    ]);
  });

  it('leaves out rows that say that pets are not welcome', async () => {
    const rows = await read(`${HEAD}A,,,,,,No,\nB,,,,,,Small dogs only,\nC,,,,,,,`, BUREAU);
    expect(rows.map((row) => (row as SourceRow).skipReason)).toEqual(['Does not welcome pets', null, null]);
  });

  it('splits lists at semicolons, else at commas, and adds the perks whose columns say yes', async () => {
    const mapping = mappingOf(
      { Name: 'name', Perks: 'petPerks', Bowls: 'perk:Water bowls', Patio: 'perk:Outdoor seating' },
      { kind: 'cafe' },
    );
    const text = 'Name,Perks,Bowls,Patio\nA,"Treats, fans",yes,no\nB,"Toys, beds;Water bowls",X,1\nC,,,maybe\n';
    expect((await valuesIn(text, mapping)).map((values) => (values as SourceRow['values'])['petPerks'])).toEqual([
      ['Treats', 'fans', 'Water bowls'],
      ['Toys, beds', 'Water bowls', 'Outdoor seating'],
      undefined,
    ]);
  });

  it.each([
    ['a kind', { Type: 'kind' }, {}, 'Vet clinic', { category: 'services', kind: 'veterinarian' }],
    ['a word for a category', { Type: 'category' }, {}, 'Lodging', { category: 'hotels' }],
    [
      'a kind in the column of the category',
      { Type: 'category' },
      {},
      'Brewery',
      { category: 'restaurants', kind: 'brewery' },
    ],
    ['an unknown kind', { Type: 'kind' }, { category: 'events' }, 'Spa', { category: 'events', kind: 'Spa' }],
    ['no kind', { Type: 'kind' }, { category: 'events' }, '', { category: 'events' }],
    ['an unknown category', { Type: 'category' }, {}, 'Spa', { category: 'Spa' }],
    [
      'a category that fits the kind of all rows',
      { Type: 'category' },
      { kind: 'museum' },
      'Events',
      { category: 'events', kind: 'museum' },
    ],
    ['a category that does not', { Type: 'category' }, { kind: 'museum' }, 'Services', { category: 'services' }],
  ] as const)('reads %s', async (_, fields, constants, cell, expected) => {
    const mapping = mappingOf({ Name: 'name', ...fields }, constants);
    const [values] = await valuesIn(`Name,Type\nA,${cell}`, mapping);
    expect(values).toEqual({ name: 'A', externalId: 'a', ...expected });
  });

  it('keeps the ID of its own column, and the state of the row before the one of all rows', async () => {
    const mapping = mappingOf({ Name: 'name', No: 'externalId', St: 'state' }, { kind: 'hotel', state: 'MD' });
    expect(await valuesIn('Name,No,St\nA,17,PA\nB,,', mapping)).toMatchObject([
      { externalId: '17', state: 'PA' },
      { state: 'MD' },
    ]);
  });

  it('names the column of an invalid value as the file does', async () => {
    const rules = new ContractRowRules(new OsmHoursReader());
    const said = async (row: string, mapping = BUREAU, head = HEAD) =>
      rules.check((await read(`${head}${row}`, mapping))[0] as SourceRow, 'bureau');
    expect(await said('A,,,none,,,,')).toBe('Phone No.: Please enter a valid phone number');
    expect(await said('A,,,,north,-76.3,,')).toBe('Lat: Must be a number');
    expect(await said('A,,,,39.5,,,')).toBe('Lat: latitude and longitude must be given together.');
    const pets = mappingOf(
      { Name: 'name', Fee: 'petFee', Weight: 'maxWeightLb', Dogs: 'dogsAllowed' },
      { kind: 'hotel' },
    );
    const columns = 'Name,Fee,Weight,Dogs\n';
    expect(await said('A,2000,,', pets, columns)).toBe('Fee: Enter a fee from $0 to $1,000');
    expect(await said('A,,400 lb,', pets, columns)).toMatch(/^Weight: Enter a weight from 1 to 300 pounds/);
    expect(await said('A,25,,no', pets, columns)).toMatch(/also state a pet fee.*; Fee: You say that no animals/);
    const typed = mappingOf({ Name: 'name', Type: 'kind', Sector: 'category' });
    expect(await said('A,Hotel,Services', typed, 'Name,Type,Sector\n')).toMatch(/^Type: /);
    expect(await said('A,Spa,Services', typed, 'Name,Type,Sector\n')).toBe('Type: Please select a kind of place');
  });
});

const CELLS = [
  ['externalId', 'name', 'category', 'description'],
  ['1', 'Muddy Paw; Bel Air', 'events', 'a, b\tc'],
];

describe('a file with another delimiter', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s, with and without a mapping', async (_, delimiter) => {
    const text = CELLS.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n');
    const expected = { name: 'Muddy Paw; Bel Air', category: 'events', description: 'a, b\tc' };
    expect(await rowsOf('.csv', text)).toEqual([{ line: 2, values: { externalId: '1', ...expected } }]);
    const mapping = mappingOf({ name: 'name', category: 'category', description: 'description', externalId: null });
    expect(await valuesIn(text, mapping)).toEqual([{ externalId: 'muddy paw bel air', ...expected }]);
  });

  it('is not mistaken for another by quoted names of columns', async () => {
    const mapping = mappingOf(
      { 'Name; in full; please': 'name', 'Town; or village; or city': 'city' },
      { kind: 'hotel' },
    );
    expect(await valuesIn('"Name; in full; please","Town; or village; or city"\nA;B,C', mapping)).toMatchObject([
      { name: 'A;B', city: 'C' },
    ]);
  });

  it('reports a row with too many cells for its own delimiter', async () => {
    expect(await rowsOf('.csv', 'externalId;name;category\n1;A, B;events\n2;C;events;x')).toEqual([
      { line: 2, values: { externalId: '1', name: 'A, B', category: 'events' } },
      { line: 3, problem: expect.stringMatching(/^There are 4 cells for 3 columns/) },
    ]);
  });
});
