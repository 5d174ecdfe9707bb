import { useState } from 'react';
import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import { writePets } from '../../../../interfaces/contract/policy/policy-words.js';
import { classNames } from '../../../lib/page/class-names.js';
import { NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { FIRST_PET } from '../../../lib/pets/typed-pets.store.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { ComingPetsFields } from '../../../ui/pets/coming-pets-fields.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { Counted, Group, isZero } from './filter-choice.js';
import { sureCount } from './offered-choices.js';
import { useComingPets } from './pets.queries.js';

/** Returns the choice of pets in the filters, which starts with the pets of the search. */
export function useFitFilter(search: BrowseSearch) {
  const coming = useComingPets(search.pets);
  const [isOn, setOn] = useState(search.pets !== '');
  const [at, setAt] = useState(search.at);
  const [asksToo, setAsksToo] = useState(search.fits === 'ask');
  const pets = writePets(coming.pets);
  const fit = { pets, at, fits: asksToo ? 'ask' : 'yes' } as const;
  const turn = (on: boolean): void => {
    setOn(on);
    // A visitor's first pet: most have a dog.
    if (on && coming.own.length === 0 && coming.typed.length === 0) coming.type([FIRST_PET]);
  };
  // A change of the pets turns the filter on.
  const type = (typed: typeof coming.typed): void => {
    setOn(typed.length > 0 || isOn);
    coming.type(typed);
  };
  const toggle = (id: number): void => {
    setOn(true);
    coming.toggle(id);
  };
  return {
    ...{ coming, isOn, at, asksToo, turn, type, toggle, setAt, setAsksToo },
    /** What the counts are about: the pets, even while the filter is off. */
    counted: pets === '' ? NO_FIT : isOn ? fit : { ...fit, fits: null },
    /** The change of the search. */
    chosen: isOn && pets !== '' ? fit : NO_FIT,
  };
}

interface FitFilterProps {
  readonly filter: ReturnType<typeof useFitFilter>;
  readonly facets: BusinessFacets | undefined;
}

/** The pets that come along. Once on, lists only places that fit them, at any time or at a given one. */
export function FitFilter({ filter, facets }: FitFilterProps) {
  const { coming, isOn } = filter;
  const fits = facets?.fits && sureCount(facets, facets.fits.yes);
  // Where some may fit, the choice to list them appears only when the filter is on.
  const isEmpty = facets?.fits !== undefined && isZero(sureCount(facets, facets.fits.ask)) && !isOn;
  const isExample = !isOn && coming.own.length === 0 && coming.typed.length === 0;
  return (
    <Group legend="Your pets">
      <div className="mt-1 mb-2 sm:col-span-2">
        {coming.isKnown ? (
          <ComingPetsFields
            own={coming.own}
            typed={isExample ? [FIRST_PET] : coming.typed}
            isExample={isExample}
            onToggle={filter.toggle}
            onType={filter.type}
          />
        ) : (
          <Skeleton className="h-11" />
        )}
      </div>
      <Checkbox
        checked={isOn}
        disabled={isEmpty}
        onChange={({ currentTarget: { checked } }) => filter.turn(checked)}
        label={<Counted count={fits}>Fits my pets</Counted>}
        hint="By type, number, weight, size, and opening hours."
        className={classNames('sm:col-span-2', isEmpty && 'cursor-not-allowed text-muted')}
      />
      {isOn && <FitDetails filter={filter} facets={facets} />}
    </Group>
  );
}

/** The time of the visit, and whether to list places that may fit. */
function FitDetails({ filter, facets }: FitFilterProps) {
  const { at, asksToo, counted } = filter;
  const mayFit = facets?.fits && sureCount(facets, facets.fits.ask);
  const isEmpty = isZero(mayFit) && !asksToo;
  return (
    <div className="mt-1 mb-2 flex flex-col gap-4 rounded-md border border-line p-4 sm:col-span-2">
      {counted === NO_FIT && (
        <p role="status" className="text-sm text-muted">
          Add a pet, and we’ll list the places that fit. Without one, all places stay in the list.
        </p>
      )}
      <Field label="When" hint="Local time of each place. Leave it empty for any time.">
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={at}
            className="max-w-72"
            onChange={({ currentTarget: { value } }) => filter.setAt(value)}
          />
        )}
      </Field>
      <Checkbox
        checked={asksToo}
        disabled={isEmpty}
        className={isEmpty ? 'cursor-not-allowed text-muted' : undefined}
        onChange={({ currentTarget: { checked } }) => filter.setAsksToo(checked)}
        label={<Counted count={mayFit}>Include places where I should ask first</Counted>}
      />
    </div>
  );
}
