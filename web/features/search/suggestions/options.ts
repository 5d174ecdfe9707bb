import type { SearchSuggestions } from '../../../../interfaces/contract/business/suggestion.js';
import type { RecentSearch } from '../../../lib/path/recent-searches.js';
import { kindName } from '../../../lib/words/kind-name.js';
import { townName } from '../../../lib/words/town-name.js';

/** What choosing an option does. */
export type Choice =
  | { readonly does: 'open'; readonly businessId: number }
  | {
      readonly does: 'search';
      readonly query: string;
      readonly location?: string;
      /** Whether the search ignores the chosen category, which may be another than that of a kind of place. */
      readonly anyCategory?: boolean;
    }
  | { readonly does: 'clear' };

export interface Option {
  readonly key: string;
  readonly words: string;
  /** Additional words that tell it from others; empty if there are none. */
  readonly details: string;
  readonly choice: Choice;
}

export const GROUPS = ['Places', 'Kinds and perks', 'Recent searches'] as const;
export type GroupName = (typeof GROUPS)[number];

export interface Group {
  readonly name: GroupName;
  readonly options: readonly Option[];
}

/** Number of recent searches shown with other suggestions: a product decision. */
const RECENT_WITH_OTHERS = 2;

/** Returns the groups that have options: for an empty text, all recent searches. */
export function groupsOf(
  text: string,
  found: SearchSuggestions | undefined,
  recent: readonly RecentSearch[],
): readonly Group[] {
  const groups: readonly Group[] = [
    { name: 'Places', options: found?.places.map(placeOption) ?? [] },
    { name: 'Kinds and perks', options: found?.terms.map(termOption) ?? [] },
    { name: 'Recent searches', options: recentOptions(text.trim().toLowerCase(), recent) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function placeOption(place: SearchSuggestions['places'][number]): Option {
  const { id, name } = place;
  const details = [kindName(place), townName(place)].filter(Boolean).join(' · ');
  return { key: `place ${String(id)}`, words: name, details, choice: { does: 'open', businessId: id } };
}

const termOption = ({ type, name }: SearchSuggestions['terms'][number]): Option => ({
  ...{ key: `term ${name}`, words: name, details: '' },
  choice: { does: 'search', query: name, anyCategory: type === 'kind' },
});

function recentOptions(typed: string, recent: readonly RecentSearch[]): readonly Option[] {
  const options = recent.map(({ query, location }): Option => ({
    ...{ key: `recent ${query} ${location}`, words: query, details: location },
    choice: { does: 'search', query, location },
  }));
  if (typed === '') return options.length === 0 ? [] : [...options, CLEAR];
  const begun = options.filter(({ words }) => words.toLowerCase().startsWith(typed) && words.toLowerCase() !== typed);
  return begun.slice(0, RECENT_WITH_OTHERS);
}

/** The last option of all recent searches. */
export const CLEAR: Option = {
  ...{ key: 'clear', words: 'Clear recent searches', details: '' },
  choice: { does: 'clear' },
};

/** Returns what is read out: '3 suggestions'. */
export function announcement(options: readonly Option[]): string {
  const count = options.filter((option) => option !== CLEAR).length;
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
