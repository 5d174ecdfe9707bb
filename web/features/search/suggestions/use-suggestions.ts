import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browsePath, browseSearchOf, businessPath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { dropRecentSearches } from '../../../lib/path/drop-recent-searches.js';
import { keepRecentSearch, readRecentSearches, type RecentSearch } from '../../../lib/path/recent-searches.js';
import { usePersonalization } from '../../../lib/page/viewer.js';
import { AFTER_SEARCH } from '../focus-after-search.js';
import { optionId } from '../form/search-field-classes.js';
import { groupsOf, type Choice, type Option } from './options.js';
import { useSearchSuggestions, type Typed } from './search-suggestions.queries.js';
import { useCombobox } from './use-combobox.js';

/** Pause in typing, in ms, before suggestions are fetched: a product decision. */
const PAUSE_MS = 150;

/** Suggestions for a search field: what is shown, and what its keys and clicks do. */
export function useSuggestions(field: HTMLInputElement, over: boolean) {
  const id = useId();
  const recent = useRecentSearches();
  // In a dialog that starts in the field, suggestions would cover the other fields before the reader wants any.
  const [wanted, setWanted] = useState(() => !over || field.value !== field.defaultValue);
  const { typed, setTyped, found, groups, options } = useOptions(field, wanted, recent.searches);
  // By its key, because the next answer may list the option elsewhere.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = options.findIndex(({ key }) => key === activeKey);
  const open = options.length > 0;

  const show = (isWanted: boolean): void => {
    setWanted(isWanted);
    setActiveKey(null);
  };
  const read = (): void => {
    setTyped(typedIn(field));
    show(true);
  };
  const clear = (): void => {
    field.value = '';
    field.focus();
    read();
  };
  const act = useChoices(field, over, recent);
  const choose = ({ choice }: Option): void => {
    if (choice.does !== 'clear') show(false);
    act(choice);
  };
  const move = (step: 1 | -1): void => {
    setWanted(true);
    setActiveKey(options[moved(active, step, options.length)]?.key ?? null);
  };
  const onKey = (key: string): boolean => {
    const chosen = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && open && chosen !== undefined) choose(chosen);
    else if (key === 'Escape' && open) show(false);
    else if (key === 'Escape' && isClearable(field, over)) clear();
    else return false;
    return true;
  };
  const state = { listId: id, open, activeId: active === -1 ? null : optionId(id, active) };
  useCombobox(field, state, {
    ...{ onKey, onType: read, onLeave: () => show(false), onSubmit: () => recent.add(searchIn(field)) },
    onEnter: (how) => (how === 'click' || !over) && !wanted && read(),
    onAttach: () => field.value !== typed.text && read(),
  });
  const isEmpty = found !== undefined && typed.text.trim() !== '' && !open && wanted;
  return { id, groups, options, open, active, isEmpty, hasText: typed.text !== '', choose, clear };
}

/** What was typed, and what to suggest for it. */
function useOptions(field: HTMLInputElement, wanted: boolean, recent: readonly RecentSearch[]) {
  const [typed, setTyped] = useState(() => typedIn(field));
  const found = useSearchSuggestions(usePaused(typed), wanted && typed.text.trim() !== '');
  const groups = wanted ? groupsOf(typed.text, found, recent) : [];
  return { typed, setTyped, found, groups, options: groups.flatMap((group) => group.options) };
}

export type SuggestionList = ReturnType<typeof useSuggestions>;

/** One more position than there are options: the field itself. */
const moved = (from: number, step: 1 | -1, count: number): number => ((from + 1 + step + count + 1) % (count + 1)) - 1;

/** Whether Escape clears the field. In a dialog, it leaves the text of the current search and closes the dialog. */
const isClearable = ({ value, defaultValue }: HTMLInputElement, over: boolean): boolean =>
  value !== '' && !(over && value === defaultValue);

/** Searches made in this browser, unless the member turned personalization off. */
function useRecentSearches() {
  const isPersonal = usePersonalization() === 'on';
  const [searches, setSearches] = useState(readRecentSearches);
  return {
    searches: isPersonal ? searches : [],
    add: (search: RecentSearch): void => {
      if (!isPersonal) return;
      keepRecentSearch(search);
      setSearches(readRecentSearches());
    },
    drop: (): void => {
      dropRecentSearches();
      setSearches([]);
    },
  };
}

/** Returns a function that runs an option. */
function useChoices(field: HTMLInputElement, over: boolean, recent: ReturnType<typeof useRecentSearches>) {
  const navigate = useNavigate();
  const { pathname, search: params } = useLocation();
  const searchFor = ({ query, location, anyCategory = false }: Extract<Choice, { does: 'search' }>): void => {
    const place = location ? { location, origin: null, bounds: null } : {};
    const search = { ...searchIn(field), ...place, ...(anyCategory && { category: null }), query };
    recent.add(search);
    // Closes the phone's keyboard; the focus then moves to the results.
    field.blur();
    void navigate(browsePath(search), { state: AFTER_SEARCH, replace: over });
  };
  return (choice: Choice): void => {
    if (choice.does === 'search') searchFor(choice);
    else if (choice.does === 'clear') recent.drop();
    else {
      const from = pathname === '/browse' ? pathname + params : undefined;
      void navigate(businessPath(choice.businessId, from), { replace: over });
    }
  };
}

/** Returns the search that the field's form would make. */
function searchIn({ form }: HTMLInputElement): BrowseSearch {
  const entries = form === null ? [] : [...new FormData(form)];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return browseSearchOf(new URLSearchParams(texts));
}

/** Decimals of a degree, about 7 miles: enough to tell what is near. */
const DECIMALS = 1;

function typedIn(field: HTMLInputElement): Typed {
  const { location, origin } = searchIn(field);
  const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  const point = origin && { latitude: rounded(origin.latitude), longitude: rounded(origin.longitude) };
  return { text: field.value, where: location === '' ? (point ?? {}) : { location } };
}

/** Returns what was typed once typing has paused. */
function usePaused(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
