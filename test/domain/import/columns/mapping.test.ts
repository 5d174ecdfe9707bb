import { describe, expect, it } from '@jest/globals';
import { categoryNamed, kindNamed, refusesPets, saysYes } from '../../../../domain/import/columns/cell-words.js';
import { delimiterOf } from '../../../../domain/import/columns/delimiter.js';
import { derivedId, type Identifying } from '../../../../domain/import/columns/derived-id.js';
import {
  isTemplate,
  mappingWords,
  missingFields,
  repeatedColumn,
  repeatedField,
  withColumns,
  type ColumnMapping,
  type MappedField,
} from '../../../../domain/import/columns/mapping.js';

const NONE = { category: null, kind: null, state: null };

function mappingOf(fields: Record<string, MappedField | null>, constants: object = {}): ColumnMapping {
  const columns = Object.entries(fields).map(([column, field]) => ({ column, field }));
  return { columns, constants: { ...NONE, ...constants } };
}

describe('a mapping', () => {
  it('needs a name, and a category that a column or constant tells, also by the kind', () => {
    expect(missingFields(mappingOf({ Town: 'city' }))).toEqual(['Name', 'Category']);
    for (const complete of [
      mappingOf({ A: 'name', B: 'category' }),
      mappingOf({ A: 'name', B: 'kind' }),
      mappingOf({ A: 'name' }, { category: 'hotels' }),
      mappingOf({ A: 'name' }, { kind: 'hotel' }),
    ])
      expect(missingFields(complete)).toEqual([]);
    expect(missingFields(mappingOf({ A: 'category' }, { state: 'MD' }))).toEqual(['Name']);
  });

  it('names a field and a column once', () => {
    const mapping = mappingOf({ A: 'name', B: 'city', C: 'city', D: null, E: null });
    expect(repeatedField(mapping)).toBe('city');
    expect(repeatedField(mappingOf({ A: 'name', D: null, E: null }))).toBeNull();
    expect(repeatedColumn(mappingOf({ 'Phone No.': 'phone', 'phone no': null }))).toBe('phone no');
    expect(repeatedColumn(mapping)).toBeNull();
  });

  it('is described with its columns, constants, and the columns that are not imported', () => {
    const mapping = mappingOf({ Town: 'city', Fee: null, Bowl: 'perk:Water bowls' }, { kind: 'dog-park', state: 'MD' });
    expect(mappingWords(mapping)).toBe(
      'Town → City, Bowl → Perk: Water bowls (yes or no); all rows: Dog Park, MD; not imported: Fee',
    );
    expect(mappingWords(mappingOf({ Town: 'city' }))).toBe('Town → City');
  });

  it('takes further columns of its file without importing them', () => {
    const { columns } = withColumns(mappingOf({ town: 'city' }), ['Town', 'Fee']);
    expect(columns).toEqual([
      { column: 'town', field: 'city' },
      { column: 'Fee', field: null },
    ]);
  });

  it('is not needed for the columns of the template, but for any other', () => {
    expect(isTemplate(['name', ' category', 'externalId', 'city'])).toBe(true);
    for (const header of [
      ['name', 'category'],
      ['name', 'category', 'externalId', 'Fee'],
      ['Name', 'category', 'externalId'],
      [],
    ])
      expect([header, isTemplate(header)]).toEqual([header, false]);
    expect(isTemplate(['name', 'category', 'externalId', 'welcomesPets'])).toBe(false);
  });
});

describe('the ID of a row without one', () => {
  const PAW: Identifying = {
    ...{ name: 'The Muddy Paw', address: '7 Oak Lane', city: 'Dallas', state: 'TX', zipCode: '75201' },
    ...{ latitude: 32.78, longitude: -96.8 },
  };
  const idOf = (change: Partial<Identifying>) => derivedId({ ...PAW, ...change });

  it('is its name and address', () => {
    expect(idOf({})).toBe('the muddy paw, 7 oak lane, dallas, tx');
  });

  it('stays the same for other spelling, pin, and ZIP code', () => {
    const spelled = { name: ' THE Muddy-Paw', address: '7 Oak Lane.', state: 'Texas', city: 'Dállas' };
    for (const change of [spelled, { zipCode: null }, { latitude: 1, longitude: null }])
      expect(idOf(change)).toBe(idOf({}));
  });

  it('differs for another name, address, town, or state', () => {
    const others = [{ name: 'Muddy' }, { address: '8 Oak Lane' }, { city: 'Waco' }, { state: 'OK' }, {}].map(idOf);
    expect(new Set(others).size).toBe(5);
  });

  it('takes the town without an address, its ZIP code without a town, and the pin without either', () => {
    expect(idOf({ address: null })).toBe('the muddy paw, dallas, tx');
    expect(idOf({ address: ' ', city: null })).toBe('the muddy paw, 75201, tx');
    const far = { address: null, city: null, zipCode: null };
    expect(idOf(far)).toBe('the muddy paw, tx, 32.7800 -96.8000');
    expect(idOf({ ...far, latitude: null, state: null })).toBe('the muddy paw');
  });

  it('is none without a name', () => {
    expect(['', ' - ', '🐶'].map((name) => idOf({ name }))).toEqual([null, null, null]);
  });

  it('keeps letters of any language, and at most 200 characters that still tell places apart', () => {
    expect(idOf({ name: 'Café Ñandú 犬' })).toBe('cafe nandu 犬, 7 oak lane, dallas, tx');
    const [one, other] = ['a', 'b'].map((end) => idOf({ address: 'x'.repeat(220) + end }));
    expect([one?.length, other?.length, one === other]).toEqual([200, 200, false]);
    // Stored in databases, so it must never change.
    expect(one).toMatch(/ b8ef81a7bf36b3be$/);
  });
});

describe('the delimiter of a file', () => {
  it.each([
    ['Name,City,Phone', ','],
    ['Name;City;Phone', ';'],
    ['Name\tCity\tPhone', '\t'],
    ['"Name; short; long; more","City"', ','],
    ['"Name, short, long, more";"City"', ';'],
    ['Business Name;Perks (a, b, c, d);Town', ';'],
    ['Business Name,Perks (a; b; c; d),Town', ','],
    ['"a ""quoted, word"", here";"b"', ';'],
    ['alpha;beta,gamma;delta', ';'],
    ['name', ','],
    ['', ','],
  ])('of %j is %j', (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });
});

describe('the words of a cell', () => {
  it('mean yes, or that pets are not welcome, only if they are plain', () => {
    expect(['yes', 'Y', 'TRUE', '1', ' x ', '✓'].map(saysYes)).toEqual(Array(6).fill(true));
    expect(['', 'no', '0', 'maybe', 'yes, but small ones'].map(saysYes)).toEqual(Array(5).fill(false));
    expect(['No', 'n', 'false', '0', 'Not allowed.', 'Service animals only'].map(refusesPets)).toEqual(
      Array(6).fill(true),
    );
    expect(['', 'yes', 'Small dogs only', 'No fee'].map(refusesPets)).toEqual(Array(4).fill(false));
  });

  it.each([
    ['Veterinarian', 'veterinarian', 'services'],
    ['dog-park', 'dog-park', 'events'],
    ['Off-Leash Area', 'off-leash-area', 'events'],
    ['Vet Clinic', 'veterinarian', 'services'],
    ['Hotels', 'hotel', 'hotels'],
    ['Hotel & Restaurant', 'hotel', 'hotels'],
    ['Hotels & Travel', null, 'hotels'],
    ['Lodging', null, 'hotels'],
    ['Food & Drink', null, 'restaurants'],
    ['Spaceship', null, null],
    ['Hotel near Baltimore', null, null],
    ['', null, null],
  ])('%s means the kind %s and the category %s', (cell, kind, category) => {
    expect([kindNamed(cell), categoryNamed(cell)]).toEqual([kind, category]);
  });
});
