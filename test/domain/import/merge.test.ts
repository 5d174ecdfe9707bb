import { describe, expect, it } from '@jest/globals';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import { mergeImport as merge, NOTHING_IMPORTED, type ImportedContent } from '../../../domain/import/merge.js';

const IMPORTED: ImportedContent = {
  ...NOTHING_IMPORTED,
  name: 'Quiet Kennel',
  category: 'services',
  phone: '1',
  address: '7 Oak Lane',
  city: 'Austin',
  petPerks: ['Pet sitting'],
};
const NEWER: ImportedContent = {
  ...IMPORTED,
  phone: '2',
  address: '9 Oak Lane',
  city: 'Dallas',
  petPerks: ['Dog park'],
};

const mergeImport = (
  now: ImportedContent,
  given: ImportedContent,
  imported: Partial<ImportedContent> | null,
  waiting: Readonly<Record<string, unknown>> | null,
  editedFields: readonly string[] = [],
) => merge({ now, given, imported, waiting, editedFields });

describe('merging imported data into a business', () => {
  it('applies every field that no one changed since the last import', () => {
    expect(mergeImport(IMPORTED, NEWER, IMPORTED, null)).toEqual({
      change: { phone: '2', address: '9 Oak Lane', city: 'Dallas', petPerks: ['Dog park'] },
      changed: ['address', 'city', 'phone', 'petPerks'],
      said: [],
      kept: [],
      remembered: NEWER,
    });
  });

  it('keeps a manually edited field, and remembers that it was edited', () => {
    const now = { ...IMPORTED, phone: '3' };
    const { change, kept, remembered } = mergeImport(now, NEWER, IMPORTED, null);
    expect([change.phone, kept, remembered.phone, remembered.petPerks]).toEqual([
      undefined,
      ['phone'],
      '1',
      ['Dog park'],
    ]);
    // Even if the file has the same value by now.
    expect(mergeImport(now, { ...NEWER, phone: '3' }, IMPORTED, null).remembered.phone).toBe('1');
  });

  it('keeps the whole address if a part of it was edited', () => {
    const { change, kept } = mergeImport({ ...IMPORTED, zipCode: '78701' }, NEWER, IMPORTED, null);
    expect([Object.keys(change), kept]).toEqual([
      ['phone', 'petPerks'],
      ['address', 'city', 'zipCode'],
    ]);
  });

  it('takes a town from the pin only if nobody edited the address, and mentions it only then', () => {
    const pin = { ...IMPORTED, city: null, latitude: 30, longitude: -97 };
    const near = { ...pin, city: 'Austin', state: 'TX', zipCode: '78701', locationSource: 'pin' } as const;
    const town = { city: 'Austin', state: 'TX', zipCode: '78701', locationSource: 'pin' };
    expect(mergeImport(pin, near, pin, null)).toMatchObject({ change: town, kept: [] });
    expect(mergeImport(pin, near, null, null)).toMatchObject({ change: {}, kept: [] });
    expect(mergeImport({ ...pin, address: '9 Elm Street' }, near, pin, null)).toMatchObject({
      change: {},
      kept: ['address'],
    });
  });

  it('keeps the category and kind together if one of them was edited', () => {
    const imported = { ...IMPORTED, kind: 'boarding' } as const;
    const newer = { ...imported, kind: 'daycare', phone: '2' } as const;
    const { change, kept } = mergeImport({ ...imported, category: 'hotels', kind: null }, newer, imported, null);
    expect([change, kept]).toEqual([{ phone: '2' }, ['category', 'kind']]);
    expect(mergeImport(imported, newer, imported, null).change).toEqual({ kind: 'daycare', phone: '2' });
  });

  it("keeps fields that are part of an owner's pending change", () => {
    expect(mergeImport(IMPORTED, { ...IMPORTED, name: 'Other' }, IMPORTED, { name: 'Mine' }).kept).toEqual(['name']);
  });

  it('keeps fields that an administrator edited, even if their value equals the last import', () => {
    const { change, kept, remembered } = mergeImport(IMPORTED, NEWER, IMPORTED, null, ['phone', 'zipCode']);
    expect([change, kept]).toEqual([{ petPerks: ['Dog park'] }, ['address', 'city', 'phone']]);
    expect(remembered.phone).toBe('1');
  });

  it('treats empty text as missing, but accepts the equator as a location', () => {
    const empty = { ...IMPORTED, city: '', latitude: 0 };
    expect(mergeImport(empty, { ...IMPORTED, city: null, latitude: null }, empty, null)).toMatchObject({
      ...{ change: { latitude: null }, kept: [] },
    });
  });

  it('compares policies by their content, because the database orders their keys', () => {
    const policy = { ...UNKNOWN_POLICY, pets: { dog: 'yes', cat: 'no' }, fee: { amount: 25, per: 'night' } } as const;
    const stored = { ...UNKNOWN_POLICY, fee: { per: 'night', amount: 25 }, pets: { cat: 'no', dog: 'yes' } } as const;
    const now = { ...IMPORTED, policy: stored };
    expect(mergeImport(now, { ...IMPORTED, policy }, now, null)).toMatchObject({ change: {}, said: [], kept: [] });
  });

  it('changes nothing in a business that was never imported', () => {
    const { change, kept } = mergeImport(IMPORTED, NEWER, null, null);
    expect([change, kept]).toEqual([{}, ['address', 'city', 'phone', 'petPerks']]);
  });
});

describe('merging two sources into one business', () => {
  const OSM: ImportedContent = {
    ...{ ...NOTHING_IMPORTED, name: 'Bark Inn', category: 'hotels', kind: 'hotel', petPerks: ['Dogs welcome'] },
    ...{ city: 'Austin', state: 'TX', zipCode: '78701', locationSource: 'pin', latitude: 30.27, longitude: -97.74 },
  };
  const OVERTURE: ImportedContent = {
    ...{ ...NOTHING_IMPORTED, name: 'The Bark Inn', category: 'hotels', kind: 'hotel', phone: '512 555 0101' },
    ...{ address: '7 Oak Lane', city: 'Austin', state: 'TX', zipCode: '78702', latitude: 30.2701, longitude: -97.7401 },
  };
  const joined = merge({ now: OSM, given: OVERTURE, imported: {}, others: [OSM] });
  const both = { ...OSM, ...joined.change };

  it('fills what the first source does not say, and takes a street only with its town', () => {
    expect(joined.change).toEqual({
      ...{ phone: '512 555 0101', address: '7 Oak Lane', zipCode: '78702', locationSource: 'address' },
    });
    expect(joined.kept).toEqual([]);
  });

  it('a newer import of one source changes only its own fields', () => {
    const newer = { ...OSM, name: 'Bark Hotel', latitude: 30.28, zipCode: '78705' };
    expect(merge({ now: both, given: newer, imported: OSM, others: [joined.remembered] })).toMatchObject({
      ...{ change: { name: 'Bark Hotel', latitude: 30.28 }, kept: [] },
    });
    const moved = { ...OVERTURE, name: 'Inn', address: '9 Elm Street', zipCode: '78703', petPerks: ['Pool'] };
    expect(merge({ now: both, given: moved, imported: joined.remembered, others: [OSM] })).toMatchObject({
      ...{ change: { address: '9 Elm Street', zipCode: '78703' }, kept: [] },
    });
  });

  it('changes nothing if both sources say the same as before', () => {
    expect(merge({ now: both, given: OSM, imported: OSM, others: [joined.remembered] }).change).toEqual({});
    expect(merge({ now: both, given: OVERTURE, imported: joined.remembered, others: [OSM] }).change).toEqual({});
  });

  it('keeps what the other source says when one no longer says anything', () => {
    const given = { ...OVERTURE, phone: null };
    const others = [{ ...OSM, phone: '512 555 0101' }];
    expect(merge({ now: both, given, imported: joined.remembered, others }).change).toEqual({});
    expect(merge({ now: both, given, imported: joined.remembered, others: [OSM] }).change).toEqual({ phone: null });
  });

  it('keeps what a person edited, whichever source says what', () => {
    const now = { ...both, phone: '512 555 0199', address: '8 Oak Lane' };
    const { change, kept } = merge({ now, given: OVERTURE, imported: joined.remembered, others: [OSM] });
    expect([change, kept]).toEqual([{}, ['address', 'phone', 'latitude', 'longitude']]);
  });
});
