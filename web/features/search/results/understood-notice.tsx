import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Understood } from '../../../../interfaces/contract/business/understood.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { AFTER_SEARCH } from '../focus-after-search.js';
import type { FoundBusinesses } from './search.queries.js';
import { correctedWords, petInWords, relaxedSentences } from './understood-words.js';

export interface UnderstoodNoticeProps {
  readonly search: BrowseSearch;
  readonly understood: FoundBusinesses['understood'];
  readonly total: number;
  readonly capped: boolean;
}

const LINK = 'inline-flex min-h-11 items-center text-link underline lg:min-h-8';
const CHIP =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-leaf bg-leaf-soft px-3 text-sm font-medium hover:bg-card';

/**
 * Says how the text was understood: corrected typos, the location and the pet that it names, and whether the search was
 * relaxed. Nothing if the results match it as typed.
 */
export function UnderstoodNotice({ search, understood, total, capped }: UnderstoodNoticeProps) {
  if (search.exact) return <Exact search={search} />;
  if (!understood) return null;
  const chips = chipsOf(search, understood);
  const news = newsOf(search, understood, `${total.toLocaleString('en-US')}${capped ? '+' : ''}`);
  if (news === null && chips.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm wrap-anywhere">
      <p role="status" className={news === null ? 'sr-only' : 'py-1'}>
        {news ?? `Understood: ${chips.map(({ words }) => words).join(', ')}`}
      </p>
      <Chips chips={chips} />
      <Link to={browsePath({ ...search, exact: true, cursor: null })} state={AFTER_SEARCH} className={LINK}>
        Search for exactly these words
      </Link>
    </div>
  );
}

/** Returns what to say about a relaxed search or corrected typos; null if there is nothing. */
function newsOf(
  { query, location, origin, bounds }: BrowseSearch,
  understood: Understood,
  total: string,
): string | null {
  if (understood.relaxed.length > 0) {
    const place = origin === null ? location : 'you';
    return relaxedSentences(understood, { query, location: place, isInArea: bounds !== null, total });
  }
  const corrected = correctedWords(understood, query);
  return corrected === null ? null : `Showing results for “${corrected}”.`;
}

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

interface Chip {
  readonly words: string;
  /** The search without it. */
  readonly without: BrowseSearch;
}

/** Returns the location and the pet of the text. */
function chipsOf(search: BrowseSearch, { words, location, pets }: Understood): readonly Chip[] {
  const base = { ...search, query: words.join(' '), cursor: null };
  const placed = location === null ? base : { ...base, location };
  const fitted = pets === null ? base : { ...base, pets, fits: 'ask' as const };
  return [
    ...(location === null ? [] : [{ words: `Near ${location}`, without: fitted }]),
    ...(pets === null ? [] : [{ words: petInWords(pets), without: placed }]),
  ];
}

/** What the text names, as links that remove it. */
function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  return (
    chips.length > 0 && (
      <ul aria-label="Understood from your words" className="flex flex-wrap gap-2">
        {chips.map(({ words, without }) => (
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
