import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { listPath } from '../../../web/lib/path/list-path.js';
import { LoadMore } from '../../../web/ui/state/load-more.js';

afterEach(cleanup);

/** The button below a list whose last page has the cursor `next`. */
function belowList(next: string | null, isFetchNextPageError = false) {
  const fetchNextPage = jest.fn(() => Promise.resolve());
  const list = { data: { pages: [{ next }] }, isFetchNextPageError, isFetchingNextPage: false, fetchNextPage };
  const shown = (
    <MemoryRouter>
      <LoadMore list={list} failure="Failed to fetch" pathOf={(cursor) => listPath('/my-businesses', cursor)} />
    </MemoryRouter>
  );
  return { shown, fetchNextPage };
}

describe('The Load More button', () => {
  it('the Load More button fetches the next page', () => {
    const { shown, fetchNextPage } = belowList('a');
    render(shown);
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('the Load More button shows an error and retries if the next page fails to load', () => {
    const { shown, fetchNextPage } = belowList('a', true);
    render(shown);
    expect(screen.getByText('Failed to fetch')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('the Load More button is absent on the last page', () => {
    expect(render(belowList(null).shown).container).toBeEmptyDOMElement();
  });
});
