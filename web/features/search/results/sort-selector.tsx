import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { RADII, type Sort } from '../../../../interfaces/contract/shared/words.js';
import { browseParams, browsePath, browseSearchOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Button } from '../../../ui/button.js';
import { ChipSelect } from '../../../ui/form/chip-select.js';
import type { Option } from '../../../ui/form/select.js';

const LABEL: Readonly<Record<Sort, string>> = {
  relevance: 'Best Match',
  distance: 'Nearest',
  recommended: 'Recommended',
  rating: 'Highest Rated',
  reviews: 'Most Reviews',
  name: 'Name A-Z',
};

/** Returns the default order of a search. */
function ownOrder(search: BrowseSearch): Sort {
  return search.query === '' ? 'rating' : 'relevance';
}

/** Returns the orders that make sense: 'Best Match' needs a text, 'Nearest' an origin. */
function ordersFor(search: BrowseSearch, hasOrigin: boolean): Sort[] {
  const orders: Sort[] = ['rating', 'recommended', 'reviews', 'name'];
  if (hasOrigin) orders.unshift('distance');
  if (search.query !== '') orders.unshift('relevance');
  return orders;
}

interface SortSelectorProps {
  readonly search: BrowseSearch;
  readonly hasOrigin: boolean;
}

/** Changes the order at once; without JavaScript, with the button next to it. */
export function SortSelector({ search, hasOrigin }: SortSelectorProps) {
  const options = ordersFor(search, hasOrigin).map((value) => ({ value, label: LABEL[value] }));
  const chosen = search.sort ?? ownOrder(search);
  const value = options.some((option) => option.value === chosen) ? chosen : ownOrder(search);
  return (
    <Choice search={search} name="sort" label="Sort by" options={options} value={value} room="pl-19">
      Sort
    </Choice>
  );
}

interface RadiusSelectorProps {
  readonly search: BrowseSearch;
  /** Radius of the search, which may be wider than the requested one. */
  readonly miles: number;
}

/** The radius around the origin; nothing without an origin. */
export function RadiusSelector({ search, miles }: RadiusSelectorProps) {
  const options = RADII.map((each) => ({
    value: String(each),
    label: `${each} miles${each === search.preferredRadius ? ' (preferred)' : ''}`,
  }));
  return (
    <Choice search={search} name="radius" label="Within" options={options} value={String(miles)} room="pl-18">
      Apply
    </Choice>
  );
}

interface ChoiceProps {
  readonly search: BrowseSearch;
  readonly name: 'sort' | 'radius';
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly room: string;
  /** The button's label, shown without JavaScript. */
  readonly children: ReactNode;
}

/** A setting of the list: its own form, which keeps the rest of the address. */
function Choice({ search, name, label, options, value, room, children }: ChoiceProps) {
  const id = useId();
  const navigate = useNavigate();
  const otherParams = browseParams({ ...search, cursor: null }).filter(([each]) => each !== name);
  const choose = (chosen: string): void => {
    const params = new URLSearchParams([...otherParams, [name, chosen]]);
    void navigate(browsePath(browseSearchOf(params)), { preventScrollReset: true });
  };
  return (
    <form action="/browse" method="get" className="flex shrink-0 items-center gap-2">
      <ChipSelect
        id={id}
        name={name}
        label={label}
        options={options}
        value={value}
        onChange={(event) => choose(event.target.value)}
        room={room}
      />
      {otherParams.map(([each, text]) => (
        <input key={`${each} ${text}`} type="hidden" name={each} value={text} />
      ))}
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {children}
        </Button>
      </span>
    </form>
  );
}
