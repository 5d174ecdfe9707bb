import { describe, expect, it } from '@jest/globals';
import { namedThing, responseAnchor, reviewAnchor } from '../../../domain/moderation/named-address.js';

const SITE = 'https://paws.example';
const MEMBER = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';

describe('an almost valid address in a copyright notice', () => {
  it.each([
    ['an anchor with text before it', '/reviews#my-review-7'],
    ['an anchor with text after it', '/reviews#review-7-photo'],
    ['a page below another page', '/en/business/42'],
    ['a page below a business', '/business/42/photos'],
    ['a member page with a number', '/user-reviews/42'],
    ['a pet page with a member id', `/pet-profiles/${MEMBER}`],
    ['a business page with a member id', `/business/${MEMBER}`],
    ['a sentence with an address in it', 'see https://paws.example/business/42'],
    ['a path without its start', 'business/42'],
  ])('identifies nothing: %s', (_, typed) => {
    expect(namedThing(typed, SITE)).toBeNull();
  });

  it('uses the same anchors for reviews and responses as the pages', () => {
    expect([reviewAnchor(7), responseAnchor(8)]).toEqual(['review-7', 'response-8']);
    expect(namedThing(`/business/42#${reviewAnchor(7)}`, SITE)).toEqual({ type: 'review', id: 7 });
    expect(namedThing(`/business/42#${responseAnchor(8)}`, SITE)).toEqual({ type: 'response', id: 8 });
  });
});
