import type { FormEvent } from 'react';
import { ChevronDown, Search, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CATEGORIES, CATEGORY_LABEL, NO_TRAITS } from '../../../../interfaces/contract/shared/words.js';
import {
  browseParams,
  browsePath,
  browseSearchOf,
  EMPTY_SEARCH,
  type BrowseSearch,
} from '../../../lib/path/browse-search.js';
import { classNames } from '../../../lib/page/class-names.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { AFTER_SEARCH } from '../focus-after-search.js';
import { LocationField, type LocationProblem } from './location-field.js';
import { NearMe } from './near-me.js';
import { QueryField } from './query-field.js';
import { SEARCH_FIELD_INPUT, SEARCH_FIELD_LABEL, SEARCH_FIELD } from './search-field-classes.js';

interface SearchFormProps {
  /** The current search. */
  readonly search?: BrowseSearch | undefined;
  /** True in a busy context: less shadow. */
  readonly compact?: boolean | undefined;
  /** True in a sheet: the search replaces the history entry created by opening it. */
  readonly over?: boolean | undefined;
  readonly problem?: LocationProblem | undefined;
  readonly className?: string | undefined;
}

/**
 * What, where, and which category: in a row if there is space, otherwise stacked. A plain form for /browse; with
 * JavaScript it navigates without a full load.
 */
export function SearchForm({
  search = EMPTY_SEARCH,
  compact = false,
  over = false,
  problem,
  className,
}: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') params.append(name, value);
    // Closes the phone's keyboard; the focus then moves to the results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(browsePath(browseSearchOf(params)), { state: AFTER_SEARCH, replace: over });
  };
  const { origin, bounds, radius, traits, sort, map } = search;
  const isSearching = browsePath({ ...search, sort: null, cursor: null, map: false }) !== '/browse';
  return (
    <form
      role="search"
      aria-label="Places"
      action="/browse"
      method="get"
      onSubmit={submit}
      // Resets the fields when a link or going back changes the search.
      key={browsePath({ ...search, cursor: null, sort: null, radius: null, traits: NO_TRAITS, map: false })}
      className={classNames(
        'relative rounded-lg border border-edge bg-card lg:flex lg:min-h-14 lg:items-stretch lg:rounded-full',
        compact ? 'shadow-rest' : 'shadow-lift',
        className,
      )}
    >
      <Fields search={search} over={over} problem={problem} />
      <div className="flex items-center gap-1 p-3 lg:p-1.5">
        {isSearching && (
          <ButtonLink to="/browse" replace={over} variant="ghost" className="lg:px-3.5" icon={<X aria-hidden="true" />}>
            Clear
          </ButtonLink>
        )}
        <Button type="submit" className="flex-1" icon={<Search aria-hidden="true" />}>
          Search
        </Button>
      </div>
      {browseParams({ origin, bounds, radius, traits, sort, map }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** Returns what an empty location field means. */
function placeOf({ origin, bounds }: BrowseSearch): string {
  if (origin !== null) return 'Near you';
  return bounds === null ? 'City or ZIP' : 'Area on the map';
}

interface FieldsProps {
  readonly search: BrowseSearch;
  readonly over: boolean;
  readonly problem: LocationProblem | undefined;
}

function Fields({ search, over, problem }: FieldsProps) {
  return (
    <>
      <QueryField initial={search.query} over={over} />
      <LocationField initial={search.location} problem={problem} placeholder={placeOf(search)}>
        <NearMe search={search} replace={over} />
      </LocationField>
      <label className={classNames(SEARCH_FIELD, 'lg:flex-[0.9]')}>
        <span className={SEARCH_FIELD_LABEL}>Category</span>
        <select
          name="category"
          defaultValue={search.category ?? ''}
          className={classNames(SEARCH_FIELD_INPUT, 'appearance-none pr-6')}
        >
          <option value="">All Categories</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {CATEGORY_LABEL[category]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-5 bottom-3 size-4.5 text-muted lg:right-4"
        />
      </label>
    </>
  );
}
