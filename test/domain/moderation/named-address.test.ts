import { describe, expect, it } from '@jest/globals';
import { namedThing } from '../../../domain/moderation/named-address.js';

const SITE = 'https://paws.example';
const MEMBER = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';

describe('an address in a copyright notice', () => {
  it.each([
    ['/business/42#review-1201', { type: 'review', id: 1201 }],
    ['/reviews#review-1201', { type: 'review', id: 1201 }],
    ['/business/42#response-7', { type: 'response', id: 7 }],
    ['/business/42', { type: 'business', id: 42 }],
    ['/business/42/?from=%2Fbrowse', { type: 'business', id: 42 }],
    ['/pet-profiles/17', { type: 'pet_profile', id: 17 }],
    [`/user-reviews/${MEMBER.toUpperCase()}`, { type: 'guide_dog', memberId: MEMBER }],
    ['/uploads/demo/cafe-patio.webp?w=400', { type: 'photo', address: '/uploads/demo/cafe-patio.webp' }],
    ['https://paws.example/pet-profiles/17', { type: 'pet_profile', id: 17 }],
    ['http://paws.example/pet-profiles/17', { type: 'pet_profile', id: 17 }],
    ['paws.example/pet-profiles/17', { type: 'pet_profile', id: 17 }],
    ['HTTPS://PAWS.EXAMPLE/pet-profiles/17', { type: 'pet_profile', id: 17 }],
  ])('identifies content of this site: %s', (typed, thing) => {
    expect(namedThing(typed, SITE)).toEqual(thing);
  });

  it.each([
    ['another site', 'https://elsewhere.example/pet-profiles/17'],
    ['another site without a scheme', '//elsewhere.example/pet-profiles/17'],
    ['another site after a backslash', '/\\elsewhere.example/pet-profiles/17'],
    ['another site after this site’s name', 'https://paws.example@elsewhere.example/pet-profiles/17'],
    ['this site with user info', 'https://me:secret@paws.example/pet-profiles/17'],
    ['a site whose name starts like this one', 'https://paws.example.evil.example/pet-profiles/17'],
    ['an email address', 'mailto:pat@paws.example'],
    ['a document for administrators only', `/uploads/private/${MEMBER}.pdf`],
    ['a path traversal', `/uploads/../uploads/private/${MEMBER}.pdf`],
    ['a text page', '/terms-of-service'],
    ['the home page', '/'],
    ['an invalid number', '/pet-profiles/1e3'],
    ['a number that is too large', '/business/2147483648'],
    ['an invalid member id', '/user-reviews/me'],
    ['an empty address', 'the photo of the dog'],
    ['nothing', ''],
    ['an incomplete address', 'https://'],
  ])('identifies nothing that can be taken down: %s', (_, typed) => {
    expect(namedThing(typed, SITE)).toBeNull();
  });
});
