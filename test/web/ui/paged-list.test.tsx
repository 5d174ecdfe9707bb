import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listPages } from '../../../web/api/list-page.js';
import { usePages } from '../../../web/lib/browser/use-pages.js';
import { forgetVisits, storeVisits } from '../../../web/lib/browser/visits.js';
import { listPath } from '../../../web/lib/path/list-path.js';
import { PagedList } from '../../../web/ui/state/paged-list.js';
import { apiOf, renderAt } from '../support/render.js';

const TOTAL = 40;
const PATH = '/api/businesses';

/** Answers with the places after the one that the cursor names. */
function places(url: URL, total = TOTAL): Response {
  const cursor = url.searchParams.get('cursor');
  if (cursor !== null && !/^\d+$/.test(cursor)) return invalid();
  const [first, limit] = [Number(cursor ?? 0) + 1, Number(url.searchParams.get('limit'))];
  const last = Math.min(total, first + limit - 1);
  const items = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ id: first + index }));
  const link = last < total ? { link: `<${PATH}?cursor=${last}>; rel="next"` } : {};
  return Response.json(items, { headers: { 'x-total-count': String(total), ...link } });
}

const invalid = () =>
  Response.json({ code: 'INVALID_CURSOR', message: 'The cursor does not belong to this list.' }, { status: 400 });

function List({ cursor }: { readonly cursor: string | null }) {
  const list = usePages(
    listPages<{ id: number }>({
      key: ['places'],
      cursor,
      pageSize: 10,
      morePageSize: 12,
      fetch: async (api, query) => {
        const { response, data, error } = await api.GET('/api/businesses', { params: { query } });
        return { response, error, ...(data !== undefined && { data }) };
      },
    }),
  );
  return (
    <PagedList
      list={list}
      failure="We couldn’t load places"
      placeholder={<p>Loading</p>}
      empty={<p>None</p>}
      pathOf={(next) => listPath('/places', next)}
      counted
    >
      {(items) => <p>{items.map(({ id }) => id).join(' ')}</p>}
    </PagedList>
  );
}

/** Shows the list at a history entry. */
function show(cursor: string | null, { answer = (url: URL) => places(url), key = 'default' } = {}) {
  const { client, calls } = apiOf({ [PATH]: answer });
  renderAt({ pathname: '/places', key }, <List cursor={cursor} />, client);
  return calls;
}

const upTo = (last: number, first = 1) =>
  screen.findByText(Array.from({ length: last - first + 1 }, (_, index) => first + index).join(' '));
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const loadMore = () => fireEvent.click(screen.getByRole('button', { name: 'Load More' }));

beforeEach(() => {
  sessionStorage.clear();
  forgetVisits();
});
afterEach(cleanup);

describe('A list at a cursor in the address', () => {
  it('a list on its third page counts truthfully and links to the first and the previous page', async () => {
    show('2.10.22');
    await upTo(34, 23);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 23–34 of 40');
    expect(href('First page')).toBe('/places');
    expect(href('Previous page')).toBe('/places?cursor=1.10');
    loadMore();
    await upTo(40, 23);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 23–40 of 40');
    expect(screen.getByRole('link', { name: 'First page' })).toBeVisible();
  });

  it('a list on its second page has the first page as its previous one, and links to it once', async () => {
    show('1.10');
    await upTo(22, 11);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(href('First page')).toBe('/places');
  });

  it('a list at the bare cursor of an old link counts what it shows, without a position', async () => {
    show('22');
    await upTo(34, 23);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 40');
    expect(href('First page')).toBe('/places');
  });

  it('a list gives no position that its total contradicts', async () => {
    show('9.22');
    await upTo(34, 23);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 40');
  });

  it.each(['broken', '1.broken', '3.10.22.old'])(
    'a list starts at its beginning if the cursor in the address is invalid: %s',
    async (cursor) => {
      const calls = show(cursor);
      await upTo(10);
      expect(screen.getByRole('status')).toHaveTextContent('Showing 10 of 40');
      expect(screen.queryByRole('link', { name: 'First page' })).toBeNull();
      expect(calls.at(-1)).toBe(`${PATH}?limit=10`);
      loadMore();
      await upTo(22);
    },
  );

  it('a list starts at its beginning if nothing is left after the cursor', async () => {
    show('2.10.22', { answer: (url) => places(url, 20) });
    await upTo(10);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 10 of 20');
  });

  it('a list shows other errors, and does not start at its beginning for them', async () => {
    const calls = show('1.10', { answer: () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }) });
    expect(await screen.findByText('We couldn’t load places')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

describe('A list after a reload', () => {
  /** Keeps only what the browser keeps over a reload. */
  const reload = (): void => {
    storeVisits();
    cleanup();
    forgetVisits();
  };

  it('a list is as long as before the reload, with one call, and grows and counts on from there', async () => {
    show(null, { key: 'entry' });
    await upTo(10);
    loadMore();
    await upTo(22);
    loadMore();
    await upTo(34);
    reload();
    const calls = show(null, { key: 'entry' });
    await upTo(34);
    expect(calls).toEqual([`${PATH}?limit=10`, `${PATH}?limit=34`]);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 34 of 40');
    loadMore();
    await upTo(40);
    expect(calls[2]).toBe(`${PATH}?limit=12&cursor=34`);
  });

  it('a list is restored at its own entry of the history only', async () => {
    show(null, { key: 'entry' });
    await upTo(10);
    loadMore();
    await upTo(22);
    reload();
    const calls = show(null, { key: 'another' });
    await upTo(10);
    loadMore();
    await upTo(22);
    expect(calls).toEqual([`${PATH}?limit=10`, `${PATH}?limit=12&cursor=10`]);
  });

  it('a list that started at a later page is restored from there', async () => {
    show('1.10', { key: 'entry' });
    await upTo(22, 11);
    loadMore();
    await upTo(34, 11);
    reload();
    show('1.10', { key: 'entry' });
    await upTo(34, 11);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 11–34 of 40');
  });

  it('a list keeps its first page, and can grow, if it cannot be restored', async () => {
    show(null, { key: 'entry' });
    await upTo(10);
    loadMore();
    await upTo(22);
    reload();
    const answer = (url: URL) =>
      url.searchParams.get('limit') === '22' ? Response.json({}, { status: 503 }) : places(url);
    const calls = show(null, { key: 'entry', answer });
    await upTo(10);
    await waitFor(() => expect(calls).toContain(`${PATH}?limit=22`));
    loadMore();
    await upTo(22);
  });

  it('a very long list is restored to 300 items, with calls of at most 100', async () => {
    const answer = (url: URL) => places(url, 1000);
    show(null, { key: 'entry', answer });
    await upTo(10);
    for (let length = 22; length <= 322; length += 12) {
      loadMore();
      await upTo(length);
    }
    reload();
    const calls = show(null, { key: 'entry', answer });
    await upTo(300);
    expect(calls).toEqual([
      `${PATH}?limit=10`,
      `${PATH}?limit=100`,
      `${PATH}?limit=100&cursor=100`,
      `${PATH}?limit=100&cursor=200`,
    ]);
  });
});
