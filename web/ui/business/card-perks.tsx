import { Link } from 'react-router-dom';
import { NO_TRAITS, tidyEntries } from '../../../interfaces/contract/shared/words.js';
import { containsAny, stemsOf } from '../../lib/words/highlight-match.js';
import { browsePath, browseSearchOf, EMPTY_SEARCH, type BrowseSearch } from '../../lib/path/browse-search.js';
import type { CardBusiness } from './card-business.js';

const PERKS_SHOWN = 3;

interface CardPerksProps {
  readonly business: CardBusiness;
  /** The list that contains the card. */
  readonly from: string | undefined;
}

/**
 * Why a business matches: words of its description, marked; otherwise its perks, with the searched ones first and in
 * bold. Each perk links to the same search with that perk.
 */
export function CardPerks({ business, from }: CardPerksProps) {
  const { petPerks: all = [], excerpt } = business;
  const { search, stems, searchedPerks } = askedIn(from);
  const isMatched = (perk: string): boolean =>
    searchedPerks.has(perk.toLowerCase()) || containsAny(perk, stems) || perk === excerpt?.text;
  const matched = all.filter(isMatched);
  if (excerpt && !all.includes(excerpt.text)) return <Excerpt {...excerpt} />;
  if (all.length === 0) return null;
  const shown = [...matched, ...all.filter((perk) => !isMatched(perk))].slice(0, PERKS_SHOWN);
  return (
    // One line. Perks that don't fit stay in the page and become visible on keyboard focus, which the arrow keys move.
    <ul className="card-perks">
      {shown.map((perk) => (
        <li key={perk} className="flex">
          <Link to={withPerk(search, perk)} tabIndex={-1} className={isMatched(perk) ? 'font-bold' : 'font-medium'}>
            <span>{perk}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ExcerptProps = NonNullable<CardBusiness['excerpt']>;

/** At most two small lines, about as high as the perks that they replace. */
function Excerpt({ text, marks }: ExcerptProps) {
  let end = 0;
  const parts = marks.map(([start = 0, length = 0]) => {
    const before = text.slice(end, start);
    end = start + length;
    const found = (
      <mark key={start} className="bg-transparent font-bold text-ink">
        {text.slice(start, end)}
      </mark>
    );
    return [before, found];
  });
  return (
    <p className="mt-auto line-clamp-2 pt-1.5 text-xs text-muted">
      {parts}
      {text.slice(end)}
    </p>
  );
}

/** The last list, because its cards all ask for it. */
let last: ReturnType<typeof readAsked> | undefined;

/** Returns what the list that contains a card searches for. */
function askedIn(from: string | undefined) {
  if (last === undefined || last.from !== from) last = readAsked(from);
  return last;
}

function readAsked(from: string | undefined) {
  const search = searchOf(from);
  const searchedPerks = new Set(search.traits.perks.map((perk) => perk.toLowerCase()));
  return { from, search, stems: stemsOf(search.query), searchedPerks };
}

function searchOf(from: string | undefined): BrowseSearch {
  if (from === undefined || !from.startsWith('/browse')) return EMPTY_SEARCH;
  const search = browseSearchOf(new URL(from, 'http://localhost').searchParams);
  return search.recentlyViewed ? EMPTY_SEARCH : search;
}

function withPerk(search: BrowseSearch, perk: string): string {
  const { traits = NO_TRAITS } = search;
  return browsePath({ ...search, traits: { ...traits, perks: tidyEntries([...traits.perks, perk]) }, cursor: null });
}
