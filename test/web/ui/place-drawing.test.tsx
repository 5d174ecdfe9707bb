import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
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

  it('replaces the missing photo of a card, each at an address of its own', () => {
    const places = [aBusiness({ id: 7, category: 'events', kind: 'trail' }), aBusiness({ id: 8, category: 'events' })];
    renderAt(
      '/',
      places.map((business) => <BusinessCard key={business.id} business={business} />),
      apiOf({}).client,
    );
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/drawings/1/places/trail-7.svg',
      '/drawings/1/places/events-8.svg',
    ]);
  });

  it('replaces a photo of a card that does not load', () => {
    const business = aBusiness({ id: 7, category: 'events', images: ['/uploads/gone.webp'] });
    renderAt('/', <BusinessCard business={business} />, apiOf({}).client);
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelector('img')).toHaveAttribute('src', '/drawings/1/places/events-7.svg');
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelector('img')).toBeNull();
  });
});
