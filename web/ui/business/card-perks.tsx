import { Link } from 'react-router-dom';
import { NO_TRAITS, tidyEntries } from '../../../interfaces/contract/shared/words.js';
import { containsAny, matchingSentence, stemsOf } from '../../lib/words/highlight-match.js';
import { browsePath, browseSearchOf, EMPTY_SEARCH, type BrowseSearch } from '../../lib/path/browse-search.js';
import type { CardBusiness } from './card-business.js';

const PERKS_SHOWN = 3;

interface CardPerksProps {
  readonly business: CardBusiness;
  /** The list that contains the card. */
  readonly from: string | undefined;
}

/**
 * Why a business matches: searched perks come first, in bold; if none matches, the sentence that does. Each perk links
 * to the same search with that perk.
 */
export function CardPerks({ business, from }: CardPerksProps) {
  const search = searchOf(from);
  const stems = stemsOf(search.query);
  const searchedPerks = new Set(search.traits.perks.map((perk) => perk.toLowerCase()));
  const isMatched = (perk: string): boolean => searchedPerks.has(perk.toLowerCase()) || containsAny(perk, stems);
  const all = business.petPerks ?? [];
  const matched = all.filter(isMatched);
  const sentence =
    matched.length === 0 && !containsAny(business.name, stems)
      ? matchingSentence(business.description ?? '', stems)
      : null;
  if (sentence !== null) return <p className="mt-auto truncate pt-1.5 text-sm font-semibold">{sentence}</p>;
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

function searchOf(from: string | undefined): BrowseSearch {
  if (from === undefined || !from.startsWith('/browse')) return EMPTY_SEARCH;
  const search = browseSearchOf(new URL(from, 'http://localhost').searchParams);
  return search.recentlyViewed ? EMPTY_SEARCH : search;
}

function withPerk(search: BrowseSearch, perk: string): string {
  const { traits = NO_TRAITS } = search;
  return browsePath({ ...search, traits: { ...traits, perks: tidyEntries([...traits.perks, perk]) }, cursor: null });
}
