import { beforeEach, describe, expect, it } from '@jest/globals';
import { readRecentlyViewed, useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { aBusiness } from '../support/records.js';

const ids = () => useRecentlyViewed.getState().records.map(({ id }) => id);
const view = (id: number, at = 0) => useRecentlyViewed.getState().view(aBusiness({ id }), at);

describe('the places seen last', () => {
  beforeEach(() => useRecentlyViewed.getState().clear());

  it('stand with the latest first, each once', () => {
    for (const id of [1, 2, 3, 1]) view(id);
    expect(ids()).toEqual([1, 3, 2]);
  });

  it('are ten at most', () => {
    for (let id = 1; id <= 12; id++) view(id);
    expect(ids()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('are kept in this browser, with what a card shows and nothing more', () => {
    view(7, 1234);
    const kept = JSON.parse(localStorage.getItem('recently-viewed')!);
    expect(Object.keys(kept.state.records[0]).sort()).toEqual(
      ['avgRating', 'category', 'city', 'id', 'images', 'name', 'reviewCount', 'state', 'tier', 'viewedAt'].sort(),
    );
    expect(kept.state.records[0].viewedAt).toBe(1234);
  });

  it('come back from the browser, and go when the history is cleared', () => {
    localStorage.setItem('recently-viewed', JSON.stringify({ state: { records: [aBusiness({ id: 5 })] }, version: 0 }));
    readRecentlyViewed();
    expect(ids()).toEqual([5]);
    useRecentlyViewed.getState().clear();
    expect(ids()).toEqual([]);
  });
});
