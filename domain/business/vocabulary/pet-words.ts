import type { PetSize, PetType } from '../../pet/pet.js';
import { phraseKey } from './word-key.js';

const TYPE_WORDS: Readonly<Record<PetType, readonly string[]>> = {
  dog: ['dog', 'puppy', 'pup', 'doggy', 'doggie', 'canine', 'pooch'],
  cat: ['cat', 'kitten', 'kitty', 'feline'],
  bird: ['bird', 'parrot', 'parakeet', 'cockatiel', 'cockatoo', 'macaw', 'budgie', 'canary'],
  rabbit: ['rabbit', 'bunny'],
  // 'Fish' usually means food.
  fish: ['goldfish', 'pet fish'],
  reptile: ['reptile', 'lizard', 'snake', 'turtle', 'tortoise', 'iguana', 'gecko', 'bearded dragon'],
  other: ['ferret', 'hamster', 'guinea pig', 'chinchilla', 'hedgehog', 'gerbil', 'pot bellied pig', 'horse'],
};

const SIZE_WORDS: Readonly<Record<PetSize, readonly string[]>> = {
  extra_small: ['tiny', 'toy', 'teacup'],
  small: ['small', 'little'],
  medium: ['medium', 'medium sized', 'mid sized'],
  large: ['large', 'big'],
  extra_large: ['huge', 'giant', 'extra large', 'very large'],
};

/** The type of pet that a phrase names, by the phrase's key. */
export const PET_OF_PHRASE: ReadonlyMap<string, PetType> = byKey(TYPE_WORDS);

/** The size that a phrase before a pet names, by the phrase's key. */
export const SIZE_OF_PHRASE: ReadonlyMap<string, PetSize> = byKey(SIZE_WORDS);

function byKey<T extends string>(words: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> {
  return new Map(
    (Object.entries(words) as [T, readonly string[]][]).flatMap(([value, phrases]) =>
      phrases.map((phrase): [string, T] => [phraseKey(phrase), value]),
    ),
  );
}
