import { categoryOfFilter, SORTS, type Category, type Sort } from '../../interfaces/contract/words.js';

/** What the address of Browse says: what is looked for, in which order, from where on. */
export interface BrowseSearch {
  readonly query: string;
  readonly category: Category | null;
  readonly location: string;
  /** Null: the list's own order. */
  readonly sort: Sort | null;
  /** Where the page before ended; null for the first page. */
  readonly cursor: string | null;
  /** True where the list is the browser's own: the places seen last. */
  readonly recentlyViewed: boolean;
}

export const EMPTY_SEARCH: BrowseSearch = {
  query: '',
  category: null,
  location: '',
  sort: null,
  cursor: null,
  recentlyViewed: false,
};

/** Nobody types more, and the address stays one that every browser takes. In characters. */
const TEXT_LIMIT = 200;
const CURSOR_LIMIT = 2000;

/** Reads an address of Browse. What it does not know or what does not apply counts as absent: a page never fails on its address. */
export function browseSearchOf(params: URLSearchParams): BrowseSearch {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, TEXT_LIMIT);
  const query = text('query');
  const location = text('location');
  const cursor = params.get('cursor');
  return {
    query,
    category: categoryOfFilter(text('category')) ?? null,
    location,
    sort: applicableSort(params.get('sort'), query, location),
    cursor: cursor === null || cursor === '' || cursor.length > CURSOR_LIMIT ? null : cursor,
    recentlyViewed: params.get('filter') === 'recently-viewed',
  };
}

/** Relevance needs a text, distance an origin (readings: sort selector). */
function applicableSort(name: string | null, query: string, location: string): Sort | null {
  const sort = SORTS.find((each) => each === name) ?? null;
  if (sort === 'relevance' && query === '') return null;
  if (sort === 'distance' && location === '') return null;
  return sort;
}

/** The address of a search; one and the same for equal searches. */
export function browsePath(search: Partial<BrowseSearch>): string {
  const params = new URLSearchParams();
  if (search.recentlyViewed) params.set('filter', 'recently-viewed');
  if (search.query) params.set('query', search.query);
  if (search.category) params.set('category', search.category);
  if (search.location) params.set('location', search.location);
  if (search.sort) params.set('sort', search.sort);
  if (search.cursor) params.set('cursor', search.cursor);
  const text = params.toString();
  return text === '' ? '/browse' : `/browse?${text}`;
}

/** The address of a business, which remembers the list it was opened from (spec 1 §2: `from`). */
export function businessPath(id: number, from?: string): string {
  return from === undefined ? `/business/${id}` : `/business/${id}?from=${encodeURIComponent(from)}`;
}
