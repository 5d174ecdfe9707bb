import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { CategoryIllustration } from '../../../web/illustrations/category.js';

const named = (category: string) => <CategoryIllustration category={category} title="The place" />;
const SERVED =
  '<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label="The place"><path d="M0 0h9"/></svg>';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const shapes = (): number => screen.getByRole('img', { name: 'The place' }).querySelectorAll('*').length;

describe('a drawing', () => {
  it('stays as it came with the page, and is drawn anew where the page shows another', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = SERVED;
    act(() => {
      root = hydrateRoot(place, named('hotels'));
    });
    expect(shapes()).toBe(1);
    act(() => root?.render(named('hotels')));
    expect(shapes()).toBe(1);
    act(() => root?.render(named('homes')));
    await waitFor(() => expect(shapes()).toBeGreaterThan(10));
    act(() => root?.render(named('hotels')));
    await waitFor(() => expect(shapes()).toBeGreaterThan(10));
  });

  it('is drawn by the browser on a page that the server has not made', async () => {
    render(named('hotels'));
    await waitFor(() => expect(shapes()).toBeGreaterThan(10));
  });
});
