import { describe, expect, it } from '@jest/globals';
import { purposeInWords, signInPurposeOf } from '../../../domain/account/sign-in-purpose.js';

const wordsFor = (returnTo: string, name: string | null = 'Zigzag Hound Café') => {
  const purpose = signInPurposeOf(returnTo);
  return purpose === null ? null : purposeInWords(purpose, purpose.businessId === null ? null : name);
};

describe('the purpose of a sign-in', () => {
  it.each([
    ['/browse?category=hotels#intent-save-7', 'save Zigzag Hound Café'],
    ['/business/7#intent-review-7', 'review Zigzag Hound Café'],
    ['/business/7#intent-turned-away-7', 'report that Zigzag Hound Café turned you away'],
    ['/business/7#intent-helpful-3', 'mark a review as helpful'],
    ['/reviews#intent-edit-review-3', 'edit your review'],
    ['/business/7#intent-respond-3', 'respond to a review'],
    ['/claim-business/7', 'claim Zigzag Hound Café'],
    ['/create-business', 'list your business'],
    ['/pet-profiles/create?step=2', 'add your pet'],
    ['/saved', 'see your saved places'],
    ['/my-businesses/7/edit', 'manage your businesses'],
    ['/user-profile/security#email', 'open your account'],
  ])('of a return to %s is to %s', (returnTo, words) => {
    expect(wordsFor(returnTo)).toBe(words);
  });

  it("names the business by its ID, and says 'this place' if it has no public name", () => {
    expect(signInPurposeOf('/#intent-save-2147483647')).toEqual({ kind: 'save', businessId: 2_147_483_647 });
    expect(wordsFor('/business/7#intent-save-7', null)).toBe('save this place');
  });

  it.each([
    '/',
    '/browse?query=win',
    '/business/7',
    '/business/7#intent-save-0',
    '/business/7#intent-save-2147483648',
    '/business/7#intent-save-7-or-win',
    '/business/7#intent-pay-7',
    '/business/7#intent-constructor-7',
    '/savedX',
    '/claim-business/Call+555',
    '/claim-business/7/more',
  ])('is unknown for %s', (returnTo) => {
    expect(signInPurposeOf(returnTo)).toBeNull();
  });
});
