import { Suspense, useState } from 'react';
import { SlidersHorizontal, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NO_TRAITS } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';
import { FilterFormPart } from './filter-form-part.js';
import { countOfFilters, withoutEach } from './trait-words.js';

const FilterSheet = lazyPart(async () => ({ default: (await import('./filter-sheet.js')).FilterSheet }));

interface FiltersProps {
  readonly search: BrowseSearch;
}

/** Opens the filters. Without JavaScript, they expand in place. */
export function Filters({ search }: FiltersProps) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const count = countOfFilters(search);
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="shrink-0 noscript:hidden"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {!hydrated && (
        <details className="hidden open:basis-full noscript:block">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Filters</summary>
          <FilterFormPart id="filters" search={search}>
            <Button type="submit">Show Places</Button>
          </FilterFormPart>
        </details>
      )}
      <Suspense fallback={null}>{isOpen && <FilterSheet search={search} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The active filters as links that remove them, and a link that removes all. */
export function FiltersSet({ search }: FiltersProps) {
  const set = withoutEach(search);
  if (set.length === 0) return null;
  const to = (rest: Partial<BrowseSearch>): string => browsePath({ ...search, ...rest, cursor: null });
  const look =
    'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-leaf bg-leaf-soft px-3 text-sm font-medium hover:bg-card';
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap gap-2">
      {set.map(([words, rest]) => (
        <li key={words}>
          <Link to={to(rest)} preventScrollReset className={look}>
            <span className="sr-only">Remove </span>
            <span className="wrap-anywhere">{words}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {set.length > 1 && (
        <li>
          <Link
            to={to({ traits: NO_TRAITS, ...NO_FIT })}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-sm text-link"
          >
            Clear All
          </Link>
        </li>
      )}
    </ul>
  );
}
