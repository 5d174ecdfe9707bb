import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PET_BUILDS, PET_COATS } from '../../../domain/drawing/pet-look.js';
import { PET_DRAWINGS } from '../../../domain/drawing/pet-drawing.js';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { svgOf } from '../../../interfaces/pages/drawings.js';
import { DRAWING_VERSION } from '../../../domain/drawing/place-drawing.js';
import { CATEGORIES, kindsOf, placeDrawing } from '../../../interfaces/contract/shared/words.js';
import { drawAt } from '../../../web/illustrations/drawn/draw.js';
import type { SceneName } from '../../../web/illustrations/scene-name.js';
import { SCENES } from '../../../web/illustrations/scenes.js';

/** In bytes, before compression. */
const MAX_BYTES = 10_000;

const fileAt = (address: string): string => {
  const picture = drawAt(address);
  if (picture === null) throw new Error(`No drawing at ${address}`);
  return svgOf(picture);
};

describe('the drawing of a place', () => {
  it.each(CATEGORIES)('is a different one for each of the first 24 places of %s', (category) => {
    const files = Array.from({ length: 24 }, (_, nth) => fileAt(placeDrawing({ id: nth + 1, category })));
    expect(new Set(files).size).toBe(24);
  });

  it.each(CATEGORIES.flatMap((category) => kindsOf(category).map((kind) => ({ category, kind }))))(
    'is a different one for each of 24 places of kind $kind, and small',
    ({ category, kind }) => {
      const files = Array.from({ length: 24 }, (_, nth) => fileAt(placeDrawing({ id: nth * 97, category, kind })));
      expect(new Set(files).size).toBe(24);
      expect(Math.max(...files.map((file) => file.length))).toBeLessThan(MAX_BYTES);
    },
  );
});

describe('the drawings of one kind', () => {
  /** A shape that only this scene has. */
  const shapeOf = (scene: SceneName): string => {
    const shapes = [...SCENES[scene].matchAll(/ d="([^"]{40,})"/g)].map(([, shape = '']) => shape);
    const others = Object.values(SCENES).filter((each) => each !== SCENES[scene]);
    return shapes.find((shape) => others.every((each) => !each.includes(shape)))!;
  };

  it.each([
    ['cafe', ['cafe', 'restaurants']],
    ['nature-reserve', ['trail', 'park']],
    ['off-leash-area', ['dog-park', 'park', 'trail']],
  ] as const)('show each scene that suits the kind %s, and no other', (kind, scenes) => {
    const files = Array.from({ length: 24 }, (_, id) => fileAt(placeDrawing({ id, category: 'events', kind })));
    const shown = files.map((file) => scenes.filter((scene) => file.includes(shapeOf(scene))));
    expect(shown.every((found) => found.length === 1)).toBe(true);
    for (const scene of scenes) expect(shown.filter(([found]) => found === scene).length).toBeGreaterThan(3);
  });
});

describe('the drawing of a pet', () => {
  it('is a different one for each number of a build and coat', () => {
    const files = Array.from({ length: PET_DRAWINGS }, (_, number) =>
      fileAt(`/drawings/1/pets/dog-pricked-gray-${number}.svg`),
    );
    expect(new Set(files).size).toBe(PET_DRAWINGS);
  });

  it.each(PET_TYPES)('exists for each build and coat of the type %s', (type) => {
    for (const build of PET_BUILDS) {
      for (const coat of PET_COATS) {
        const file = fileAt(`/drawings/1/pets/${type}-${build}-${coat}-7.svg`);
        expect(file.length).toBeGreaterThan(800);
        expect(file.length).toBeLessThan(MAX_BYTES);
      }
    }
  });
});

describe('the version of the drawings', () => {
  it('is raised when a drawing changes, because browsers keep drawings for a year', () => {
    const hash = createHash('sha256');
    for (const category of CATEGORIES) {
      for (const kind of [null, ...kindsOf(category)]) {
        for (let id = 0; id < 40; id += 1) hash.update(fileAt(placeDrawing({ id: id * 997, category, kind })));
      }
    }
    for (const type of PET_TYPES) {
      for (const build of PET_BUILDS) {
        for (const coat of PET_COATS) hash.update(fileAt(`/drawings/1/pets/${type}-${build}-${coat}-59.svg`));
      }
    }
    // If only the hash differs, raise DRAWING_VERSION and write both here.
    expect([DRAWING_VERSION, hash.digest('hex').slice(0, 12)]).toEqual([1, 'cb1380a14563']);
  });
});

describe('the file of a drawing', () => {
  const file = fileAt('/drawings/1/places/cafe-5.svg');

  it('defines every paint it uses, for day and night, and loads nothing', () => {
    const used = new Set([...file.matchAll(/var\(--(\w+)\)/g)].map(([, paint]) => paint));
    expect(used.size).toBeGreaterThan(5);
    for (const paint of used) expect(file.split(`--${paint}:oklch(`)).toHaveLength(3);
    expect(file).not.toMatch(/class=|<!--|href|script|none;/);
  });

  it('is well-formed', () => {
    const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.tagName).toBe('svg');
  });
});
