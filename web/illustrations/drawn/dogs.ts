import type { PetBuild, PetCoat } from '../../../interfaces/contract/shared/words.js';
import dog from '../parts/dog.svg';
import dogHead from '../parts/dog-head.svg';
import dogLeaping from '../parts/dog-leaping.svg';
import { COATS } from './coats.js';
import { elementsOf, repaint } from './paints.js';

/** The ears of each build, on the head of parts/dog-head.svg, whose ears are the third shape. */
const EARS: Readonly<Partial<Record<PetBuild, string>>> = {
  pricked:
    '<path d="M-34-124-41-164c0-6 6-8 10-4l24 20ZM34-124 41-164c0-6-6-8-10-4l-24 20Z" class="fill-art-bark" /><path d="M-31-134-34-156l14 11ZM31-134 34-156l-14 11Z" class="fill-art-blush" />',
  long: '<path d="M-24-146c-21-4-36 20-36 54 0 18 7 29 16 27 11-3 14-22 16-41 1-13 7-24 4-40ZM24-146c21-4 36 20 36 54 0 18-7 29-16 27-11-3-14-22-16-41-1-13-7-24-4-40Z" class="fill-art-bark" />',
  curly:
    '<path d="M-38-136a13 13 0 0 1 14-12 14 14 0 0 1 24-6 14 14 0 0 1 24 6 13 13 0 0 1 14 12 13 13 0 0 1 10 18 14 14 0 0 1-4 22 12 12 0 0 1-20 4l6-40c-16 4-44 4-60 0l6 40a12 12 0 0 1-20-4 14 14 0 0 1-4-22 13 13 0 0 1 10-18Z" class="fill-art-bark" />',
  folded:
    '<path d="M-12-146c-16-8-32-2-38 14 4 4 8 6 12 14 10-4 20-14 26-28ZM12-146c16-8 32-2 38 14-4 4-8 6-12 14-10-4-20-14-26-28Z" class="fill-art-bark" />',
};

const HEAD_SPOT = '<path d="M9-149c11 1 21 8 24 18-7 4-15 2-19-4-4-4-6-9-5-14Z" class="fill-art-night" />';
const BODY_SPOTS =
  '<ellipse cx="-30" cy="-30" rx="8" ry="10" class="fill-art-night" /><ellipse cx="26" cy="-58" rx="6" ry="8" class="fill-art-night" /><ellipse cx="34" cy="-24" rx="7" ry="6" class="fill-art-night" />';

const [SKULL = '', BLAZE = '', FLOPPY_EARS = '', ...FACE] = elementsOf(dogHead);

/** Returns the head of a dog, at the place of parts/dog-head.svg. */
export function drawDogHead(build: PetBuild, coat: PetCoat): string {
  const { main, ear, light, eye } = COATS[coat];
  const spot = coat === 'spotted' ? HEAD_SPOT : '';
  const [eyes, face] = [FACE.filter(isEye), FACE.filter((shape) => !isEye(shape))];
  const seen = eyes.map((shape) => repaint(shape, { night: eye }));
  const shown = repaint(SKULL + BLAZE, { fur: main, cream: light }) + spot;
  const ears = repaint(EARS[build] ?? FLOPPY_EARS, { bark: build === 'curly' ? main : ear });
  const glints = face.filter((shape) => shape.startsWith('<circle'));
  const muzzle = face.filter((shape) => !shape.startsWith('<circle'));
  // Curls surround the face; other ears lie on the head.
  const head = build === 'curly' ? ears + shown : shown + ears;
  return [head, ...muzzle, ...seen, ...glints].join('');
}

const isEye = (shape: string): boolean => shape.startsWith('<circle') && shape.includes('art-night');

const BODY = dog.replace(dogHead, '');

/** Returns a sitting dog, at the place of parts/dog.svg. */
export function drawDog(build: PetBuild, coat: PetCoat): string {
  const { main, light } = COATS[coat];
  const body = repaint(BODY, { fur: main, cream: light });
  return body + (coat === 'spotted' ? BODY_SPOTS : '') + drawDogHead(build, coat);
}

/** Returns a leaping dog, at the place of parts/dog-leaping.svg. */
export function drawLeapingDog(coat: PetCoat): string {
  const { main, ear, light } = COATS[coat];
  return repaint(dogLeaping, { fur: main, bark: ear, cream: light, night: coat === 'black' ? 'sun' : 'night' });
}
