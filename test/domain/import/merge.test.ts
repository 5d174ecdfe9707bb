import { describe, expect, it } from '@jest/globals';
import { mergeImport, NOTHING_IMPORTED, type ImportedContent } from '../../../domain/import/merge.js';

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

describe('merging imported data into a business', () => {
  it('applies every field that no one changed since the last import', () => {
    expect(mergeImport(IMPORTED, NEWER, IMPORTED, null)).toEqual({
      change: { phone: '2', address: '9 Oak Lane', city: 'Dallas', petPerks: ['Dog park'] },
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

  it('changes nothing in a business that was never imported', () => {
    const { change, kept } = mergeImport(IMPORTED, NEWER, null, null);
    expect([change, kept]).toEqual([{}, ['address', 'city', 'phone', 'petPerks']]);
  });
});
