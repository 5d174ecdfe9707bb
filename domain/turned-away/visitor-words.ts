import type { PetType } from '../pet/pet.js';

const WITH: Readonly<Record<PetType, string>> = {
  dog: 'a dog',
  cat: 'a cat',
  bird: 'a bird',
  rabbit: 'a rabbit',
  fish: 'a fish',
  reptile: 'a reptile',
  other: 'another pet',
};

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns who was turned away without a name, such as 'A visitor with a dog and a cat'. `types` has at least one. */
export const visitorWithPets = (types: readonly PetType[]): string =>
  `A visitor with ${AND.format(types.map((type) => WITH[type]))}`;

/** Returns a month such as '2026-11' in words: 'November 2026'. */
export const monthInWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
