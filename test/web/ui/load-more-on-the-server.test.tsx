/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { listPath } from '../../../web/lib/path/list-path.js';
import { LoadMore } from '../../../web/ui/state/load-more.js';

it('the Load More button is a link to the next page without JavaScript', () => {
  const list = {
    data: { pages: [{ next: 'a+b' }] },
    isFetchNextPageError: false,
    isFetchingNextPage: false,
    fetchNextPage: () => Promise.resolve(),
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LoadMore list={list} failure="Failed to fetch" pathOf={(cursor) => listPath('/my-businesses', cursor)} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/my-businesses\?cursor=1.a%2Bb"/);
  expect(html).toContain('Load More');
});
