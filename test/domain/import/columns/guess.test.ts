import { describe, expect, it } from '@jest/globals';
import { columnKey, columnNames, headerText } from '../../../../domain/import/columns/column-name.js';
import { fieldNamed, guessedColumns } from '../../../../domain/import/columns/guess.js';
import { fieldLabel, MAPPED_FIELDS } from '../../../../domain/import/columns/mapping.js';

const fieldsOf = (...names: string[]) => guessedColumns(names).map(({ field }) => field);

describe('the guess of a column', () => {
  it.each([
    ['name', ['Business Name', 'Company', 'NAME', 'Venue', 'Listing_Name', 'Title']],
    ['address', ['Street', 'Address', 'Address Line 1', 'Physical Address', 'business address', 'Street address']],
    ['city', ['Town', 'City', 'Municipality', 'City/Town', 'Business City']],
    ['state', ['State', 'ST', 'State/Province']],
    ['zipCode', ['Zip', 'ZIP Code', 'Postal Code', 'Postcode', 'Zip/Postal', 'zipcode']],
    ['phone', ['Phone No.', 'Tel', 'Tel.', 'Telephone', 'Phone Number', 'Contact Phone', 'Phone #']],
    ['website', ['URL', 'Web Site', 'Homepage', 'Website URL', 'www']],
    ['email', ['E-mail', 'Email Address', 'e.mail']],
    ['latitude', ['Lat', 'LATITUDE', 'Y', 'GPS Lat']],
    ['longitude', ['Lng', 'Long', 'lon', 'Longitude', 'X']],
    ['welcomesPets', ['Dog Policy', 'Pets allowed?', 'Pet-Friendly', 'Dogs Welcome']],
    ['kind', ['Type', 'Business Type', 'Sub-Category']],
    ['category', ['Category', 'Primary Category']],
    ['openingHours', ['Hours', 'Opening Hours', 'Hours of Operation']],
    ['petPerks', ['Amenities', 'Pet Perks', 'Features']],
    ['externalId', ['ID', 'Listing ID', 'externalId', 'No.']],
    ['perk:Water bowls', ['Water bowls', 'Water Bowl']],
    ['perk:Outdoor seating', ['Patio', 'outdoor seating']],
  ] as const)('is %s for its usual names in any spelling', (field, names) => {
    expect(names.map((name) => [name, fieldNamed(name)])).toEqual(names.map((name) => [name, field]));
  });

  it.each(['Contact Name', 'Address 2', 'Notes', 'Comments', 'Fax', 'Column 3', 'Region', '', '#', 'constructor'])(
    "is nothing for '%s', whose content is unknown or not for the public",
    (name) => {
      expect(fieldNamed(name)).toBeNull();
    },
  );

  it("is the field itself for each field's name and label", () => {
    for (const field of MAPPED_FIELDS)
      expect([field, fieldNamed(field), fieldNamed(fieldLabel(field))]).toEqual([field, field, field]);
  });

  it('is given to one column of a field: the one with its own name, else the first', () => {
    expect(fieldsOf('Company', 'Name', 'Venue')).toEqual([null, 'name', null]);
    expect(fieldsOf('Street', 'Physical Address', 'Tel')).toEqual(['address', null, 'phone']);
  });
});

describe('the names of columns', () => {
  it('differ only if their letters or digits do', () => {
    expect(['Phone No.', ' phone_no ', 'PHONE-NO', 'Phöne No'].map(columnKey)).toEqual(Array(4).fill('phoneno'));
    expect(['#', '# ', '%'].map(columnKey)).toEqual(['#', '#', '%']);
  });

  it('are numbered if they are missing or there twice', () => {
    expect(columnNames(['Phone', '', 'phone.', 'Phone (2)', ' Phone '])).toEqual([
      ...['Phone', 'Column 2', 'phone. (2)', 'Phone (2) (2)', 'Phone (3)'],
    ]);
  });

  it('are cut off after 94 characters, which leaves room for a number, and contain no broken characters', () => {
    const [first = '', second = ''] = columnNames(['x'.repeat(300), 'x'.repeat(400)]);
    expect([first.length, second.length]).toEqual([94, 98]);
    expect(columnNames(['Caf\udfff\0  \n size'])).toEqual(['Caf\ufffd size']);
  });

  it('identify a file in any order and spelling', () => {
    expect(headerText(['Town', 'Business Name'])).toBe(headerText(['business_name', 'TOWN']));
    expect(headerText(['Town', 'Name'])).not.toBe(headerText(['Town', 'Name', 'Fee']));
    expect(headerText(['ab', 'c'])).not.toBe(headerText(['a', 'bc']));
  });
});
