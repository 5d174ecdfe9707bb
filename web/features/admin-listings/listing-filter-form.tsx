import { useQuery } from '@tanstack/react-query';
import {
  CATEGORIES,
  kindLabel,
  kindsOf,
  MEMBER_SOURCE,
  STANDING_LABEL,
  STANDINGS,
  UNCHANGED_DAYS,
} from '../../../interfaces/contract/shared/words.js';
import { STATE_OPTIONS } from '../../ui/form/address-options.js';
import { FilterForm, FilterInput, FilterSelect } from '../../ui/page/filter-form.js';
import type { Option } from '../../ui/form/select.js';
import { LISTINGS_PATH, listingFiltersOf, listingsPath, type ListingFilters } from './listings-path.js';
import { listingChoicesQuery } from './listings.queries.js';

const ALL: Option = { value: '', label: 'All' };

const STATUSES: readonly Option[] = [ALL, ...STANDINGS.map((value) => ({ value, label: STANDING_LABEL[value] }))];

const STATES: readonly Option[] = [ALL, ...STATE_OPTIONS.filter(({ value }) => value !== '')];

const OWNERS: readonly Option[] = [
  ALL,
  { value: 'true', label: 'With an owner' },
  { value: 'false', label: 'No owner' },
];

const KIND_OPTIONS: readonly Option[] = [
  ALL,
  ...[...new Set(CATEGORIES.flatMap(kindsOf))]
    .map((value) => ({ value, label: kindLabel(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
];

const AGES: readonly Option[] = [
  { value: '', label: 'Any time' },
  ...UNCHANGED_DAYS.map((days) => ({ value: String(days), label: `Over ${String(days)} days ago` })),
];

/** The search and filters of all listings. */
export function ListingFilterForm({ filters }: { readonly filters: ListingFilters }) {
  const { data: choices } = useQuery(listingChoicesQuery());
  const { search, status, state, source, owned, kind, unchangedFor } = filters;
  return (
    <FilterForm
      role="search"
      aria-label="Search all listings"
      path={LISTINGS_PATH}
      pathOf={(typed) => listingsPath(listingFiltersOf(typed))}
    >
      <FilterInput
        {...{ name: 'search', label: 'Search', type: 'search', maxLength: 200, chosen: search }}
        hint="Name, address, phone number, website, or ID"
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        <FilterSelect name="status" label="Status" options={STATUSES} chosen={status} />
        <FilterSelect name="state" label="State" options={STATES} chosen={state} />
        <FilterSelect name="source" label="Source" options={sourcesOf(choices?.sources ?? [])} chosen={source} />
        <FilterSelect name="owned" label="Owner" options={OWNERS} chosen={owned} />
        <FilterSelect name="kind" label="Kind of place" options={KIND_OPTIONS} chosen={kind} />
        <FilterSelect name="unchangedFor" label="Last change" options={AGES} chosen={unchangedFor} />
      </div>
    </FilterForm>
  );
}

const sourcesOf = (sources: readonly string[]): readonly Option[] => [
  ALL,
  { value: MEMBER_SOURCE, label: 'Not imported' },
  ...sources.map((source) => ({ value: source, label: source })),
];
