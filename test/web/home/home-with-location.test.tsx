import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HomePage } from '../../../web/app/pages/home-page.js';
import { forgetPlace, rememberPlace } from '../../../web/lib/page/shared-place.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, aMember, asMember } from '../support/viewers.js';

const FAVORITE = aBusiness({ id: 1, name: 'Nearest Favorite', isFavorite: true });
const RECOMMENDED = aBusiness({ id: 2, name: 'Recommended Most' });
const TOWNS = [
  { name: 'Austin, TX', places: 28, distance: 0.4 },
  { name: 'Marfa, TX', places: 1, distance: 12 },
];

function show(page: ReactNode, { isEmpty = false } = {}): string[] {
  const { client, calls } = apiOf({
    '/api/businesses': ({ searchParams }) => {
      if (isEmpty) return [];
      return searchParams.has('favorites') ? [FAVORITE] : [FAVORITE, RECOMMENDED];
    },
    '/api/businesses/favorites': () => [],
    [`/api/businesses/owner/${ADA_ID}`]: () => [],
    [`/api/guide-dogs/user/${ADA_ID}`]: () => Response.json({}, { status: 404 }),
    '/api/guide-dogs': () => [],
    '/api/locations/middle': () => ({ middle: { latitude: 30.27, longitude: -97.74 } }),
    '/api/locations/towns': () => (isEmpty ? [] : TOWNS),
  });
  renderAt('/', page, client);
  return calls;
}

const near = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the home page with a shared location', () => {
  afterEach(() => {
    cleanup();
    forgetPlace();
  });

  it('starts with the nearest favorites, the most recommended places, and nearby towns', async () => {
    rememberPlace({ latitude: 30.26789, longitude: -97.74 });
    const calls = show(<HomePage />);
    const region = await near('Near you');
    expect(
      (await region.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Nearest Favorite', 'Recommended Most']);
    const towns = within(region.getByRole('list', { name: 'Nearby towns' })).getAllByRole('link');
    expect(towns.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Austin, TX 28 places, 0.4 miles', '/browse?location=Austin%2C+TX'],
      ['Marfa, TX 1 place, 12.0 miles', '/browse?location=Marfa%2C+TX'],
    ]);
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveAttribute('placeholder', 'Near you');
    expect(calls).toEqual(
      expect.arrayContaining([
        '/api/businesses?latitude=30.27&longitude=-97.74&radius=25&favorites=true&sort=distance&limit=3',
        '/api/locations/towns?latitude=30.27&longitude=-97.74',
      ]),
    );
  });

  it('deletes the location on request and confirms it', async () => {
    rememberPlace({ latitude: 30.27, longitude: -97.74 });
    show(<HomePage />);
    fireEvent.click((await near('Near you')).getByRole('button', { name: 'Forget My Location' }));
    expect(screen.getByText(/^We’ve forgotten your location\./)).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Near you' })).toBeNull();
    expect(document.cookie).not.toContain('place=');
  });

  it('says that no places are listed nearby', async () => {
    rememberPlace({ latitude: 30.27, longitude: -97.74 });
    show(<HomePage />, { isEmpty: true });
    expect(await (await near('Near you')).findByText(/^No places are listed nearby yet\./)).toBeVisible();
  });
});

describe("a member's home page", () => {
  afterEach(() => {
    cleanup();
    forgetPlace();
  });

  it('starts at the home ZIP code, without a button to forget it', async () => {
    show(asMember(<HomePage />, aMember({ homeZipCode: '78701' })));
    const region = await near('Near 78701');
    expect(await region.findByRole('heading', { name: 'Nearest Favorite' })).toBeVisible();
    expect(region.queryByRole('button', { name: 'Forget My Location' })).toBeNull();
  });

  it('shows no nearby places and deletes the stored location if personalization is off', async () => {
    rememberPlace({ latitude: 30.27, longitude: -97.74 });
    show(asMember(<HomePage />, aMember({ homeZipCode: '78701', personalisation: false })));
    expect(await screen.findByRole('heading', { name: 'Browse by Category' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Near/ })).toBeNull();
    expect(document.cookie).not.toContain('place=');
  });
});
