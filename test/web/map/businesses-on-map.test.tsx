import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MapPoint } from '../../../interfaces/contract/business/business.js';
import { ChosenBusinesses } from '../../../web/features/map/results/chosen-businesses.js';
import { MapRow } from '../../../web/features/map/results/map-row.js';
import { marksOf } from '../../../web/features/map/results/marks.js';
import { ResultGrid } from '../../../web/features/search/results/result-grid.js';
import { lightBusiness } from '../../../web/lib/lit-business.store.js';
import { aBusiness, aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

function aPoint(differs: Partial<MapPoint> = {}): MapPoint {
  const at = { latitude: 30.27, longitude: -97.74, distance: 0.4 };
  return {
    id: 1,
    name: 'Old Barn',
    category: 'hotels',
    tier: 'free',
    avgRating: '4.50',
    reviewCount: 12,
    ...at,
    ...differs,
  };
}

/** So many places beside each other. */
const POINTS = ['4.10', '4.90', '0.00'].map((avgRating, place) =>
  aPoint({ id: place + 1, name: `Place ${place + 1}`, avgRating, reviewCount: avgRating === '0.00' ? 0 : 5 }),
);

beforeAll(() => {
  // This browser lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

describe('what was chosen on the map', () => {
  it('is shown with name, rating, distance and town, and closed by Escape', async () => {
    const closed = jest.fn();
    const { client } = apiOf({ '/api/businesses/1': () => aBusinessDetail({ id: 1, name: 'Old Barn' }) });
    renderAt('/browse', <ChosenBusinesses points={[aPoint()]} from="/browse" onClose={closed} />, client);
    const popup = screen.getByRole('group', { name: 'Old Barn' });
    expect(within(popup).getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy();
    expect(within(popup).getByText('0.4 miles away')).toBeTruthy();
    expect(await within(popup).findByText('Austin, TX · 0.4 miles away')).toBeTruthy();
    fireEvent.keyDown(popup, { key: 'Escape' });
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe("the row below a phone's map", () => {
  const show = (chosen: readonly MapPoint[]) => {
    const { client } = apiOf({ '/api/businesses/batch': () => POINTS.map(({ id, name }) => aBusiness({ id, name })) });
    renderAt('/browse', <MapRow marks={marksOf(POINTS, 17)} chosen={chosen} from="/browse" isReady />, client);
  };

  it('has the places of the map, the best rated first, and brings what was chosen into focus', async () => {
    show([POINTS[2]!]);
    const cards = within(screen.getByRole('list', { name: 'Places on the map' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Place 2', 'Place 1', 'Place 3']);
    expect(document.activeElement?.textContent).toBe('Place 3');
    expect(await within(cards[0]!).findByText('Austin, TX · 0.4 miles away')).toBeTruthy();
  });

  it('says what to do where the map names none', () => {
    renderAt('/browse', <MapRow marks={[]} chosen={[]} from="/browse" isReady />);
    expect(screen.getByText('No places here. Move the map, or zoom out.')).toBeTruthy();
  });
});

describe('a card of the list', () => {
  it('is lit while its pin is pointed at, and no other is', () => {
    renderAt('/browse', <ResultGrid businesses={[1, 2].map((id) => aBusiness({ id, name: `Place ${id}` }))} />);
    const items = screen.getAllByRole('listitem').filter((item) => item.dataset['lit'] !== undefined);
    const lit = () => items.map((item) => item.dataset['lit']);
    expect(lit()).toEqual(['false', 'false']);
    // What the list itself lights is for the map to show.
    fireEvent.pointerEnter(items[0]!);
    expect(lit()).toEqual(['false', 'false']);
    act(() => lightBusiness(2, 'map'));
    expect(lit()).toEqual(['false', 'true']);
  });
});
