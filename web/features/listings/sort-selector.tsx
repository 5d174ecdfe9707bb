import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sort } from '../../../interfaces/contract/words.js';
import { browsePath, browseSearchOf, type BrowseSearch } from '../../lib/browse-search.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/select.js';

const LABEL: Readonly<Record<Sort, string>> = {
  relevance: 'Best Match',
  distance: 'Nearest',
  rating: 'Highest Rated',
  reviews: 'Most Reviews',
  name: 'Name A-Z',
};

/** The order that the list has when none was chosen. */
function ownOrder(search: BrowseSearch): Sort {
  return search.query === '' ? 'rating' : 'relevance';
}

/** The orders that make sense: 'Best Match' for a text, 'Nearest' from an origin (readings: sort selector). */
function ordersFor(search: BrowseSearch, hasOrigin: boolean): Sort[] {
  const orders: Sort[] = ['rating', 'reviews', 'name'];
  if (hasOrigin) orders.unshift('distance');
  if (search.query !== '') orders.unshift('relevance');
  return orders;
}

interface SortSelectorProps {
  readonly search: BrowseSearch;
  readonly hasOrigin: boolean;
}

/** Changes the order at once; without JavaScript by the button beside it. */
export function SortSelector({ search, hasOrigin }: SortSelectorProps) {
  const id = useId();
  const navigate = useNavigate();
  const options = ordersFor(search, hasOrigin).map((value) => ({ value, label: LABEL[value] }));
  const chosen = search.sort ?? ownOrder(search);
  const choose = (value: string): void => {
    const params = new URLSearchParams({ query: search.query, location: search.location, sort: value });
    if (search.category !== null) params.set('category', search.category);
    void navigate(browsePath(browseSearchOf(params)), { preventScrollReset: true });
  };
  return (
    <form action="/browse" method="get" className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap">
        Sort by
      </label>
      <Select
        id={id}
        name="sort"
        options={options}
        value={options.some(({ value }) => value === chosen) ? chosen : ownOrder(search)}
        onChange={(event) => choose(event.target.value)}
        boxClassName="w-44"
      />
      <Hidden name="query" value={search.query} />
      <Hidden name="category" value={search.category ?? ''} />
      <Hidden name="location" value={search.location} />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </span>
    </form>
  );
}

function Hidden({ name, value }: { readonly name: string; readonly value: string }) {
  return value === '' ? null : <input type="hidden" name={name} value={value} />;
}
