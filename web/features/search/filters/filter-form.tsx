import { useId, useState, type FormEvent, type FormEventHandler, type ReactNode } from 'react';
import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import {
  countCharacters,
  isKind,
  kindLabel,
  MAX_PERK_LENGTH,
  NO_TRAITS,
  PRICE_RANGE_LABEL,
  PRICE_RANGES,
  SUGGESTED_PERKS,
} from '../../../../interfaces/contract/shared/words.js';
import { browseParams, browseSearchOf, NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { Input } from '../../../ui/form/input.js';

/** Minimum ratings to choose from, in stars. */
const OFFERED_STARS = [4, 3];
/** Product decision: maximum kinds of place to choose from. */
const MAX_KINDS = 12;
/** Where the API stops counting. */
const COUNTED_TO = 10_000;

interface FilterFormProps {
  readonly id: string;
  readonly search: BrowseSearch;
  /** Undefined if there are no counts. */
  readonly facets?: BusinessFacets | undefined;
  readonly onChange?: FormEventHandler<HTMLFormElement> | undefined;
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** The first filter: the pets that come along. Without it, the form keeps those of the search. */
  readonly pets?: ReactNode;
  readonly children?: ReactNode;
}

/** The filters: a form for /browse that keeps the rest of the search. Options without matches can be chosen too. */
export function FilterForm({ id, search, facets, onChange, onSubmit, pets, children }: FilterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong === null) return onSubmit?.(event);
    event.preventDefault();
    wrong.focus();
  };
  return (
    <form id={id} noValidate action="/browse" method="get" onChange={onChange} onSubmit={submit}>
      {browseParams({ ...search, ...(pets !== undefined && NO_FIT), traits: NO_TRAITS, cursor: null }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {pets}
      <Kinds search={search} facets={facets} />
      <Perks search={search} facets={facets} />
      <Ratings search={search} facets={facets} />
      <Prices search={search} facets={facets} />
      <Group legend="Trust">
        <Checkbox
          name="verified"
          value="true"
          defaultChecked={search.traits.verified}
          label={<Counted count={facets?.verified}>Verified</Counted>}
          hint="We checked that the place exists as listed."
        />
        <Checkbox
          name="favorites"
          value="true"
          defaultChecked={search.traits.favorites}
          label={<Counted count={facets?.favorites}>Favorites</Counted>}
          hint="10+ favorable reviews from pet owners."
        />
      </Group>
      {children}
    </form>
  );
}

interface ChoicesProps {
  readonly search: BrowseSearch;
  readonly facets: BusinessFacets | undefined;
}

/** The most frequent kinds of the results, and the chosen ones; nothing if there are none. */
function Kinds({ search: { traits }, facets }: ChoicesProps) {
  const found = (facets?.kinds ?? []).slice(0, MAX_KINDS).map(({ name }) => name);
  const offered = [...new Set([...found, ...traits.kinds])].filter(isKind);
  if (offered.length === 0) return null;
  return (
    <Group legend="Kind of place">
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          name="kind"
          value={kind}
          defaultChecked={traits.kinds.includes(kind)}
          label={<Counted count={countOf(facets?.kinds, kind)}>{kindLabel(kind)}</Counted>}
        />
      ))}
    </Group>
  );
}

function Perks({ search, facets }: ChoicesProps) {
  return (
    <Group legend="Pet perks">
      {perksToOffer(search, facets).map((perk) => (
        <Checkbox
          key={perk.toLowerCase()}
          name="perks"
          value={perk}
          defaultChecked={search.traits.perks.some((asked) => isAlike(asked, perk))}
          label={<Counted count={countOf(facets?.perks, perk)}>{perk}</Counted>}
        />
      ))}
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

function Ratings({ search: { traits }, facets }: ChoicesProps) {
  const stars = [...new Set([...OFFERED_STARS, ...(traits.minRating === null ? [] : [traits.minRating])])];
  return (
    <Group legend="Rating">
      <Star value="" checked={traits.minRating === null}>
        Any rating
      </Star>
      {stars.map((each) => (
        <Star key={each} value={String(each)} checked={traits.minRating === each}>
          <Counted count={countOf(facets?.minRating, String(each))}>{`${each}+ stars`}</Counted>
        </Star>
      ))}
    </Group>
  );
}

function Prices({ search, facets }: ChoicesProps) {
  return (
    <Group legend="Price range">
      {PRICE_RANGES.map((range) => (
        <Checkbox
          key={range}
          name="price"
          value={range}
          defaultChecked={search.traits.price.includes(range)}
          label={<Counted count={countOf(facets?.price, range)}>{`${range} ${PRICE_RANGE_LABEL[range]}`}</Counted>}
        />
      ))}
    </Group>
  );
}

function countOf(choices: BusinessFacets['price'] | undefined, name: string): number | undefined {
  return choices?.find((choice) => isAlike(choice.name, name))?.count;
}

/** Returns the search described by a filter form. */
export function searchIn(form: HTMLFormElement): BrowseSearch {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return browseSearchOf(params);
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns suggested perks, chosen ones, and the most common others. */
function perksToOffer({ traits }: BrowseSearch, facets: BusinessFacets | undefined): string[] {
  const all = [...SUGGESTED_PERKS, ...traits.perks, ...(facets?.perks ?? []).map(({ name }) => name)];
  return all.filter((perk, index) => all.findIndex((other) => isAlike(perk, other)) === index);
}

export function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="mb-5 grid gap-x-6 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface StarProps {
  readonly value: string;
  readonly checked: boolean;
  readonly children: ReactNode;
}

function Star({ value, checked, children }: StarProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="radio"
        name="minRating"
        value={value}
        defaultChecked={checked}
        className="mt-[0.15em] size-5 shrink-0"
      />
      <span>{children}</span>
    </label>
  );
}

/** An option with its number of matches, if known. */
export function Counted({ count, children }: { readonly count: number | undefined; readonly children: string }) {
  return (
    <>
      {children}
      {count !== undefined && (
        <span className="text-muted">{` (${count.toLocaleString('en-US')}${count >= COUNTED_TO ? '+' : ''})`}</span>
      )}
    </>
  );
}
