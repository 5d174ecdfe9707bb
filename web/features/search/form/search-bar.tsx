import { Suspense, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { CATEGORY_LABEL } from '../../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { useClosedByBack } from '../../../ui/overlay/use-closed-by-back.js';
import { SearchForm } from './search-form.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';
import { UnknownLocation } from '../alternatives/unknown-location.js';
import type { SearchAlternative } from '../alternatives/search-alternative.js';
import { useUnknownLocation } from '../alternatives/search-alternatives.queries.js';

const SearchSheet = lazyPart(async () => ({ default: (await import('./search-sheet.js')).SearchSheet }));

/**
 * The sticky search of Browse: a row, or on narrow screens a summary that opens the form. Before JavaScript loads, the
 * summary is a link to the form.
 */
export function SearchBar({ search }: { readonly search: BrowseSearch }) {
  const id = useId();
  const spellings = useUnknownLocation(search);
  const problem = spellings === null ? undefined : { id };
  return (
    <div
      data-search-bar
      className="sticky top-16 z-20 bg-paper py-1 max-lg:has-target:static lg:py-2.5 max-lg:noscript:static in-[:root:has([data-offline])]:static"
    >
      <div className="page-width">
        <Pill search={search} spellings={spellings} describedBy={problem?.id} />
        <div id="places" className="max-lg:hidden max-lg:target:mt-2 max-lg:target:block max-lg:noscript:block">
          <SearchForm search={search} problem={problem} />
        </div>
        <div role="status" className="mt-2 px-4 empty:hidden lg:pl-[27.5%]">
          {spellings !== null && <UnknownLocation id={id} place={search.location} spellings={spellings} />}
        </div>
      </div>
    </div>
  );
}

const PILL =
  'flex min-h-11 w-full items-center gap-3 rounded-full border border-edge bg-card px-4 text-left font-semibold shadow-rest lg:hidden noscript:hidden';

interface PillProps {
  readonly search: BrowseSearch;
  /** Similar names if the location is unknown; otherwise null. */
  readonly spellings: readonly SearchAlternative[] | null;
  /** The ID of the element that says what is wrong. */
  readonly describedBy: string | undefined;
}

function Pill({ search, spellings, describedBy }: PillProps) {
  const hydrated = useHydrated();
  const { opened, open, close } = useClosedByBack('search');
  const isOpen = opened !== null;
  const [wanted, setWanted] = useState(false);
  // Also opened by going forward. Stays afterward, so that the focus can return.
  if (isOpen && !wanted) setWanted(true);
  const id = useId();
  const problem =
    spellings === null
      ? undefined
      : {
          id,
          words: <UnknownLocation id={id} place={search.location} spellings={spellings} over />,
        };
  const words = (
    <>
      <Search aria-hidden="true" className="size-5 shrink-0 text-leaf" />
      <span className="truncate">
        <span className="sr-only">Search: </span>
        {searchedWords(search)}
      </span>
    </>
  );
  if (!hydrated)
    return (
      <a href="#places" aria-describedby={describedBy} className={PILL}>
        {words}
      </a>
    );
  return (
    <>
      <button
        type="button"
        data-opens-search
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        className={PILL}
        onClick={() => open()}
      >
        {words}
      </button>
      <Suspense fallback={null}>
        {wanted && <SearchSheet search={search} problem={problem} open={isOpen} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Returns text such as 'patio · Restaurants · Austin'. */
function searchedWords({ query, category, location, origin, bounds }: BrowseSearch): string {
  const where = location || (origin !== null && 'Near you') || (bounds !== null && 'This area') || '';
  const words = [query, category === null ? '' : CATEGORY_LABEL[category], where].filter((word) => word !== '');
  return words.length === 0 ? 'What are you looking for?' : words.join(' · ');
}
