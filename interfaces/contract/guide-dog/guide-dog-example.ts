import type { GuideDog } from './guide-dog.js';

/** Example response for the documentation; all invented. */
export const GUIDE_DOG: GuideDog = {
  id: 7,
  userId: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
  petName: 'Biscuit',
  petType: 'dog',
  petImageUrl: null,
  petDrawing: '/drawings/1/pets/dog-long-brown-17.svg',
  petProfileId: 17,
  bio: 'Tests patios, rates biscuits.',
  location: 'Austin, TX',
  status: 'gold',
  reviewCount: 61,
  joinedDate: '2025-12-01T12:00:00.000Z',
  user: { firstName: 'Ada', profileImageUrl: null },
  state: null,
};
