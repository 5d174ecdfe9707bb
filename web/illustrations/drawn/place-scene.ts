import { placeLook, type DrawnPlace, type PlaceLook } from '../../../interfaces/contract/shared/words.js';
import cat from '../parts/cat.svg';
import catHead from '../parts/cat-head.svg';
import dogLeaping from '../parts/dog-leaping.svg';
import dog from '../parts/dog.svg';
import dogHead from '../parts/dog-head.svg';
import dogWithBandana from '../parts/dog-with-bandana.svg';
import dogWithCollar from '../parts/dog-with-collar.svg';
import rabbit from '../parts/rabbit.svg';
import type { SceneName } from '../scene-name.js';
import { SCENES } from '../scenes.js';
import { animalOf, catOf, COMPANION_COATS, dogOf, type Animal } from './animals.js';
import { drawCat, drawCatHead } from './cats.js';
import { COATS } from './coats.js';
import { drawDog, drawDogHead, drawLeapingDog } from './dogs.js';
import { repaint } from './paints.js';
import type { Picture } from './picture.js';

/**
 * The scenes of a category or kind, if there are several. Kinds share scenes that suit both, so that a list of one kind
 * doesn't show one scene only.
 */
const SCENES_OF: Readonly<Partial<Record<SceneName, readonly SceneName[]>>> = {
  restaurants: ['restaurants', 'cafe', 'bar', 'bakery'],
  hotels: ['hotels', 'vacation-rental', 'hotels', 'campground'],
  events: ['events', 'park', 'attraction', 'trail'],
  services: ['services', 'pet-store', 'trainer', 'boarding'],
  homes: ['homes', 'apartments', 'real-estate-agent', 'homes'],
  ...{ cafe: ['cafe', 'restaurants'], bakery: ['bakery', 'cafe'] },
  ...{ 'bed-and-breakfast': ['hotels', 'homes'], 'vacation-rental': ['vacation-rental', 'homes'] },
  ...{ 'dog-park': ['dog-park', 'park'], 'off-leash-area': ['dog-park', 'park', 'dog-park', 'trail'] },
  ...{ trail: ['trail', 'park'], 'nature-reserve': ['trail', 'park'], market: ['events', 'store'] },
  ...{ attraction: ['attraction', 'events'], 'emergency-vet': ['emergency-vet', 'veterinarian'] },
  ...{ 'pet-store': ['pet-store', 'store'], daycare: ['boarding', 'trainer'], 'pet-sitter': ['boarding', 'homes'] },
  ...{ 'real-estate-agent': ['real-estate-agent', 'homes'], shelter: ['shelter', 'boarding'] },
};

/** Scenes whose dog wears something that fits no cat, or is a dog at work. */
const ONLY_DOGS: ReadonlySet<SceneName> = new Set<SceneName>(['bakery', 'veterinarian', 'emergency-vet', 'shelter']);

/** Repaints sky and walls. */
const GROUNDS: readonly Readonly<Record<string, string>>[] = [
  {},
  { sky: 'dawn', dawn: 'blush', blush: 'sky' },
  { sky: 'blush', dawn: 'sky', blush: 'dawn' },
  { sky: 'water', dawn: 'stone', blush: 'hill' },
];

/** Repaints awnings, signs, and things. Trees and water keep their colors outdoors. */
const OUTDOORS: readonly Readonly<Record<string, string>>[] = [
  {},
  { coral: 'sun', sun: 'coral' },
  { coral: 'water' },
  { hill: 'sun', meadow: 'hill' },
  { coral: 'bark', sun: 'cream' },
];
const INDOORS: readonly Readonly<Record<string, string>>[] = [
  {},
  { coral: 'forest', forest: 'coral' },
  { coral: 'water', water: 'coral' },
  { coral: 'sun', sun: 'coral' },
  { coral: 'water', forest: 'bark' },
];
const INSIDE: ReadonlySet<SceneName> = new Set<SceneName>([
  ...([
    'restaurants',
    'restaurant',
    'cafe',
    'bar',
    'brewery',
    'bakery',
    'fast-food',
    'hotels',
    'hotel',
    'hostel',
  ] as const),
  ...(['bed-and-breakfast', 'services', 'groomer', 'pet-store', 'store', 'boarding', 'daycare', 'pet-sitter'] as const),
  ...(['veterinarian', 'pharmacy', 'pet-photographer', 'apartments', 'movie-theater'] as const),
]);

/** Scenes that draw an animal's body themselves, in this paint. */
const OWN_BODIES: Readonly<Partial<Record<SceneName, 'stone' | 'fur'>>> = {
  ...{ hotels: 'stone', hotel: 'stone', hostel: 'stone', 'bed-and-breakfast': 'stone' },
  ...{ services: 'fur', groomer: 'fur' },
};

/** Returns the drawing of a place: its scene with other animals, colors, and crop. */
export function drawPlace({ scene, number }: DrawnPlace): Picture {
  const look = placeLook(number);
  const scenes = SCENES_OF[scene] ?? [scene];
  const shown = scenes[look.scene % scenes.length] ?? scene;
  const shapes = withAnimals(withColors(splitScene(shown), shown, look), shown, look);
  return {
    viewBox: cropOf(shown, look),
    shapes: look.flip === 1 ? `<g transform="matrix(-1 0 0 1 400 0)">${shapes}</g>` : shapes,
  };
}

/** Text in place of an animal: not part of any drawing. */
const slot = (name: string): string => `<!--${name}-->`;

const COLLAR = dogWithCollar.replace(dog, '');
const BANDANA = dogWithBandana.replace(dog, '');

/** From the largest to the smallest, because some contain others. */
const PARTS = [
  ...([
    [dogWithCollar, 'dog collar'],
    [dogWithBandana, 'dog bandana'],
    [dog, 'dog'],
    [dogLeaping, 'leaping'],
  ] as const),
  ...([
    [dogHead, 'dog head'],
    [cat, 'cat'],
    [catHead, 'cat head'],
    [rabbit, 'rabbit'],
  ] as const),
];

const split = new Map<SceneName, string>();

/** Returns a scene with a slot for each animal. */
function splitScene(scene: SceneName): string {
  const known = split.get(scene);
  if (known !== undefined) return known;
  const shapes = PARTS.reduce((text, [part, name]) => text.replaceAll(part, slot(name)), SCENES[scene]);
  split.set(scene, shapes);
  return shapes;
}

function withColors(shapes: string, scene: SceneName, look: PlaceLook): string {
  const accents = INSIDE.has(scene) ? INDOORS : OUTDOORS;
  const body = OWN_BODIES[scene];
  const isCat = body === 'stone';
  const { coat } = isCat ? catOf(look.animal) : dogOf(look.animal);
  const own = body === undefined ? {} : { [body]: COATS[coat].main };
  return repaint(shapes, { ...GROUNDS[look.ground], ...accents[look.accent], ...own });
}

function withAnimals(shapes: string, scene: SceneName, look: PlaceLook): string {
  const coat = COMPANION_COATS[look.companion] ?? 'gray';
  const free = ONLY_DOGS.has(scene) ? dogOf(look.animal) : animalOf(look.animal);
  const hasDog = shapes.includes(slot('dog').slice(0, -3));
  const fixedCat = hasDog ? ({ isCat: true, build: 'tabby', coat } as const) : catOf(look.animal);
  const fixedDog = dogOf(look.animal);
  const drawn: Readonly<Record<string, string>> = {
    'dog collar': drawAnimal(free, COLLAR),
    'dog bandana': drawAnimal(free, BANDANA),
    dog: drawAnimal(free, ''),
    leaping: drawLeapingDog(fixedDog.coat),
    'dog head': drawDogHead(fixedDog.build, fixedDog.coat),
    cat: drawCat(fixedCat.build, fixedCat.coat),
    'cat head': drawCatHead(fixedCat.build, fixedCat.coat),
    rabbit: repaint(rabbit, { sand: COATS[coat].main, night: COATS[coat].eye }),
  };
  return shapes.replace(/<!--([a-z ]+)-->/g, (_, name: string) => drawn[name] ?? '');
}

/** Cats have a collar of their own. */
function drawAnimal({ isCat, build, coat }: Animal, worn: string): string {
  return isCat ? drawCat(build, coat) : drawDog(build, coat) + worn;
}

/** How much higher than usual the shown part of a tall scene is. */
const LIFTS: Readonly<Partial<Record<SceneName, number>>> = {
  ...{ bakery: 50, trainer: 44, veterinarian: 40, pharmacy: 34, bar: 28, brewery: 28, store: 24, attraction: 20 },
  ...{
    'pet-store': 20,
    boarding: 20,
    daycare: 20,
    'pet-sitter': 20,
    'movie-theater': 20,
    restaurants: 8,
    restaurant: 8,
  },
};

/** Height of a drawing by its width. */
const SHAPE = 0.62;
const WIDTHS = [344, 392, 436] as const;
/** Widths for scenes of which a closer look would cut heads. */
const TALL_WIDTHS = [384, 410, 436] as const;
const TALL: ReadonlySet<SceneName> = new Set<SceneName>(['trainer', 'pet-photographer', 'apartments', 'museum']);

/** Returns the part of the scene that is shown. The animals sit on its lower edge. */
function cropOf(shown: SceneName, { zoom, pan, scene, companion }: PlaceLook): Picture['viewBox'] {
  const width = (TALL.has(shown) ? TALL_WIDTHS : WIDTHS)[zoom] ?? 400;
  const height = Math.round(width * SHAPE);
  const across = (pan - 4) * 3 + (companion - 2.5) * 0.5;
  return [(400 - width) / 2 + across, 306 - height + scene * 2 - (LIFTS[shown] ?? 0), width, height];
}
