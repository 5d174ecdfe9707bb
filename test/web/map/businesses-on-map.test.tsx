import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MapPoint } from '../../../interfaces/contract/business/business.js';
import { ChosenBusinesses } from '../../../web/features/map/results/chosen-businesses.js';
import { MapRow } from '../../../web/features/map/results/map-row.js';
import { marksOf } from '../../../web/features/map/results/marks.js';
import { ResultGrid } from '../../../web/features/search/results/result-grid.js';
import { highlightBusiness } from '../../../web/lib/page/highlighted-business.store.js';
import { aBusiness, aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

function aPoint(differs: Partial<MapPoint> = {}): MapPoint {
  const at = { latitude: 30.27, longitude: -97.74, distance: 0.4 };
  return {
    id: 1,
    name: 'Old Barn',
    category: 'hotels',
    kind: null,
    tier: 'free',
    avgRating: '4.50',
    reviewCount: 12,
    ...at,
    ...differs,
  };
}

/** Three places at the same point: the second has the best rating, the third has none. */
const POINTS = ['4.10', '4.90', '0.00'].map((avgRating, place) =>
  aPoint({ id: place + 1, name: `Place ${place + 1}`, avgRating, reviewCount: avgRating === '0.00' ? 0 : 5 }),
);

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

describe('the popup of a place chosen on the map', () => {
  it('the popup on the map shows name, rating, distance, and town, and closes on Escape', async () => {
    const onClose = jest.fn();
    const { client } = apiOf({ '/api/businesses/1': () => aBusinessDetail({ id: 1, name: 'Old Barn' }) });
    renderAt('/browse', <ChosenBusinesses points={[aPoint()]} from="/browse" onClose={onClose} />, client);
    const popup = screen.getByRole('group', { name: 'Old Barn' });
    expect(within(popup).getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy();
    expect(within(popup).getByText('0.4 miles away')).toBeTruthy();
    expect(await within(popup).findByText('Austin, TX · 0.4 miles away')).toBeTruthy();
    fireEvent.keyDown(popup, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the answer about the pets of a search, on the map', () => {
  const FIT = aPoint({ fit: 'yes' });
  const ASK = aPoint({ id: 2, name: 'New Barn', fit: 'ask', reviewCount: 3 });

  it('is a badge on the card of a chosen place, next to whether it is open', async () => {
    const hours = { timeZone: 'America/Chicago', weekly: [[0, 10_080]], exceptions: [] };
    const { client } = apiOf({ '/api/businesses/1': () => aBusinessDetail({ id: 1, hours }) });
    renderAt('/browse', <ChosenBusinesses points={[FIT]} from="/browse" onClose={() => undefined} />, client);
    const popup = screen.getByRole('group', { name: 'Old Barn' });
    expect(popup).toHaveTextContent('✓Fits');
    expect(await within(popup).findByText('Open 24 hours')).toBeVisible();
  });

  it('is a badge on each of several places at one spot', () => {
    renderAt('/browse', <ChosenBusinesses points={[FIT, ASK]} from="/browse" onClose={() => undefined} />);
    expect(screen.getAllByRole('listitem').map((item) => /Fits|Ask first/.exec(item.textContent)?.[0])).toEqual([
      'Fits',
      'Ask first',
    ]);
  });

  it("is a badge in the row of cards below a phone's map", () => {
    const { client } = apiOf({ '/api/businesses/batch': () => [] });
    renderAt('/browse', <MapRow marks={marksOf([ASK], 17)} chosen={[]} from="/browse" isReady />, client);
    expect(screen.getByRole('listitem')).toHaveTextContent('Ask first');
  });
});

describe("the row of cards below a phone's map", () => {
  const show = (chosen: readonly MapPoint[]) => {
    const { client } = apiOf({ '/api/businesses/batch': () => POINTS.map(({ id, name }) => aBusiness({ id, name })) });
    renderAt('/browse', <MapRow marks={marksOf(POINTS, 17)} chosen={chosen} from="/browse" isReady />, client);
  };

  it("the row below a phone's map lists its places, best rated first, and focuses the chosen one", async () => {
    show([POINTS[2]!]);
    const cards = within(screen.getByRole('list', { name: 'Places on the map' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Place 2', 'Place 1', 'Place 3']);
    expect(document.activeElement?.textContent).toBe('Place 3');
    expect(await within(cards[0]!).findByText('Austin, TX · 0.4 miles away')).toBeTruthy();
  });

  it("the row below a phone's map says what to do if no places are on the map", () => {
    renderAt('/browse', <MapRow marks={[]} chosen={[]} from="/browse" isReady />);
    expect(screen.getByText('No places here. Move the map or zoom out.')).toBeTruthy();
  });
});

describe('a card in the list', () => {
  it('a card in the list is highlighted only while the pointer is on its own pin', () => {
    renderAt('/browse', <ResultGrid businesses={[1, 2].map((id) => aBusiness({ id, name: `Place ${id}` }))} />);
    const items = screen.getAllByRole('listitem').filter((item) => item.dataset['lit'] !== undefined);
    const lit = () => items.map((item) => item.dataset['lit']);
    expect(lit()).toEqual(['false', 'false']);
    // Hovering a card highlights its pin, not the card.
    fireEvent.pointerEnter(items[0]!);
    expect(lit()).toEqual(['false', 'false']);
    act(() => highlightBusiness(2, 'map'));
    expect(lit()).toEqual(['false', 'true']);
  });
});
