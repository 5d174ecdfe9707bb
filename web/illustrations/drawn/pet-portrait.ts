import type { DrawnPet } from '../../../interfaces/contract/shared/words.js';
import { SCENES } from '../scenes.js';
import pawPrint from '../parts/paw-print.svg';
import { drawCat } from './cats.js';
import { COATS } from './coats.js';
import { drawDog } from './dogs.js';
import { repaint } from './paints.js';
import type { Picture } from './picture.js';

const GROUNDS = ['dawn', 'sky', 'blush', 'hill', 'water', 'cream'] as const;

/** What a dog wears around its neck, as parts/dog-with-collar.svg. A cat wears it ten units lower. */
const WORN: readonly string[] = [
  '',
  '<path d="M-26-84c8 7 17 10 26 10s18-3 26-10l3 9c-8 7-18 10-29 10s-21-3-29-10Z" class="fill-art-forest" /><circle cx="0" cy="-66" r="6" class="fill-art-sun" />',
  '<path d="M-28-86c9 7 18 9 28 9s19-2 28-9l3 8c-6 5-10 7-16 9L0-50l-15-19c-6-2-10-4-16-9Z" class="fill-art-coral" />',
  '<path d="M0-74-24-86v24ZM0-74 24-86v24Z" class="fill-art-water" /><circle cx="0" cy="-74" r="6" class="fill-art-night" />',
  '<path d="M-28-84c9 7 18 9 28 9s19-2 28-9l2 12c-8 7-19 10-30 10s-22-3-30-10Z" class="fill-art-sun" />',
];

/** Behind the pet. */
const BACKDROPS: readonly string[] = [
  '',
  `<g transform="translate(24 30) rotate(-18)">${pawPrint}</g><g transform="translate(98 26) rotate(16)">${pawPrint}</g><g transform="translate(14 92) rotate(12)">${pawPrint}</g><g transform="translate(108 88) rotate(-14)">${pawPrint}</g>`,
  '<circle cx="60" cy="66" r="52" class="fill-art-cream/45" />',
  '<path d="M-40 96c30-16 60-18 100-8s70 8 100-6v80H-40Z" class="fill-art-meadow/45" />',
  '<circle cx="20" cy="24" r="5" /><circle cx="100" cy="34" r="4" /><circle cx="14" cy="70" r="3.5" /><circle cx="106" cy="82" r="5" /><circle cx="34" cy="104" r="4" />',
  '<path d="M-40-40h40l-40 60ZM120-40h40v60ZM-40 160v-40l40 40ZM160 160v-40l-40 40Z" class="fill-art-cream/35" />',
];

/** Number of values of each choice: their product is PET_DRAWINGS. */
const SIZES = { ground: GROUNDS.length, worn: WORN.length, backdrop: BACKDROPS.length, flip: 2 } as const;

/** The paints that other species have in their scenes, and what takes their place. */
const SPECIES: Readonly<Record<string, readonly string[]>> = {
  bird: ['sun', 'coral'],
  rabbit: ['cream', 'blush'],
  fish: ['sun', 'coral'],
  reptile: ['forest', 'hill'],
  other: ['forest'],
};

/** Returns the portrait of a pet. It fills its square, and stays whole in a circle or a flat box. */
export function drawPet(pet: DrawnPet): Picture {
  let rest = pet.number;
  const next = (size: number): number => {
    const choice = rest % size;
    rest = Math.floor(rest / size);
    return choice;
  };
  const chosen = GROUNDS[next(SIZES.ground)] ?? 'dawn';
  // A pet has another paint than its ground.
  const ground = chosen === COATS[pet.coat].main ? 'meadow' : chosen;
  const worn = WORN[next(SIZES.worn)] ?? '';
  const backdrop = BACKDROPS[next(SIZES.backdrop)] ?? '';
  const animal = petOf(pet, worn);
  const turned = next(SIZES.flip) === 1 ? `<g transform="matrix(-1 0 0 1 120 0)">${animal}</g>` : animal;
  const shapes = `<path d="M-40-40h200v200H-40Z" class="fill-art-${ground}" /><g class="fill-art-cream/60">${backdrop}</g>${turned}`;
  return { viewBox: [-20, -20, 160, 160], shapes };
}

function petOf({ petType, build, coat }: DrawnPet, worn: string): string {
  if (petType === 'dog') return `<g transform="translate(60 178)">${drawDog(build, coat)}${worn}</g>`;
  if (petType === 'cat') {
    const lower = `<g transform="translate(0 10)">${worn}</g>`;
    return `<g transform="translate(60 172) scale(1.04)">${drawCat(build, coat)}${lower}</g>`;
  }
  const [circle = '', ...shapes] = SCENES[petType].split(/(?<=\/>)/);
  const [main, second] = SPECIES[petType] ?? [];
  const { main: fur, ear } = COATS[coat];
  const paints = { ...(main === undefined ? {} : { [main]: fur }), ...(second === undefined ? {} : { [second]: ear }) };
  return circle.includes('<circle') ? repaint(shapes.join(''), coat === 'golden' ? {} : paints) : '';
}
