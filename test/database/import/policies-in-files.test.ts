import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/app.js';
import { pbfExtract, xmlExtract, type InventedElement } from '../../support/import/extract.js';
import { Importing } from '../../support/import/importing.js';

let importing: Importing;
beforeAll(async () => {
  importing = await Importing.into((await emptyDirectory('policies_in_files')).appUrl, 'policies.example');
});
afterAll(() => importing?.close());

const stored = async (name: string) =>
  (
    await importing.database.pool.query(
      `select policy, opening_hours as "openingHours", opening is not null as "hasHours" from businesses where name = $1`,
      [name],
    )
  ).rows[0];

const cafe = (id: number, name: string, tags: Record<string, string>): InventedElement => ({
  ...{ type: 'node', id, latitude: 44 + id / 10, longitude: -99 },
  tags: { amenity: 'cafe', name, ...tags },
});

describe('opening hours of OpenStreetMap', () => {
  it.each([
    ['.osm.xml', xmlExtract],
    ['.osm.pbf', pbfExtract],
  ] as const)(
    'with errors are a warning for their row in %s, which is imported with the rest',
    async (ending, write) => {
      await importing.database.pool.query('delete from businesses');
      const rows = [
        cafe(1, 'Broken Hours', { dog: 'leashed', opening_hours: 'Mo-Fr 9 till late; ???' }),
        cafe(2, 'Readable Hours', { dog: 'yes', opening_hours: 'Mo-Fr 09:00-17:00; PH off' }),
        cafe(3, 'Sloppy Hours', { dog: 'yes', opening_hours: 'mo-fr 9:00-17:00,Sa 10:00-14:00' }),
      ];
      expect(await importing.import(ending, write(rows))).toEqual({ added: 3 });
      const warning = `Warning: opening hours: 'Mo-Fr 9 till late; ???' can't be read, so visitors see no hours.`;
      const said = (await importing.report()).map((line) => line.replace(/^\d+ /, ''));
      expect(said).toEqual([`added ${warning}`, 'added', 'added']);
      expect(await stored('Broken Hours')).toMatchObject({
        ...{ openingHours: 'Mo-Fr 9 till late; ???', hasHours: false },
        policy: { pets: { dog: 'yes' }, leash: 'required' },
      });
      expect(await stored('Readable Hours')).toMatchObject({ hasHours: true });
      expect(await stored('Sloppy Hours')).toMatchObject({ hasHours: true });
    },
  );
});

describe('a dry run', () => {
  it('tells in words what each row states about pets and hours, and stores nothing', async () => {
    await importing.database.pool.query('delete from businesses');
    const text = [
      'externalId,name,category,openingHours,policy',
      'd1,The Dry Paw,events,Mo-Fr 09:00-17:00,"{""pets"":{""dog"":""yes""},""maxWeightLb"":50}"',
      'd2,Silent Hound,hotels,,',
    ].join('\n');
    expect(await importing.import('.csv', text, true)).toEqual({ added: 2 });
    expect(await importing.report()).toEqual([
      '2 added Dogs are welcome. Dogs up to 50 lb. Opening hours: Monday to Friday, 9 AM to 5 PM; closed Saturday and Sunday.',
      '3 added',
    ]);
    expect(await stored('The Dry Paw')).toBeUndefined();
    await importing.import('.csv', text);
    expect(await importing.report()).toEqual(['2 added', '3 added']);
    const changed = text.replace('50}', '70}').replace('Mo-Fr', 'Mo-Su');
    expect(await importing.import('.csv', changed, true)).toEqual({ changed: 1, unchanged: 1 });
    expect((await importing.report())[0]).toBe(
      '2 changed Changed: pet policy, opening hours. Dogs up to 70 lb. Opening hours: every day, 9 AM to 5 PM.',
    );
  });
});
