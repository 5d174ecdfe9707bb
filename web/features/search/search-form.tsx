import type { FormEvent } from 'react';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CATEGORIES, CATEGORY_LABEL, NO_TRAITS } from '../../../interfaces/contract/words.js';
import {
  browseParams,
  browsePath,
  browseSearchOf,
  EMPTY_SEARCH,
  type BrowseSearch,
} from '../../lib/path/browse-search.js';
import { classNames } from '../../lib/class-names.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Input } from '../../ui/form/input.js';
import { Select } from '../../ui/form/select.js';
import { LocationField } from './location-field.js';
import { NearMe } from './near-me.js';

const CATEGORY_OPTIONS = [
  { value: '', label: 'All Categories' },
  ...CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] })),
];

interface SearchFormProps {
  /** What is looked for now. */
  readonly search?: BrowseSearch | undefined;
  /** True where it stands among much else: less room, less shadow. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What, where and which kind of business. A plain form to /browse; with JavaScript it changes the page without loading it anew. */
export function SearchForm({ search = EMPTY_SEARCH, compact = false, className }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') params.append(name, value);
    void navigate(browsePath(browseSearchOf(params)));
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
      // Another search, by a link or by going back: the fields start again from it.
      key={browsePath({ ...search, cursor: null, sort: null, radius: null, traits: NO_TRAITS, map: false })}
      className={classNames(
        'rounded-lg border border-line bg-card',
        compact ? 'p-4 shadow-rest' : 'p-4 shadow-lift sm:p-5',
        className,
      )}
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1.4fr_1.2fr_1fr_auto] md:items-end">
        <Fields search={search} />
        <div className="col-span-2 flex gap-2 md:col-span-1">
          <Button type="submit" className="flex-1" icon={<Search aria-hidden="true" />}>
            Search
          </Button>
          {isSearching && (
            <ButtonLink to="/browse" variant="ghost" icon={<X aria-hidden="true" />}>
              Clear
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="mt-2 -mb-2">
        <NearMe search={search} />
      </div>
      {browseParams({ origin, bounds, radius, traits, sort, map }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** What an empty location field means. */
function placeOf({ origin, bounds }: BrowseSearch): string {
  if (origin !== null) return 'Near you';
  return bounds === null ? 'City or ZIP' : 'The area of the map';
}

function Fields({ search }: { readonly search: BrowseSearch }) {
  return (
    <>
      <label className="col-span-2 block md:col-span-1">
        <span className="mb-1.5 block text-sm font-semibold">Search</span>
        <Input
          type="search"
          name="query"
          icon={<Search />}
          placeholder="Patio, pet spa, trail…"
          defaultValue={search.query}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <LocationField initial={search.location} placeholder={placeOf(search)} />
      <label className="block">
        <span className="mb-1.5 block text-sm font-semibold">Category</span>
        <Select name="category" options={CATEGORY_OPTIONS} defaultValue={search.category ?? ''} />
      </label>
    </>
  );
}
