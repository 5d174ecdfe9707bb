import type { PetType } from '../pet/pet.js';

/** What the drawing of a pet shows of its breed: the ears of a dog, the pattern of a cat's coat. */
export const PET_BUILDS = [
  ...['floppy', 'pricked', 'long', 'curly', 'folded'],
  ...['plain', 'tabby', 'points', 'patched'],
] as const;

export type PetBuild = 'floppy' | 'pricked' | 'long' | 'curly' | 'folded' | 'plain' | 'tabby' | 'points' | 'patched';

export const PET_COATS = [...['brown', 'golden', 'black', 'white', 'gray', 'ginger', 'chocolate', 'spotted']] as const;

export type PetCoat = 'brown' | 'golden' | 'black' | 'white' | 'gray' | 'ginger' | 'chocolate' | 'spotted';

/** The facts of a pet that decide how it is drawn. */
export interface DrawablePet {
  readonly id: number;
  readonly petType: PetType;
  readonly breed: string | null;
  readonly furColor: string | null;
}

export interface BreedLook {
  /** Alternatives of a regular expression: lower-case words, in any part of the breed's name. */
  readonly words: string;
  readonly build: PetBuild;
  /** Usual coats. Without a stated color, the pet's id chooses one. */
  readonly coats: readonly PetCoat[];
}

/** How known breeds look; the first row that matches counts. */
export const BREED_LOOKS: Readonly<Partial<Record<PetType, readonly BreedLook[]>>> = {
  dog: [
    { words: 'dalmatian', build: 'floppy', coats: ['spotted'] },
    { words: 'bichon|maltese', build: 'curly', coats: ['white'] },
    { words: 'poodle|doodle|poo|havanese|shih|lagotto', build: 'curly', coats: ['white', 'golden', 'chocolate'] },
    {
      words: 'dachshund|basset|bloodhound|spaniel|setter|cavalier',
      build: 'long',
      coats: ['chocolate', 'ginger', 'black'],
    },
    { words: 'beagle|foxhound|coonhound', build: 'long', coats: ['brown', 'spotted'] },
    { words: 'vizsla|ridgeback', build: 'long', coats: ['ginger'] },
    { words: 'weimaraner', build: 'long', coats: ['gray'] },
    { words: 'husky|malamute', build: 'pricked', coats: ['gray', 'black'] },
    { words: 'corgi|shiba|akita', build: 'pricked', coats: ['ginger', 'golden'] },
    { words: 'samoyed|eskimo', build: 'pricked', coats: ['white'] },
    {
      words: 'shepherd|malinois|collie|cattle|heeler|sheltie|aussie',
      build: 'pricked',
      coats: ['black', 'brown', 'gray'],
    },
    { words: 'chihuahua|pomeranian|spitz|papillon', build: 'pricked', coats: ['golden', 'white', 'brown'] },
    { words: 'newfoundland|bernese', build: 'floppy', coats: ['black'] },
    { words: 'pyrenees|kuvasz', build: 'floppy', coats: ['white'] },
    { words: 'lab|retriever', build: 'floppy', coats: ['golden', 'black', 'chocolate'] },
    { words: 'westie|west highland', build: 'folded', coats: ['white'] },
    { words: 'pug|boxer|mastiff', build: 'folded', coats: ['golden', 'brown'] },
    { words: 'schnauzer', build: 'folded', coats: ['gray', 'black'] },
    { words: 'doberman|rottweiler', build: 'folded', coats: ['black'] },
    { words: 'terrier|yorkie|bulldog|frenchie', build: 'folded', coats: ['gray', 'spotted', 'brown', 'white'] },
    { words: 'dane|greyhound|whippet|pit', build: 'folded', coats: ['gray', 'black', 'golden'] },
  ],
  cat: [
    { words: 'siamese|ragdoll|himalayan|birman|burmese|balinese', build: 'points', coats: ['golden', 'white'] },
    { words: 'calico|tortoise|tortie', build: 'patched', coats: ['white', 'ginger'] },
    { words: 'tabby|coon|shorthair|bengal', build: 'tabby', coats: ['gray', 'ginger', 'brown'] },
    { words: 'russian|chartreux|korat', build: 'plain', coats: ['gray'] },
    { words: 'bombay', build: 'plain', coats: ['black'] },
    { words: 'persian|angora', build: 'plain', coats: ['white', 'golden'] },
    { words: 'tuxedo', build: 'patched', coats: ['black'] },
  ],
};

/** How pets of unknown breeds look: the id chooses a row, then a coat. */
export const TYPE_LOOKS: Readonly<Record<PetType, readonly Omit<BreedLook, 'words'>[]>> = {
  dog: [
    { build: 'floppy', coats: ['brown', 'golden', 'black', 'spotted', 'chocolate'] },
    { build: 'pricked', coats: ['ginger', 'black', 'gray', 'golden', 'white'] },
    { build: 'folded', coats: ['golden', 'spotted', 'gray', 'brown', 'black'] },
    { build: 'long', coats: ['chocolate', 'ginger', 'brown', 'spotted', 'black'] },
    { build: 'curly', coats: ['white', 'chocolate', 'golden', 'gray', 'black'] },
  ],
  cat: [
    { build: 'tabby', coats: ['gray', 'ginger', 'brown', 'golden'] },
    { build: 'plain', coats: ['black', 'white', 'gray', 'ginger'] },
    { build: 'patched', coats: ['white', 'black', 'gray', 'ginger'] },
    { build: 'points', coats: ['golden', 'white'] },
  ],
  bird: [{ build: 'plain', coats: ['golden', 'gray', 'white', 'ginger', 'black'] }],
  rabbit: [
    { build: 'plain', coats: ['white', 'gray', 'brown', 'golden', 'black'] },
    { build: 'patched', coats: ['white', 'golden', 'gray'] },
  ],
  fish: [{ build: 'plain', coats: ['golden', 'ginger', 'gray', 'white'] }],
  reptile: [{ build: 'plain', coats: ['golden', 'brown', 'gray', 'chocolate'] }],
  other: [{ build: 'plain', coats: ['golden', 'ginger', 'gray', 'brown', 'black'] }],
};

export interface CoatWords {
  /** Alternatives of a regular expression: lower-case beginnings of words. */
  readonly words: string;
  readonly coat: PetCoat;
}

/** The coat of a stated color; the first row that matches counts. */
export const COAT_WORDS: readonly CoatWords[] = [
  { words: 'spot|merle|piebald', coat: 'spotted' },
  { words: 'chocolate|dark brown|liver', coat: 'chocolate' },
  { words: 'black', coat: 'black' },
  { words: 'brown|brindle|sable', coat: 'brown' },
  { words: 'ginger|orange|red|rust|copper', coat: 'ginger' },
  { words: 'gold|yellow|tan|fawn|blond|apricot|sand|cream|beige|buff', coat: 'golden' },
  { words: 'gray|grey|silver|blue', coat: 'gray' },
  { words: 'white', coat: 'white' },
];

/** Returns a regular expression for these beginnings of words. 'Multicolored' and 'purebred' are not red. */
export const beginsWith = (words: string): string => `(^|[^a-z])(${words})`;

/** Returns how a pet is drawn: by its breed and the color stated for it or in it, else by its id, always the same. */
export function petLook({ id, petType, breed, furColor }: DrawablePet): { build: PetBuild; coat: PetCoat } {
  const rows = TYPE_LOOKS[petType];
  const known = BREED_LOOKS[petType]?.find(({ words }) => matches(breed, words));
  const { build, coats } = known ?? pick(rows, id);
  const coat = coatIn(furColor) ?? coatIn(breed) ?? pick(coats, Math.floor(id / rows.length));
  return { build, coat };
}

function coatIn(text: string | null): PetCoat | undefined {
  return COAT_WORDS.find(({ words }) => matches(text, beginsWith(words)))?.coat;
}

function matches(text: string | null, pattern: string): boolean {
  return text !== null && new RegExp(pattern, 'i').test(text);
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], number: number): T {
  return list[number % list.length] as T;
}
