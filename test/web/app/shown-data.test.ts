import { describe, expect, it } from '@jest/globals';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { shownData } from '../../../web/app/loading/shown-data.js';

const CARD = { id: 7, name: 'Dapple', petPerks: ['Patio'], imageAlts: ['One', 'Two'], images: ['/1', '/2'] };
const WHOLE = {
  ...CARD,
  description: 'Long.',
  address: '1 Elm Street',
  phone: '1',
  website: 'https://a',
  email: 'a@b',
};

function dataSentFor(queryKey: readonly unknown[], data: unknown): unknown {
  const client = new QueryClient();
  client.setQueryData(queryKey, data);
  return shownData(dehydrate(client)).queries[0]?.state.data;
}

describe('the data of a page', () => {
  const shown = { ...CARD, imageAlts: ['One'] };

  it('has of the businesses in a list what cards and maps show', () => {
    expect(dataSentFor(['businesses', 'favorites', 3], [WHOLE])).toEqual([shown]);
    expect(dataSentFor(['businesses', 'near', {}], { businesses: [WHOLE], towns: ['Austin'] })).toEqual({
      businesses: [shown],
      towns: ['Austin'],
    });
    const pages = { pages: [{ items: [WHOLE], total: 1, next: null }], pageParams: [null] };
    expect(dataSentFor(['businesses', 'pages', {}], pages)).toEqual({
      ...pages,
      pages: [{ items: [shown], total: 1, next: null }],
    });
  });

  it('is whole for the page of a business and for an owner', () => {
    expect(dataSentFor(['business', 7], WHOLE)).toEqual(WHOLE);
    expect(dataSentFor(['businesses', 'owner', 'a'], [WHOLE])).toEqual([WHOLE]);
  });

  it('leaves the cached data of the server as it is', () => {
    const data = [WHOLE];
    dataSentFor(['businesses', 'favorites', 3], data);
    expect(data[0]).toEqual({
      ...CARD,
      description: 'Long.',
      address: '1 Elm Street',
      phone: '1',
      website: 'https://a',
      email: 'a@b',
    });
  });
});
