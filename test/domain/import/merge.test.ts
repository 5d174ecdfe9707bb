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

describe('what an import does to a listing', () => {
  it('takes everything that nobody changed since the import before', () => {
    expect(mergeImport(IMPORTED, NEWER, IMPORTED, null)).toEqual({
      change: { phone: '2', address: '9 Oak Lane', city: 'Dallas', petPerks: ['Dog park'] },
      kept: [],
      remembered: NEWER,
    });
  });

  it('keeps a field that was changed by hand, and goes on to know that it was', () => {
    const now = { ...IMPORTED, phone: '3' };
    const { change, kept, remembered } = mergeImport(now, NEWER, IMPORTED, null);
    expect([change.phone, kept, remembered.phone, remembered.petPerks]).toEqual([
      undefined,
      ['phone'],
      '1',
      ['Dog park'],
    ]);
    // Also where the file says the same meanwhile.
    expect(mergeImport(now, { ...NEWER, phone: '3' }, IMPORTED, null).remembered.phone).toBe('1');
  });

  it('keeps a whole address of which a part was changed by hand', () => {
    const { change, kept } = mergeImport({ ...IMPORTED, zipCode: '78701' }, NEWER, IMPORTED, null);
    expect([Object.keys(change), kept]).toEqual([
      ['phone', 'petPerks'],
      ['address', 'city', 'zipCode'],
    ]);
  });

  it('keeps what an owner’s change is about that waits for approval', () => {
    expect(mergeImport(IMPORTED, { ...IMPORTED, name: 'Other' }, IMPORTED, { name: 'Mine' }).kept).toEqual(['name']);
  });

  it('takes an empty text for nothing said, and the equator for a place', () => {
    const empty = { ...IMPORTED, city: '', latitude: 0 };
    expect(mergeImport(empty, { ...IMPORTED, city: null, latitude: null }, empty, null)).toMatchObject({
      ...{ change: { latitude: null }, kept: [] },
    });
  });

  it('changes nothing of a listing that was never imported', () => {
    const { change, kept } = mergeImport(IMPORTED, NEWER, null, null);
    expect([change, kept]).toEqual([{}, ['address', 'city', 'phone', 'petPerks']]);
  });
});
