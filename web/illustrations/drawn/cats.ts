import type { PetBuild, PetCoat } from '../../../interfaces/contract/shared/words.js';
import cat from '../parts/cat.svg';
import catHead from '../parts/cat-head.svg';
import { COATS } from './coats.js';
import { elementsOf, repaint } from './paints.js';

/** The last shapes of parts/cat.svg lie over the head: the collar and its bell. */
const [BODY = '', COLLAR = ''] = cat.split(catHead);
const [HEAD = '', INNER_EARS = '', MUZZLE = '', STRIPES = '', ...FACE] = elementsOf(catHead);

const MASK =
  '<path d="M-31-126C-32-134-31-140-28-140l14 11-12 22ZM31-126C32-134 31-140 28-140l-14 11 12 22Z" class="fill-art-bark" /><path d="M0-108c8 0 10 8 14 14 5 8 2 22-14 22s-19-14-14-22c4-6 6-14 14-14Z" class="fill-art-bark/70" />';
const HEAD_PATCHES =
  '<path d="M-31-104c-3-11-5-22-2-34 1-4 4-4 7-2l16 12c4 12-4 28-21 24Z" class="fill-art-bark" /><path d="M34-104c3 9 2 17-3 24-9-2-12-14-9-22 4-3 8-4 12-2Z" class="fill-art-fur" />';
const BODY_PATCH = '<path d="M20-70c9 16 17 34 18 52-14 4-22-8-20-26 0-10-2-18 2-26Z" class="fill-art-bark" />';

const PATTERN: Readonly<Partial<Record<PetBuild, string>>> = { tabby: STRIPES, points: MASK, patched: HEAD_PATCHES };

const isStripe = (shape: string): boolean => shape.includes('stroke-art-night/35');
const isEye = (shape: string): boolean => shape.startsWith('<ellipse');

/** Returns the head of a cat, at the place of parts/cat-head.svg. */
export function drawCatHead(build: PetBuild, coat: PetCoat): string {
  const { main, light, eye } = COATS[coat];
  return [
    repaint(HEAD, { stone: main }),
    build === 'points' ? '' : INNER_EARS,
    PATTERN[build] ?? '',
    build === 'points' ? '' : repaint(MUZZLE, { cream: light === main ? 'sand' : light }),
    ...FACE.map((shape) => (isEye(shape) ? repaint(shape, { night: build === 'points' ? 'water' : eye }) : shape)),
  ].join('');
}

/** Returns a sitting cat, at the place of parts/cat.svg. */
export function drawCat(build: PetBuild, coat: PetCoat): string {
  const { main, light } = COATS[coat];
  const shapes = elementsOf(BODY).filter((shape) => build === 'tabby' || !isStripe(shape));
  const [tail = '', ...body] = shapes.map((shape) => repaint(shape, { stone: main, cream: light }));
  const shownTail = build === 'points' ? repaint(tail, { [main]: 'bark' }) : tail;
  const patch = build === 'patched' ? BODY_PATCH : '';
  return [shownTail, ...body, patch, drawCatHead(build, coat), COLLAR].join('');
}
