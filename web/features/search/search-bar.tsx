import { Suspense, useState } from 'react';
import { Search } from 'lucide-react';
import { CATEGORY_LABEL } from '../../../interfaces/contract/words.js';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useClosedByBack } from '../../ui/overlay/use-closed-by-back.js';
import { SearchForm } from './search-form.js';
import { part } from '../../ui/part.js';

const SearchSheet = part(async () => ({ default: (await import('./search-sheet.js')).SearchSheet }));

/**
 * The search of Browse, in view while one scrolls: a row, and on narrow screens what was looked for, which opens the form.
 * Until JavaScript is there, that is a link to the form.
 */
export function SearchBar({ search }: { readonly search: BrowseSearch }) {
  return (
    <div
      data-search-bar
      className="sticky top-16 z-20 bg-paper py-1 max-lg:has-target:static lg:py-2.5 max-lg:noscript:static"
    >
      <div className="page-width">
        <Pill search={search} />
        <div id="places" className="max-lg:hidden max-lg:target:mt-2 max-lg:target:block max-lg:noscript:block">
          <SearchForm search={search} />
        </div>
      </div>
    </div>
  );
}

function Pill({ search }: { readonly search: BrowseSearch }) {
  const hydrated = useHydrated();
  const { isOpen, open, close } = useClosedByBack();
  const [wanted, setWanted] = useState(false);
  const look =
    'flex min-h-11 w-full items-center gap-3 rounded-full border border-edge bg-card px-4 text-left font-semibold shadow-rest lg:hidden noscript:hidden';
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
      <a href="#places" className={look}>
        {words}
      </a>
    );
  const show = (): void => {
    setWanted(true);
    open();
  };
  return (
    <>
      <button
        type="button"
        data-opens-search
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={look}
        onClick={show}
      >
        {words}
      </button>
      <Suspense fallback={null}>{wanted && <SearchSheet search={search} open={isOpen} onClose={close} />}</Suspense>
    </>
  );
}

/** 'patio · Restaurants · Austin' */
function searchedWords({ query, category, location, origin, bounds }: BrowseSearch): string {
  const where = location || (origin !== null && 'Near you') || (bounds !== null && 'This area') || '';
  const words = [query, category === null ? '' : CATEGORY_LABEL[category], where].filter((word) => word !== '');
  return words.length === 0 ? 'What, where, which kind' : words.join(' · ');
}
