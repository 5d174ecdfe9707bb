import { describe, expect, it } from '@jest/globals';
import { namedThing } from '../../../domain/moderation/named-address.js';

const SITE = 'https://paws.example';
const MEMBER = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';

describe('an address that a notice names', () => {
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
  ])('names a thing of this site: %s', (typed, thing) => {
    expect(namedThing(typed, SITE)).toEqual(thing);
  });

  it.each([
    ['another site', 'https://elsewhere.example/pet-profiles/17'],
    ['another site without a scheme', '//elsewhere.example/pet-profiles/17'],
    ['another site behind a backslash', '/\\elsewhere.example/pet-profiles/17'],
    ['another site behind this one’s name', 'https://paws.example@elsewhere.example/pet-profiles/17'],
    ['this site behind somebody’s name', 'https://me:secret@paws.example/pet-profiles/17'],
    ['a site whose name begins like this one', 'https://paws.example.evil.example/pet-profiles/17'],
    ['a mailbox', 'mailto:pat@paws.example'],
    ['a document for the administrator alone', `/uploads/private/${MEMBER}.pdf`],
    ['a way around it', `/uploads/../uploads/private/${MEMBER}.pdf`],
    ['a page of text', '/terms-of-service'],
    ['the home page', '/'],
    ['a number that is none', '/pet-profiles/1e3'],
    ['a number too large', '/business/2147483648'],
    ['a member who is none', '/user-reviews/me'],
    ['no address', 'the photo of the dog'],
    ['nothing', ''],
    ['half an address', 'https://'],
  ])('names nothing that could be taken down: %s', (_, typed) => {
    expect(namedThing(typed, SITE)).toBeNull();
  });
});
