import { describe, expect, it } from '@jest/globals';
import { fieldWords } from '../../../domain/import/field-words.js';
import { IMPORTED_FIELDS } from '../../../domain/import/merge.js';
import { phoneForPeople } from '../../../domain/import/phone.js';

describe('the words of a report for a field', () => {
  it.each([
    ['zipCode', 'ZIP code'],
    ['petPerks', 'pet perks'],
    ['phone', 'phone'],
    ['facebookUrl', 'Facebook page'],
    ['externalId', 'externalId'],
    ['toString', 'toString'],
  ])('are for "%s" "%s"', (field, words) => {
    expect(fieldWords(field)).toBe(words);
  });

  it('are none of the code for any field of a listing', () => {
    expect(IMPORTED_FIELDS.map(fieldWords).filter((words) => /[a-z][A-Z]/.test(words))).toEqual([
      'YouTube video',
      'TikTok page',
    ]);
  });
});

describe('an imported phone number', () => {
  it.each([
    ['+14105550142', '(410) 555-0142'],
    ['+1 410 555 0142', '(410) 555-0142'],
    ['+1-410-555-0142', '(410) 555-0142'],
    ['+1 (410) 555-0142', '(410) 555-0142'],
    ['1.410.555.0142', '(410) 555-0142'],
    ['4105550142', '(410) 555-0142'],
    ['(410)555-0142', '(410) 555-0142'],
    ['(410) 555-0142', '(410) 555-0142'],
    ['+1 410\u00a0555\u20110142', '(410) 555-0142'],
    ['+1 410 555 0142; +1 410 555 0143', '(410) 555-0142'],
    ['+14105550142;+14105550143', '(410) 555-0142'],
    // An extension, another country, an area code that does not exist, letters, and an emergency number.
    ['+1 410 555 0142 x5', '+1 410 555 0142 x5'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
    ['55 1234 5678', '55 1234 5678'],
    ['+11055550142', '+11055550142'],
    ['1-800-555-PAWS', '1-800-555-PAWS'],
    ['911', '911'],
    ['', ''],
  ])('"%s" is stored as "%s"', (given, stored) => {
    expect(phoneForPeople(given)).toBe(stored);
    expect(phoneForPeople(stored)).toBe(stored);
  });
});
