import { shareShapes } from '../ui/show/shared-shapes.js';
import bird from './parts/bird.svg';
import catHead from './parts/cat-head.svg';
import cat from './parts/cat.svg';
import dogHead from './parts/dog-head.svg';
import dogLeaping from './parts/dog-leaping.svg';
import dog from './parts/dog.svg';
import pawPrint from './parts/paw-print.svg';
import pine from './parts/pine.svg';
import rabbit from './parts/rabbit.svg';
import type { Scenes } from './scene-name.js';

/** Larger parts that contain others come first. */
const PARTS = [bird, cat, catHead, dog, dogHead, dogLeaping, pawPrint, pine, rabbit].toSorted(
  (one, other) => other.length - one.length,
);

/** Returns the scenes for the server's pages, which show the same animals several times: a page has each of them once. */
export function withSharedParts(scenes: Scenes): Scenes {
  const entries = Object.entries(scenes).map(([name, shapes]) => [
    name,
    PARTS.reduce((text, part) => text.replaceAll(part, shareShapes(part)), shapes),
  ]);
  return Object.fromEntries(entries) as Scenes;
}
