import { describe, expect, it } from '@jest/globals';
import { shareShapes, sharedIn, withShapesInPlace } from '../../../web/ui/show/shared-shapes.js';

const CAT = '<path d="M1 1h1"/>';
const DOG = '<path d="M2 2h2"/>';
const BIRD = '<path d="M3 3h3"/>';

describe('the shapes that pictures of a page share', () => {
  it('are in the page once each, and only those that it shows', () => {
    const [cat, dog] = [shareShapes(CAT), shareShapes(DOG)];
    shareShapes(BIRD);
    const idOf = (use: string): string => /#(\w+)/.exec(use)?.[1] ?? '';
    expect(sharedIn(`<use href="#stars"/><svg>${cat}</svg><svg>${dog}</svg><svg>${cat}</svg>`)).toBe(
      `<g id="${idOf(cat)}">${CAT}</g><g id="${idOf(dog)}">${DOG}</g>`,
    );
    expect(idOf(cat)).not.toBe(idOf(dog));
    expect(shareShapes(CAT)).toBe(cat);
    expect(sharedIn('<p>None</p>')).toBe('');
  });

  it('are in their places where there is no page around', () => {
    expect(withShapesInPlace(`<svg>${shareShapes(CAT)}</svg><use href="#stars"/>`)).toBe(
      `<svg>${CAT}</svg><use href="#stars"/>`,
    );
  });
});
