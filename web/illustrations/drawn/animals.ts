import type { PetBuild, PetCoat } from '../../../interfaces/contract/shared/words.js';

/** An animal that a scene may show. */
export interface Animal {
  readonly isCat: boolean;
  readonly build: PetBuild;
  readonly coat: PetCoat;
}

const dog = (build: PetBuild, coat: PetCoat): Animal => ({ isCat: false, build, coat });
const cat = (build: PetBuild, coat: PetCoat): Animal => ({ isCat: true, build, coat });

/** The animals by their number; consecutive ones look different. */
export const ANIMALS: readonly Animal[] = [
  ...[dog('floppy', 'brown'), dog('pricked', 'ginger'), cat('tabby', 'gray'), dog('floppy', 'golden')],
  ...[dog('curly', 'white'), dog('pricked', 'gray'), cat('tabby', 'ginger'), dog('long', 'chocolate')],
  ...[dog('folded', 'spotted'), dog('floppy', 'black'), cat('plain', 'black'), dog('pricked', 'black')],
  ...[cat('patched', 'white'), dog('long', 'ginger'), dog('curly', 'chocolate'), cat('points', 'golden')],
];

/** Stand in for the cats where only a dog fits, such as behind the wheel. */
const ONLY_DOGS = new Map<number, Animal>([
  ...([
    [2, dog('curly', 'golden')],
    [6, dog('folded', 'gray')],
    [10, dog('long', 'black')],
  ] as const),
  ...([
    [12, dog('folded', 'golden')],
    [15, dog('pricked', 'white')],
  ] as const),
]);

/** The cats of scenes in which only a cat fits, such as on a shelf. */
const ONLY_CATS: readonly Animal[] = (['tabby', 'patched'] as const).flatMap((build) =>
  (['gray', 'ginger', 'black', 'white', 'brown', 'golden', 'chocolate', 'spotted'] as const).map((coat) =>
    cat(
      coat === 'black' || coat === 'white' || coat === 'spotted' ? (build === 'tabby' ? 'plain' : build) : build,
      coat,
    ),
  ),
);

export const animalOf = (number: number): Animal => ANIMALS[number] as Animal;
export const dogOf = (number: number): Animal => ONLY_DOGS.get(number) ?? animalOf(number);
export const catOf = (number: number): Animal => ONLY_CATS[number] as Animal;

/** The coats of a second animal. */
export const COMPANION_COATS: readonly PetCoat[] = ['gray', 'ginger', 'white', 'black', 'golden', 'brown'];
