import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Category } from '../../../interfaces/contract/shared/words.js';
import { PlaceIllustration } from '../../../web/illustrations/place.js';
import '../support/patience.js';

const drawingOf = (category: Category) => <PlaceIllustration category={category} />;
const SERVED =
  '<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M0 0h9"/></svg>';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const shapes = (): number => document.querySelectorAll('svg *').length;

describe('A drawing', () => {
  it('keeps the server’s shapes and draws its own when the picture changes', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = SERVED;
    act(() => {
      root = hydrateRoot(container, drawingOf('hotels'));
    });
    expect(shapes()).toBe(1);
    act(() => root?.render(drawingOf('hotels')));
    expect(shapes()).toBe(1);
    act(() => root?.render(drawingOf('homes')));
    await waitFor(() => expect(shapes()).toBeGreaterThan(10));
    act(() => root?.render(drawingOf('hotels')));
    await waitFor(() => expect(shapes()).toBeGreaterThan(10));
  });

  it('is drawn by the browser on a page that the server didn’t render', async () => {
    render(drawingOf('hotels'));
    await waitFor(() => expect(shapes()).toBeGreaterThan(10));
  });
});
