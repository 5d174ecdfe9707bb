import { describe, expect, it } from '@jest/globals';
import { EMPTY_CONTENT, type BusinessContent } from '../../../domain/business/content.js';
import {
  changedFields,
  changesAddress,
  CONTENT_FIELDS,
  FIELD_LABEL,
  pendingAfterEdit,
} from '../../../domain/business/edited-fields.js';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';

const NOW: BusinessContent = { ...EMPTY_CONTENT, name: 'Quiet Kennel', category: 'services', petPerks: ['Dog park'] };

describe('the fields of an edit', () => {
  it('are those whose values differ, lists included', () => {
    expect(changedFields(NOW, { ...NOW, petPerks: ['Dog park'] })).toEqual([]);
    expect(changedFields(NOW, { ...NOW, name: 'Loud Kennel', petPerks: [], latitude: 0 })).toEqual([
      ...['name', 'latitude', 'petPerks'],
    ]);
  });

  it('do not include a policy whose keys the database returned in another order', () => {
    const policy = { ...UNKNOWN_POLICY, pets: { dog: 'yes', cat: 'no' } } as const;
    const stored = { ...Object.fromEntries(Object.entries(policy).toReversed()), pets: { cat: 'no', dog: 'yes' } };
    const before = { ...NOW, policy: stored as typeof policy };
    expect(changedFields(before, { ...NOW, policy })).toEqual([]);
    expect(changedFields(before, { ...NOW, policy: { ...policy, pets: { dog: 'yes', cat: 'yes' } } })).toEqual([
      'policy',
    ]);
  });

  it('change the address if one is street, city, state, or ZIP code', () => {
    for (const field of ['address', 'city', 'state', 'zipCode']) expect(changesAddress(['name', field])).toBe(true);
    expect(changesAddress(['name', 'latitude', 'longitude'])).toBe(false);
  });

  it('each have a name of their own that owners read', () => {
    expect(Object.keys(FIELD_LABEL).toSorted()).toEqual(CONTENT_FIELDS.toSorted());
    expect(new Set(Object.values(FIELD_LABEL)).size).toBe(CONTENT_FIELDS.length);
  });
});

describe('the changes that wait for approval after an edit', () => {
  const pending = { name: 'Ours', city: 'Dallas', latitude: 32, longitude: -96 };

  it('lose the edited fields only', () => {
    expect(pendingAfterEdit(pending, ['name', 'phone'])).toEqual({ city: 'Dallas', latitude: 32, longitude: -96 });
    expect(pendingAfterEdit(pending, ['phone'])).toEqual(pending);
  });

  it('lose the whole location if the address or pin was edited', () => {
    for (const field of ['address', 'latitude']) expect(pendingAfterEdit(pending, [field])).toEqual({ name: 'Ours' });
  });

  it('lose category and kind together', () => {
    const recategorized = { category: 'hotels', kind: 'hotel', name: 'Ours' } as const;
    for (const field of ['category', 'kind'])
      expect(pendingAfterEdit(recategorized, [field])).toEqual({ name: 'Ours' });
  });

  it('are null if nothing is left or nothing waited', () => {
    expect(pendingAfterEdit({ name: 'Ours' }, ['name'])).toBeNull();
    expect(pendingAfterEdit(null, ['name'])).toBeNull();
  });
});
