import { useId, useState, type FormEvent, type FormEventHandler, type ReactNode } from 'react';
import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import {
  countCharacters,
  kindLabel,
  MAX_PERK_LENGTH,
  NO_TRAITS,
  PRICE_RANGE_LABEL,
  PRICE_RANGES,
  type Traits,
} from '../../../../interfaces/contract/shared/words.js';
import { browseParams, browseSearchOf, NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Input } from '../../../ui/form/input.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { FilterChoice, FilterRadio, Group } from './filter-choice.js';
import {
  choicesWithoutCounts,
  countsIn,
  isAlike,
  sureCount,
  type CountOf,
  type OfferedChoices,
} from './offered-choices.js';

/** Minimum ratings to choose from, in stars. */
const OFFERED_STARS = [4, 3];
/** Placeholders while the perks to choose from are loading. */
const PLACEHOLDERS = 6;

interface FilterFormProps {
  readonly id: string;
  readonly search: BrowseSearch;
  /** The filters selected so far, if they have changed. */
  readonly selected?: Traits | undefined;
  /** The counts for these filters; undefined if there are none. */
  readonly facets?: BusinessFacets | undefined;
  /** What to choose from; null while it is loading. */
  readonly offered?: OfferedChoices | null | undefined;
  readonly onChange?: FormEventHandler<HTMLFormElement> | undefined;
  readonly onBlur?: FormEventHandler<HTMLFormElement> | undefined;
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** The first filter: the pets that come along. Without it, the form keeps those of the search. */
  readonly pets?: ReactNode;
  readonly children?: ReactNode;
}

/** The filters: a form for /browse that keeps the rest of the search. Choices that would find nothing are disabled. */
export function FilterForm(props: FilterFormProps) {
  const { id, search, selected = search.traits, facets, onChange, onBlur, onSubmit, pets, children } = props;
  const { offered = choicesWithoutCounts(search) } = props;
  const choices = { search, selected, countOf: countsIn(facets) };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong === null) return onSubmit?.(event);
    event.preventDefault();
    wrong.focus();
  };
  return (
    <form id={id} noValidate action="/browse" method="get" onChange={onChange} onBlur={onBlur} onSubmit={submit}>
      {browseParams({ ...search, ...(pets !== undefined && NO_FIT), traits: NO_TRAITS, cursor: null }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {pets}
      <Perks {...choices} offered={offered?.perks} />
      <Kinds {...choices} offered={offered?.kinds} />
      <Ratings {...choices} />
      <Prices {...choices} />
      <Trust {...choices} facets={facets} />
      {children}
    </form>
  );
}

interface ChoicesProps {
  readonly search: BrowseSearch;
  readonly selected: Traits;
  readonly countOf: CountOf;
}

interface OfferedProps<T> extends ChoicesProps {
  /** Undefined while it is loading. */
  readonly offered: readonly T[] | undefined;
}

/** The perks to choose from. While they load, those of the search, which must not get lost. */
function Perks({ search: { traits }, selected, countOf, offered }: OfferedProps<string>) {
  const has = ({ perks }: Traits, perk: string): boolean => perks.some((each) => isAlike(each, perk));
  return (
    <Group legend="Pet perks">
      {(offered ?? traits.perks).map((perk) => (
        <FilterChoice
          key={perk.toLowerCase()}
          name="perks"
          value={perk}
          wasChosen={has(traits, perk)}
          isChosen={has(selected, perk)}
          count={countOf('perks', perk)}
        >
          {perk}
        </FilterChoice>
      ))}
      {offered === undefined &&
        Array.from({ length: PLACEHOLDERS }, (_, place) => <Skeleton key={place} className="my-3 h-5 w-3/5" />)}
      <OtherPerk />
    </Group>
  );
}

function OtherPerk() {
  const id = useId();
  const [isTooLong, setTooLong] = useState(false);
  return (
    <div className="py-2 sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Another perk
      </label>
      <Input
        id={id}
        name="perks"
        placeholder="Shaded patio, dog wash…"
        autoComplete="off"
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onChange={({ currentTarget: { value } }) => setTooLong(countCharacters(value) > MAX_PERK_LENGTH)}
      />
      {isTooLong && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {`A perk has at most ${MAX_PERK_LENGTH} characters. Please shorten it.`}
        </p>
      )}
    </div>
  );
}

/** The kinds to choose from; nothing if there are none. */
function Kinds({ search: { traits }, selected, countOf, offered }: OfferedProps<Traits['kinds'][number]>) {
  const kinds = offered ?? traits.kinds;
  if (kinds.length === 0) return null;
  return (
    <Group legend="Kind of place">
      {kinds.map((kind) => (
        <FilterChoice
          key={kind}
          name="kind"
          value={kind}
          wasChosen={traits.kinds.includes(kind)}
          isChosen={selected.kinds.includes(kind)}
          count={countOf('kinds', kind)}
        >
          {kindLabel(kind)}
        </FilterChoice>
      ))}
    </Group>
  );
}

function Ratings({ search: { traits }, selected, countOf }: ChoicesProps) {
  const stars = [...new Set([...OFFERED_STARS, ...(traits.minRating === null ? [] : [traits.minRating])])];
  return (
    <Group legend="Rating">
      <FilterRadio name="minRating" value="" wasChosen={traits.minRating === null} isChosen count={undefined}>
        Any rating
      </FilterRadio>
      {stars.map((each) => (
        <FilterRadio
          key={each}
          name="minRating"
          value={String(each)}
          wasChosen={traits.minRating === each}
          isChosen={selected.minRating === each}
          // The API counts whole stars only.
          count={Number.isInteger(each) ? countOf('minRating', String(each)) : undefined}
        >
          {`${each}+ stars`}
        </FilterRadio>
      ))}
    </Group>
  );
}

function Prices({ search: { traits }, selected, countOf }: ChoicesProps) {
  return (
    <Group legend="Price range">
      {PRICE_RANGES.map((range) => (
        <FilterChoice
          key={range}
          name="price"
          value={range}
          wasChosen={traits.price.includes(range)}
          isChosen={selected.price.includes(range)}
          count={countOf('price', range)}
        >
          {`${range} ${PRICE_RANGE_LABEL[range]}`}
        </FilterChoice>
      ))}
    </Group>
  );
}

interface TrustProps extends ChoicesProps {
  readonly facets: BusinessFacets | undefined;
}

const TRUST = [
  ['verified', 'Verified', 'We checked that the place exists as listed.'],
  ['favorites', 'Favorites', '10+ favorable reviews from pet owners.'],
] as const;

function Trust({ search: { traits }, selected, facets }: TrustProps) {
  return (
    <Group legend="Trust">
      {TRUST.map(([name, words, hint]) => (
        <FilterChoice
          key={name}
          name={name}
          value="true"
          wasChosen={traits[name]}
          isChosen={selected[name]}
          count={facets && sureCount(facets, facets[name])}
          hint={hint}
        >
          {words}
        </FilterChoice>
      ))}
    </Group>
  );
}

/** Returns the search described by a filter form. */
export function searchIn(form: HTMLFormElement): BrowseSearch {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return browseSearchOf(params);
}
