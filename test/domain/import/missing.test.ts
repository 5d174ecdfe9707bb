import { describe, expect, it } from '@jest/globals';
import { fateOfMissing } from '../../../domain/import/missing.js';

const PLACE = { missed: 1, isTouched: false, isElsewhere: false };
const RULE = { isDryRun: false, hides: true, listed: 10, missing: 5 };

describe('a listing that a newer file of its source misses', () => {
  it.each([
    ['is hidden if the last file missed it, too', PLACE, RULE, true, /^Not in the last 2 files\./],
    ['would be hidden by a dry run', PLACE, { ...RULE, isDryRun: true }, true, /It would be hidden\.$/],
    ['stays until the next import', { ...PLACE, missed: 0 }, RULE, false, /until the next import without it\.$/],
    ['stays if a person changed it', { ...PLACE, isTouched: true }, RULE, false, /an administrator changed it\.$/],
    ['stays if another source has it', { ...PLACE, isElsewhere: true }, RULE, false, /another source has it\.$/],
    ['stays if more than half are missing', PLACE, { ...RULE, missing: 6 }, false, /more than half/],
    ['stays if the operator wants so', PLACE, { ...RULE, hides: false }, false, /^No longer in the file\. It stays\.$/],
  ])('%s', (_, place, rule, isHidden, sentence) => {
    expect(fateOfMissing(place, rule)).toEqual({ isHidden, sentence: expect.stringMatching(sentence) });
  });
});
