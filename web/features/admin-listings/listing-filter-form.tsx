import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { Button, ButtonLink } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Select, type Option } from '../../ui/form/select.js';
import {
  LISTINGS_PATH,
  listingFiltersOf,
  listingsPath,
  type ListingFilterName,
  type ListingFilters,
} from './listings-path.js';
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

/** The search and filters of all listings. They are kept in the address, so the form works without JavaScript. */
export function ListingFilterForm({ filters }: { readonly filters: ListingFilters }) {
  const navigate = useNavigate();
  const { data: choices } = useQuery(listingChoicesQuery());
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    void navigate(listingsPath(listingFiltersOf(new URLSearchParams(typed))), { preventScrollReset: true });
  };
  return (
    <form
      action={LISTINGS_PATH}
      method="get"
      role="search"
      aria-label="Search all listings"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <Field label="Search" hint="Name, address, phone number, website, or ID">
        {(control) => (
          <Input
            key={filters.search}
            {...control}
            name="search"
            type="search"
            maxLength={200}
            defaultValue={filters.search ?? ''}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        <Choice name="status" label="Status" options={STATUSES} chosen={filters.status} />
        <Choice name="state" label="State" options={STATES} chosen={filters.state} />
        <Choice name="source" label="Source" options={sourcesOf(choices?.sources ?? [])} chosen={filters.source} />
        <Choice name="owned" label="Owner" options={OWNERS} chosen={filters.owned} />
        <Choice name="kind" label="Kind of place" options={KIND_OPTIONS} chosen={filters.kind} />
        <Choice name="unchangedFor" label="Last change" options={AGES} chosen={filters.unchangedFor} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          Apply Filters
        </Button>
        <ButtonLink to={LISTINGS_PATH} variant="ghost">
          Clear Filters
        </ButtonLink>
      </div>
    </form>
  );
}

const sourcesOf = (sources: readonly string[]): readonly Option[] => [
  ALL,
  { value: MEMBER_SOURCE, label: 'Not imported' },
  ...sources.map((source) => ({ value: source, label: source })),
];

interface ChoiceProps {
  readonly name: ListingFilterName;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
}

/** The chosen value is always an option, even while the others load. */
function Choice({ name, label, options, chosen = '' }: ChoiceProps) {
  const all = options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];
  return (
    <Field label={label}>
      {/* The key remounts the select when the address changes. */}
      {(control) => <Select key={chosen} {...control} name={name} options={all} defaultValue={chosen} />}
    </Field>
  );
}
