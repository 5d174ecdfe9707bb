import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { PET_TYPE_LABEL, PET_TYPES, type Category } from '../../../../interfaces/contract/shared/words.js';
import {
  AREA_LABEL,
  AREAS,
  FEE_UNIT_WORDS,
  FEE_UNITS,
  LEASHES,
  POLICY_LIMITS,
  type FeeUnit,
  type Leash,
  type PetType,
} from '../../../../interfaces/contract/policy/policy-words.js';
import { FormInput, FormSelect, FormTextarea } from '../../../ui/form/form-field.js';
import { ListError, messageIn } from '../../../ui/form/form-section.js';
import { Select } from '../../../ui/form/select.js';
import { useListingForm } from '../listing-values.js';
import { HoursField } from './hours-field.js';
import { LimitField } from './limit-field.js';
import { UNTYPED } from './policy-values.js';
import { QUESTIONS, type Question } from './questions.js';
import { SizesField } from './sizes-field.js';
import { StatedChoice } from './stated-choice.js';

const ANIMALS: Readonly<Record<PetType, string>> = { ...PET_TYPE_LABEL, ...{ dog: 'Dogs', cat: 'Cats', bird: 'Birds' }, ...{ rabbit: 'Rabbits', reptile: 'Reptiles', other: 'Other animals' } }; // prettier-ignore

const LEASH_LABEL: Readonly<Record<Leash, string>> = {
  required: 'Leash or carrier required',
  'not-required': 'Not required',
  'off-leash-area': 'Off leash in a marked area only',
};

const LEASH_OPTIONS = [
  { value: '', label: 'Not stated' },
  ...LEASHES.map((leash) => ({ value: leash, label: LEASH_LABEL[leash] })),
];

const UNIT_OPTIONS = FEE_UNITS.map((unit) => ({ value: unit, label: FEE_UNIT_WORDS[unit] }));

/** The single questions, without those about animals and areas. */
const FIELDS: Partial<Readonly<Record<Question, () => ReactNode>>> = {
  leash: LeashField,
  maxPets: () => (
    <LimitField name="policy.maxPets" label="How many pets at once?" none="No limit" some="A maximum" unit="Pets" />
  ),
  maxWeightLb: () => (
    <LimitField
      {...{ name: 'policy.maxWeightLb', label: 'Weight limit for each pet', none: 'No limit' }}
      {...{ some: 'A maximum in pounds', unit: 'Pounds' }}
    />
  ),
  sizes: SizesField,
  breedRestrictions: BreedsField,
  leftAlone: () => <StatedChoice name="policy.leftAlone" label="May pets stay alone, as in a guest room?" />,
  vaccinationProof: () => <StatedChoice name="policy.vaccinationProof" label="Is proof of vaccination required?" />,
  fee: FeeField,
  deposit: () => (
    <LimitField
      {...{ name: 'policy.deposit', label: 'Refundable deposit', none: 'No deposit', some: 'A deposit' }}
      unit="Dollars"
    />
  ),
  petHours: () => (
    <HoursField name="policy.petHours" label="Hours for pets" hint="Only if pets are welcome at other times." />
  ),
  note: NoteField,
};

/** Asks questions: first about animals, then about areas, then the others, in display order. */
export function PolicyQuestions({ asked }: { readonly asked: readonly Question[] }) {
  const animals = PET_TYPES.filter((type) => asked.includes(`pets.${type}`));
  const areas = AREAS.filter((area) => asked.includes(`areas.${area}`));
  const others = QUESTIONS.filter((question) => asked.includes(question) && FIELDS[question] !== undefined);
  return (
    <>
      {animals.length > 0 && (
        <Group title="Which animals are welcome?">
          {animals.map((type) => (
            <StatedChoice key={type} name={`policy.pets.${type}`} label={ANIMALS[type]} />
          ))}
        </Group>
      )}
      {areas.length > 0 && (
        <Group title="Where are they welcome?">
          {areas.map((area) => (
            <StatedChoice key={area} name={`policy.areas.${area}`} label={AREA_LABEL[area]} />
          ))}
        </Group>
      )}
      {others.map((question) => {
        const Asked = FIELDS[question];
        return Asked === undefined ? null : <Asked key={question} />;
      })}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

function LeashField() {
  return <FormSelect form={useListingForm()} name="policy.leash" label="Leash" options={LEASH_OPTIONS} />;
}

function BreedsField() {
  return (
    <FormInput
      form={useListingForm()}
      name="policy.breedRestrictions"
      label="Breeds that aren’t allowed"
      hint="Write “none” if all breeds are welcome."
      autoComplete="off"
      maxLength={10 * POLICY_LIMITS.breedRestrictions}
    />
  );
}

function NoteField() {
  return (
    <FormTextarea
      form={useListingForm()}
      name="policy.note"
      label="Anything else about pets"
      limit={POLICY_LIMITS.note}
      rows={2}
    />
  );
}

const UNIT_OF_CATEGORY: Partial<Readonly<Record<Category, FeeUnit>>> = { hotels: 'night', homes: 'pet' };

function FeeField() {
  const { control, getValues, setValue, formState } = useListingForm();
  const category = useWatch({ control, name: 'category' });
  const { field } = useController({ control, name: 'policy.fee.per' });
  const suggested = (category === '' ? undefined : UNIT_OF_CATEGORY[category]) ?? 'pet';
  // Without a fee, nothing is left of a suggestion, which would count as a change.
  const suggest = (choice: string): void => {
    if (choice === '') setValue('policy.fee.per', '');
    if (choice === UNTYPED && getValues('policy.fee.per') === '') setValue('policy.fee.per', suggested);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <LimitField
        {...{ name: 'policy.fee.amount', label: 'Pet fee', none: 'No fee', some: 'A fee', unit: 'Dollars' }}
        onChoose={suggest}
      >
        <Select
          ref={field.ref}
          aria-label="What the fee is for"
          boxClassName="shrink-0 basis-1/2"
          options={UNIT_OPTIONS}
          value={field.value}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        />
      </LimitField>
      <ListError message={messageIn(formState.errors.policy?.fee)} />
    </div>
  );
}
