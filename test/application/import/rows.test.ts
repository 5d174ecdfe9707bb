import { describe, expect, it } from '@jest/globals';
import { EarlierRows, listedAlready } from '../../../application/import/compare-rows.js';
import { isPlaced, judgeRows } from '../../../application/import/judge-rows.js';
import type { ReadRow } from '../../../application/import/file-ports.js';
import type { Candidate, PlacedRow } from '../../../application/import/ports.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { NOTHING_IMPORTED } from '../../../domain/import/merge.js';
import { AUSTIN, FakeGazetteer, FakePinTowns } from '../../support/fakes/business/gazetteer.js';
import { FakeRowRules } from '../../support/fakes/import.js';

const PIN = { latitude: 30.2672, longitude: -97.7431 };

function aRow(content: Partial<PlacedRow['content']> = {}): PlacedRow {
  const imported = {
    ...NOTHING_IMPORTED,
    name: 'Dog Bakery',
    category: 'services' as const,
    city: 'Austin',
    state: 'TX',
  };
  const row = {
    source: 'list',
    externalId: '1',
    attribution: null,
    notes: [],
    isMiddle: false,
    isCountryStated: false,
    completesOnly: false,
  };
  return { ...row, content: { ...imported, ...content } };
}

function aListing(given: Partial<Candidate> = {}): Candidate {
  const { content } = aRow();
  const { name, address, city, state, zipCode, phone, website, latitude, longitude } = content;
  const place = { name, address, city, state, zipCode, phone, website, latitude, longitude, isMiddle: false };
  return { id: 3, standing: 'listed', source: null, sources: [], ...place, ...given } as Candidate;
}

describe('listedAlready', () => {
  it.each([
    ['listed', 3, 'business 3'],
    ['waiting', null, 'business 3, not approved yet'],
    ['withdrawn', null, 'business 3, withdrawn by its owner'],
  ] as const)('names the similar business, with a link only if it is public: %s', (standing, businessId, which) => {
    const sentence = `Looks like 'Dog Bakery' (${which}): Same name, Same ZIP code or town.`;
    expect(listedAlready(aRow(), [aListing({ standing })])).toEqual({
      ...{ businessId, joins: false, sentence },
      like: { likeId: 3, likeLine: null, score: 55, reasons: ['Same name', 'Same ZIP code or town'] },
    });
  });

  it('picks the similar business with the most in common, the first of equals, with three reasons', () => {
    const more = { phone: '512 555 0100', website: 'https://bakery.example' };
    const listings = [aListing({ id: 1 }), aListing({ id: 2, ...more }), aListing({ id: 4, ...more })];
    expect(listedAlready(aRow(more), listings)).toEqual({
      businessId: 2,
      joins: false,
      sentence: "Looks like 'Dog Bakery' (business 2): Same name, Same phone number, Same website.",
      like: expect.objectContaining({ likeId: 2, likeLine: null, score: 100 }),
    });
    expect(listedAlready(aRow(), [aListing({ name: 'Quiet Books' })])).toBeNull();
    expect(listedAlready(aRow({ city: null }), [aListing({ phone: '512 555 0100' })])).toBeNull();
  });
});

describe.each([
  ['a batch', () => EarlierRows.ofBatch()],
  ['a dry run', () => EarlierRows.ofFile()],
])('earlier rows of %s', (_, none) => {
  it('earlier rows are found by name, phone, or location, and named with their line and three reasons', () => {
    const earlier = none();
    const phone = { phone: '512 555 0100', ...PIN };
    expect(earlier.doubleOf(aRow(phone))).toBeNull();
    earlier.add(aRow({ ...phone, name: 'Quiet Books' }), 2);
    earlier.add(aRow(phone), 7);
    const found = { businessId: null, joins: false, sentence: "Looks like 'Dog Bakery' in line 7: Same name, Same phone number, Same location.", like: expect.objectContaining({ likeId: null, likeLine: 7 }) };
    expect(earlier.doubleOf(aRow(phone))).toEqual(found);
    const slip = aRow({ ...PIN, name: 'Dog Bakerys' });
    expect(earlier.doubleOf(slip)?.sentence).toBe("Looks like 'Dog Bakery' in line 7: Names are 77% alike, Same location.");
    expect(earlier.doubleOf(aRow({ phone: '5125550100', name: 'Dog Bakery Inn' }))?.sentence).toContain('in line 7');
    expect(earlier.doubleOf(aRow({ name: 'Cat Corner' }))).toBeNull();
  }); // prettier-ignore

  it('earlier rows are limited to 20 with the same shared value', () => {
    const earlier = none();
    const common = { phone: '800 555 0100', city: null };
    for (let line = 1; line <= 20; line += 1) earlier.add(aRow({ ...common, name: `Shop ${line} of Ants` }), line);
    earlier.add(aRow({ ...common, website: 'late.example', name: 'Dog Barn' }), 21);
    expect(earlier.doubleOf(aRow({ ...common, name: 'Dog Bakery', website: null }))).toBeNull();
  });
});

describe('earlier rows of a dry run', () => {
  it.each([
    ['in the next half-mile cell to the north', PIN, { ...PIN, latitude: PIN.latitude + 0.0004 }, true],
    ['across the edge of a cell', { ...PIN, latitude: 30.2585 }, { ...PIN, latitude: 30.2584 }, true],
    ['a quarter of a mile to the east', PIN, { ...PIN, longitude: PIN.longitude + 0.002 }, true],
    ['two miles away', PIN, { ...PIN, latitude: PIN.latitude + 0.03 }, false],
    ['without a location', PIN, { latitude: null, longitude: null }, false],
    ['with half a location', PIN, { latitude: PIN.latitude, longitude: null }, false],
  ])('an earlier row with another spelling is found only nearby: %s (%#)', (_, one, other, isFound) => {
    const earlier = EarlierRows.ofFile();
    earlier.add(aRow({ ...one, name: 'Riverside Dog Bakery', website: 'dog.example' }), 2);
    const double = earlier.doubleOf(aRow({ ...other, name: 'Riverside Dog Bakerys', website: 'dog.example' }));
    expect(double !== null).toBe(isFound);
  });

  it('rows are not compared unless they share a lookup value, however similar they are', () => {
    const alike = { address: '1 Elm St', zipCode: '78701', website: 'dog.example' };
    const earlier = EarlierRows.ofFile();
    earlier.add(aRow({ ...alike, name: 'Riverside Dog Bakery' }), 2);
    const same = aRow({ ...alike, name: 'Riverside Dog Bakerys' });
    expect(earlier.doubleOf(same)).toBeNull();
    earlier.add(aRow({ ...alike, ...PIN, name: 'Riverside Dog Bakery' }), 3);
    expect(earlier.doubleOf({ ...same, content: { ...same.content, ...PIN } })?.sentence).toContain('in line 3');
  });

  it('earlier rows are found by name without accents and case, wherever they are', () => {
    const earlier = EarlierRows.ofFile();
    earlier.add({ ...aRow({ name: 'Café ÉTÉ' }), source: 'elsewhere' }, 2);
    expect(earlier.doubleOf(aRow({ name: 'CAFE été', ...PIN }))?.sentence).toContain('in line 2');
  });
});

/** Knows two places called Austin. Only one of them is found by "Austin, TX". */
class TwoAustins extends FakeGazetteer {
  readonly asked: string[] = [];

  override async locate(location: string): ReturnType<Gazetteer['locate']> {
    this.asked.push(location);
    if (location === 'Austin, TX') return { kind: 'town', town: 'austin,TX', origin: { latitude: 30.5, longitude: -97.9 } };
    if (location === 'Nowhere') throw new Error('The gazetteer is away.');
    return super.locate(location);
  }
} // prettier-ignore

describe('judging a row of a file', () => {
  const judge = async (values: object, gazetteer: Gazetteer = new TwoAustins(), country = 'US') => {
    const [judged] = await judgeRows([{ line: 5, values: { externalId: '9', ...values } }], {
      ...{ rules: new FakeRowRules(), gazetteer, pinTowns: new FakePinTowns(), source: 'mine' },
      ...{ country, first: 40 },
    });
    return judged;
  };
  const placed = async (values: object) => {
    const row = (await judge({ name: 'Dog Bakery', ...values }))?.judgement;
    if (row === undefined || !isPlaced(row)) return row;
    return [row.content.latitude, row.content.longitude, row.isMiddle];
  };

  it('reports a row that is unreadable or breaks a rule with its number, line, and name, if it has one', async () => {
    const rows = [
      { line: 2, problem: 'No columns.' },
      { line: 3, values: { externalId: '7' } },
    ] as readonly ReadRow[];
    const finds = { gazetteer: new FakeGazetteer(), pinTowns: new FakePinTowns() };
    const input = { rules: new FakeRowRules(), ...finds, source: null, country: 'US', first: 11 };
    const nothing = { name: null, externalId: null, key: null, present: null, kind: null };
    expect(await judgeRows(rows, input)).toEqual([
      { number: 11, line: 2, ...nothing, judgement: 'No columns.' },
      { number: 12, line: 3, ...nothing, externalId: '7', judgement: 'A name is needed.' },
    ]);
    expect(await judge({ name: 'Dog Bakery', externalId: 9 })).toMatchObject({
      ...{ number: 40, line: 5, name: 'Dog Bakery', externalId: null },
      key: { source: 'mine', externalId: '9' },
    });
  });

  it.each([
    ['nowhere without a location', {}, [null, null, false]],
    ['at the center of its ZIP code', { zipCode: '78701', city: 'Austin', state: 'TX' }, [AUSTIN.latitude, AUSTIN.longitude, true]],
    ['at the center of its town', { city: 'Austin', state: 'TX' }, [30.5, -97.9, true]],
    ['at the center of a town without a state', { city: 'Austin' }, [AUSTIN.latitude, AUSTIN.longitude, true]],
    ['at its pin', { ...PIN, city: 'Austin', state: 'TX' }, [PIN.latitude, PIN.longitude, false]],
    ['at its pin on the center of its town, despite a ZIP code', { latitude: 30.5, longitude: -97.9, city: 'Austin', state: 'TX', zipCode: '78701' }, [30.5, -97.9, true]],
    ['at the center of its town if it has half a pin', { latitude: 30.1, zipCode: '78701' }, [AUSTIN.latitude, AUSTIN.longitude, true]],
    ['at its pin, far from a town of that name without a state', { latitude: 40, longitude: -90, city: 'Austin' }, [40, -90, false]],
    ['nowhere if only the state is known', { state: 'TX', zipCode: 'TX' }, [null, null, false]],
    ['rejected: too far from its town', { latitude: 40, longitude: -90, city: 'Austin', state: 'TX' }, 'The pin is more than 30 miles from the ZIP code or town. Please move it, or correct the address.'],
    ['rejected: too far from its ZIP code', { latitude: 40, longitude: -90, zipCode: '78701' }, 'The pin is more than 30 miles from the ZIP code or town. Please move it, or correct the address.'],
  ])('places the row %s', async (_, values, place) => {
    expect(await placed(values)).toEqual(place);
  }); // prettier-ignore

  it.each([
    ['takes the town near its pin', { ...PIN }, ['Austin', 'TX', '78701', 'pin']],
    ['keeps its ZIP code in the town near its pin', { ...PIN, zipCode: '78704' }, ['Austin', 'TX', '78704', 'pin']],
    ['takes the state of the town near its pin', { ...PIN, city: 'West Lake' }, ['West Lake', 'TX', null, 'address']],
    ['keeps its address', { ...PIN, city: 'Round Rock', state: 'TX' }, ['Round Rock', 'TX', null, 'address']],
    ['keeps another state than that of the town near its pin', { ...PIN, state: 'OK' }, [null, 'OK', null, 'address']],
    ['stays without a town far from any', { latitude: 40, longitude: -90 }, [null, null, null, 'address']],
    ['stays without a town if it has no pin', {}, [null, null, null, 'address']],
  ])('a row %s', async (_, values, town) => {
    const row = (await judge({ name: 'Dog Bakery', ...values }))?.judgement;
    if (row === undefined || !isPlaced(row)) throw new Error('The row is left out.');
    const { city, state, zipCode, locationSource } = row.content;
    expect([city, state, zipCode, locationSource]).toEqual(town);
  });

  const AUSTIN_PIN = { ...PIN, name: 'Dog Bakery' };
  const VANCOUVER = { latitude: 49.28, longitude: -123.12, name: 'Chien' };

  it.each([
    ['leaves out a pin in Canada', 'US', VANCOUVER, 'In Canada'],
    ['leaves out a row that names Mexico, wherever its pin is', 'US', { ...AUSTIN_PIN, country: 'MX' }, 'In Mexico'],
    ['leaves out a pin in the United States from an import of Canada', 'CA', AUSTIN_PIN, 'In the United States'],
  ])('%s', async (_, wanted, values, reason) => {
    expect((await judge(values, undefined, wanted))?.judgement).toEqual({ skipReason: reason, isAbroad: true });
  });

  it.each([
    ['its pin', 'CA', VANCOUVER, 'CA'],
    ['its pin', 'US', AUSTIN_PIN, 'US'],
    ['its own word', 'US', { ...VANCOUVER, country: 'US' }, 'US'],
    ['the import, without a pin', 'CA', { name: 'Chien' }, 'CA'],
  ])('takes the country of a row from %s', async (_, wanted, values, country) => {
    expect((await judge(values, undefined, wanted))?.judgement).toMatchObject({ content: { country } });
  });

  it('names a place without a name after its surroundings, and refuses it far from any town', async () => {
    const finds = { gazetteer: new FakeGazetteer(), pinTowns: new FakePinTowns() };
    const rows = [PIN, { latitude: 40, longitude: -90 }].map((pin, index) => {
      return { line: index, isUnnamed: true, values: { externalId: String(index), name: 'Dog Park', ...pin } };
    });
    const input = { rules: new FakeRowRules(), ...finds, source: 'mine', country: 'US', first: 1 };
    const [near, far] = await judgeRows(rows, input);
    expect(near).toMatchObject({
      name: 'Dog Park near Austin',
      judgement: { content: { name: 'Dog Park near Austin' } },
    });
    expect(far).toMatchObject({ name: 'Dog Park', judgement: 'It has no name, and no town is near.' });
  });

  it('fails the import if the gazetteer is unavailable', async () => {
    await expect(judge({ name: 'Dog Bakery', city: 'Nowhere' })).rejects.toThrow('The gazetteer is away.');
  });
});
