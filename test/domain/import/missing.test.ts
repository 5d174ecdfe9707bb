import { describe, expect, it } from '@jest/globals';
import { fateOfMissing, groupOf, groupsShownBy } from '../../../domain/import/missing.js';

const PLACE = { missed: 1, isTouched: false, isElsewhere: false, category: 'services', kind: 'groomer' } as const;
const HALF = { listed: 10, missing: 5 };
const MOST = { listed: 10, missing: 6 };
const RULE = { isDryRun: false, hides: true, isRepeated: false, inArea: HALF, ofKind: HALF };

describe('a listing that a newer file of its source misses', () => {
  it.each([
    ['is hidden if the last file missed it, too', PLACE, RULE, true, /^Not in the last 2 files\./],
    ['would be hidden by a dry run', PLACE, { ...RULE, isDryRun: true }, true, /It would be hidden\.$/],
    ['stays until the next import', { ...PLACE, missed: 0 }, RULE, false, /until the next import without it\.$/],
    ['stays if a person changed it', { ...PLACE, isTouched: true }, RULE, false, /an administrator changed it\.$/],
    ['stays if another source has it', { ...PLACE, isElsewhere: true }, RULE, false, /another source has it\.$/],
    [
      'stays if more than half are missing',
      PLACE,
      { ...RULE, inArea: MOST },
      false,
      /half of the listings in its area\.$/,
    ],
    [
      'stays if more than half of its kind are missing',
      PLACE,
      { ...RULE, ofKind: MOST },
      false,
      /of its kind in the area\.$/,
    ],
    ['stays if the same file was imported before', PLACE, { ...RULE, isRepeated: true }, false, /imported before\.$/],
    ['stays if the operator wants so', PLACE, { ...RULE, hides: false }, false, /^No longer in the file\. It stays\.$/],
  ])('%s', (_, place, rule, isHidden, sentence) => {
    expect(fateOfMissing(place, rule)).toEqual({ isHidden, sentence: expect.stringMatching(sentence) });
  });
});

describe('the kinds that a file contains', () => {
  it.each([
    ['veterinarian', { category: 'services', kind: 'veterinarian' }, true],
    ['veterinarian', { category: 'services', kind: 'pet-store' }, false],
    ['veterinarian', { category: 'hotels', kind: 'hotel' }, false],
    // The category of a row without a kind is all that is known.
    ['veterinarian', { category: 'services', kind: null }, false],
    [null, { category: 'services', kind: null }, true],
    [null, { category: 'services', kind: 'groomer' }, true],
    [null, { category: 'events', kind: 'park' }, false],
  ] as const)('a listing of the kind %s is compared with a file of %j: %s', (kind, row, isCompared) => {
    expect(groupsShownBy(row).includes(groupOf({ category: 'services', kind }))).toBe(isCompared);
  });
});
