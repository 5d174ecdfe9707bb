import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { listPath } from '../../../web/lib/path/list-path.js';
import { LoadMore } from '../../../web/ui/load-more.js';

afterEach(cleanup);

/** The end of a list whose last page named `next`. */
function end(next: string | null, isFetchNextPageError = false) {
  const fetchNextPage = jest.fn(() => Promise.resolve());
  const list = { data: { pages: [{ next }] }, isFetchNextPageError, isFetchingNextPage: false, fetchNextPage };
  const shown = (
    <MemoryRouter>
      <LoadMore list={list} failure="Failed to fetch" pathOf={(cursor) => listPath('/my-businesses', cursor)} />
    </MemoryRouter>
  );
  return { shown, fetchNextPage };
}

describe('the end of a list that goes on', () => {
  it('appends the next page where scripts run', () => {
    const { shown, fetchNextPage } = end('a');
    render(shown);
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('says that the next page cannot be had, and tries again', () => {
    const { shown, fetchNextPage } = end('a', true);
    render(shown);
    expect(screen.getByText('Failed to fetch')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('has nothing where there is no more', () => {
    expect(render(end(null).shown).container).toBeEmptyDOMElement();
  });
});
