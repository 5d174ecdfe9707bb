import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Understood } from '../../../../interfaces/contract/business/understood.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { AFTER_SEARCH } from '../focus-after-search.js';
import type { FoundBusinesses } from './search.queries.js';
import { petInWords, relaxedSentences } from './understood-words.js';

export interface UnderstoodNoticeProps {
  readonly search: BrowseSearch;
  readonly results: Pick<FoundBusinesses, 'understood' | 'total' | 'capped'>;
}

const LINK = 'inline-flex min-h-11 items-center text-link underline lg:min-h-8';
const CHIP =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-leaf bg-leaf-soft px-3 text-sm font-medium hover:bg-card';

/** Says how the text was understood, and whether the search was relaxed. Nothing if the results match it as typed. */
export function UnderstoodNotice({ search, results }: UnderstoodNoticeProps) {
  const { understood, total, capped } = results;
  if (search.exact) return <Exact search={search} />;
  if (!understood || !hasNews(understood)) return null;
  const { query, location } = search;
  const isRelaxed = understood.relaxed.length > 0;
  const shown = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm wrap-anywhere">
      <p role="status" className={isRelaxed ? 'py-1' : 'sr-only'}>
        {isRelaxed && total > 0
          ? relaxedSentences(understood, { query, location: search.origin === null ? location : 'you', total: shown })
          : `Understood: ${meant(search, understood)
              .map(({ words }) => words)
              .join(', ')}`}
      </p>
      <Meant search={search} understood={understood} />
      <Link to={browsePath({ ...search, exact: true, cursor: null })} state={AFTER_SEARCH} className={LINK}>
        Search for exactly these words
      </Link>
    </div>
  );
}

const hasNews = ({ relaxed, location, pets }: Understood): boolean =>
  relaxed.length > 0 || location !== null || pets !== null;

function Exact({ search }: Pick<UnderstoodNoticeProps, 'search'>) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 text-sm">
      Searching for exactly these words.
      <Link to={browsePath({ ...search, exact: false, cursor: null })} state={AFTER_SEARCH} className={LINK}>
        Include similar words
      </Link>
    </p>
  );
}

interface MeantProps {
  readonly search: BrowseSearch;
  readonly understood: Understood;
}

/** Returns the location and the pet of the text, each with the search without it. */
function meant(search: BrowseSearch, { words, location, pets }: Understood) {
  const base = { ...search, query: words.join(' '), cursor: null };
  const placed = location === null ? base : { ...base, location };
  const fitted = pets === null ? base : { ...base, pets, fits: 'ask' as const };
  return [
    ...(location === null ? [] : [{ words: `Near ${location}`, without: fitted }]),
    ...(pets === null ? [] : [{ words: petInWords(pets), without: placed }]),
  ];
}

/** What the text names, as links that remove it. */
function Meant({ search, understood }: MeantProps) {
  const all = meant(search, understood);
  return (
    all.length > 0 && (
      <ul aria-label="Understood from your words" className="flex flex-wrap gap-2">
        {all.map(({ words, without }) => (
          <li key={words}>
            <Link to={browsePath(without)} preventScrollReset className={CHIP}>
              <span className="sr-only">Remove </span>
              <span className="wrap-anywhere">{words}</span>
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}
