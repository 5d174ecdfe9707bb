import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { CATEGORIES, kindsOf } from '../../../interfaces/contract/shared/words.js';
import { KIND_SCENES } from '../../../web/illustrations/kind-scenes.js';
import { SCENES } from '../../../web/illustrations/scenes.js';
import { BusinessCard } from '../../../web/ui/business/business-card.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { PlaceIllustration } from '../../../web/illustrations/place.js';

const FOLDER = join(import.meta.dirname, '../../../web/illustrations/kinds');

describe('the drawing of a place', () => {
  afterEach(cleanup);

  it.each(CATEGORIES)('exists for each kind of %s', (category) => {
    for (const kind of kindsOf(category)) expect([kind, SCENES[kind].length > 500]).toEqual([kind, true]);
  });

  it('uses every file of the kinds once or more', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    const own = new Set(Object.values(KIND_SCENES));
    const ofCategories = CATEGORIES.filter((category) => own.has(SCENES[category]));
    expect(own.size - ofCategories.length).toBe(files.length);
  });

  it('is not the one of a bath for a pet store', () => {
    expect(SCENES['pet-store']).not.toBe(SCENES.services);
    expect(SCENES.groomer).toBe(SCENES.services);
  });

  it('follows the kind, and the category if the kind is unknown', async () => {
    const shapes = async (drawing: Parameters<typeof PlaceIllustration>[0]): Promise<string> => {
      const { container } = render(<PlaceIllustration {...drawing} />);
      await waitFor(() => expect(container.querySelectorAll('svg *').length).toBeGreaterThan(0));
      const html = container.innerHTML;
      cleanup();
      return html;
    };
    const [vet, unknown] = [
      await shapes({ kind: 'veterinarian', category: 'services' }),
      await shapes({ kind: null, category: 'services' }),
    ];
    expect(vet).not.toBe(unknown);
    expect(unknown).toBe(await shapes({ category: 'services' }));
  });

  it('replaces the missing photo of a card', async () => {
    renderAt('/', <BusinessCard business={aBusiness({ category: 'events', kind: 'trail' })} />, apiOf({}).client);
    const drawn = document.querySelector('svg[viewBox="0 0 400 300"]');
    await waitFor(() => expect(drawn?.childElementCount).toBeGreaterThan(0));
    const { container } = render(<PlaceIllustration kind="trail" category="events" />);
    expect(drawn?.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
  });
});
