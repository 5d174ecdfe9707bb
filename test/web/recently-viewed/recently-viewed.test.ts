import { beforeEach, describe, expect, it } from '@jest/globals';
import { readRecentlyViewed, useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { aBusiness } from '../support/records.js';

const ids = () => useRecentlyViewed.getState().records.map(({ id }) => id);
const view = (id: number, at = 0) => useRecentlyViewed.getState().view(aBusiness({ id }), at);

describe('recently viewed places', () => {
  beforeEach(() => useRecentlyViewed.getState().clear());

  it('are listed latest first, each once', () => {
    for (const id of [1, 2, 3, 1]) view(id);
    expect(ids()).toEqual([1, 3, 2]);
  });

  it('are limited to ten', () => {
    for (let id = 1; id <= 12; id++) view(id);
    expect(ids()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('are stored in this browser with only the fields that a card shows', () => {
    view(7, 1234);
    const stored = JSON.parse(localStorage.getItem('recently-viewed')!);
    expect(Object.keys(stored.state.records[0]).sort()).toEqual(
      ['avgRating', 'category', 'city', 'id', 'images', 'name', 'reviewCount', 'state', 'tier', 'viewedAt'].sort(),
    );
    expect(stored.state.records[0].viewedAt).toBe(1234);
  });

  it('are restored from the browser, and deleted when the history is cleared', () => {
    localStorage.setItem('recently-viewed', JSON.stringify({ state: { records: [aBusiness({ id: 5 })] }, version: 0 }));
    readRecentlyViewed();
    expect(ids()).toEqual([5]);
    useRecentlyViewed.getState().clear();
    expect(ids()).toEqual([]);
  });
});
