import { useWatch } from 'react-hook-form';
import {
  ACTIVITY_LEVEL_LABEL,
  ACTIVITY_LEVELS,
  ENERGY_LEVEL,
  PET_LIMITS,
  PET_SIZE_LABEL,
  PET_SIZES,
  PET_TYPE_LABEL,
  PET_TYPES,
  tidyEntries,
  type PetList,
} from '../../../interfaces/contract/shared/words.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { EntriesField } from '../../ui/form/entries-field.js';
import { Field } from '../../ui/form/field.js';
import { messageIn } from '../../ui/form/form-section.js';
import { Input } from '../../ui/form/input.js';
import { PhotoField } from '../../ui/form/photo-picker.js';
import { Select, type Option } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { PetPicture } from './pet-picture.js';
import { usePetForm, type PetValues } from './pet-values.js';
import { uploadPetPhoto } from './pet.queries.js';

const NOT_SPECIFIED: Option = { value: '', label: 'Not specified' };

const TYPE_OPTIONS: readonly Option[] = [
  { value: '', label: 'Select a type' },
  ...PET_TYPES.map((type) => ({ value: type, label: PET_TYPE_LABEL[type] })),
];

const SIZE_OPTIONS: readonly Option[] = [
  NOT_SPECIFIED,
  ...PET_SIZES.map((size) => ({ value: size, label: PET_SIZE_LABEL[size] })),
];

const ACTIVITY_OPTIONS: readonly Option[] = [
  NOT_SPECIFIED,
  ...ACTIVITY_LEVELS.map((level) => ({ value: level, label: ACTIVITY_LEVEL_LABEL[level] })),
];

/** Explains both ends of the scale. */
const ENERGY_WORD: Readonly<Record<string, string>> = { '1': ' - very calm', '10': ' - never gets tired' };

const ENERGY_OPTIONS: readonly Option[] = [
  NOT_SPECIFIED,
  ...Array.from({ length: ENERGY_LEVEL.max - ENERGY_LEVEL.min + 1 }, (_, index) => {
    const level = String(ENERGY_LEVEL.min + index);
    return { value: level, label: `${level}${ENERGY_WORD[level] ?? ''}` };
  }),
];

function BasicInfo() {
  return (
    <>
      <Line name="petName" label="Pet name" required autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice name="petType" label="Pet type" required options={TYPE_OPTIONS} />
        <Line name="breed" label="Breed" autoComplete="off" />
      </div>
      <Line
        name="age"
        label="Age (years)"
        hint="A whole number. Enter 0 for a pet younger than 1 year."
        inputMode="numeric"
        autoComplete="off"
        className="max-w-xs"
      />
    </>
  );
}

function Appearance() {
  return (
    <>
      <Photo />
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice name="petSize" label="Size" options={SIZE_OPTIONS} />
        <Line name="weight" label="Weight (lbs)" inputMode="decimal" autoComplete="off" />
        <Line name="furColor" label="Fur color" autoComplete="off" />
        <Line name="eyeColor" label="Eye color" autoComplete="off" />
      </div>
      <Text name="specialMarkings" label="Special markings" rows={3} />
    </>
  );
}

function Photo() {
  const { control, setValue, formState } = usePetForm();
  const [petImageUrl, petType] = useWatch({ control, name: ['petImageUrl', 'petType'] });
  return (
    <PhotoField
      url={petImageUrl}
      onChange={(url) => setValue('petImageUrl', url, { shouldDirty: true })}
      preview={<PetPicture pet={{ petImageUrl, petType }} width={160} sizes="10rem" className="size-40 rounded-lg" />}
      kind="pet_photo"
      compression="pet"
      upload={uploadPetPhoto}
      error={formState.errors.petImageUrl?.message}
    />
  );
}

function Personality() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice name="activityLevel" label="Activity level" options={ACTIVITY_OPTIONS} />
        <Choice name="energyLevel" label="Energy level (1-10)" options={ENERGY_OPTIONS} />
      </div>
      <fieldset>
        <legend className="font-semibold">Friendly with</legend>
        <div className="flex flex-wrap gap-x-6">
          <Flag name="friendlyWithDogs" label="Dogs" />
          <Flag name="friendlyWithCats" label="Cats" />
          <Flag name="friendlyWithKids" label="Kids" />
        </div>
      </fieldset>
      <Entries name="favoriteToys" label="Favorite toys" />
      <Entries name="favoriteActivities" label="Favorite activities" />
      <Entries name="favoriteTreats" label="Favorite treats" />
      <Entries name="dislikes" label="Dislikes" />
      <Entries name="funFacts" label="Fun facts" />
      <fieldset className="mt-3 flex flex-col gap-5 rounded-md border border-line p-4 sm:p-5">
        <legend className="px-2 font-semibold">Health and care</legend>
        <p className="text-sm text-muted">Visible only to you.</p>
        <Entries name="allergies" label="Allergies" />
        <Entries name="medications" label="Medications" />
        <Text name="specialNeeds" label="Special needs" rows={3} />
        <div>
          <Flag name="isSpayedNeutered" label="Spayed or neutered" />
          <Flag name="microchipped" label="Microchipped" />
        </div>
      </fieldset>
    </>
  );
}

function Community() {
  const isPublic = useWatch({ control: usePetForm().control, name: 'isPublic' });
  return (
    <>
      <Text name="bio" label="Bio" rows={5} />
      <Text name="adoptionStory" label="Adoption story" rows={5} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Line
          name="location"
          label="Location"
          hint="A town, such as Austin, TX. It appears on the profile."
          autoComplete="off"
        />
        <Line
          name="homeZipCode"
          label="Home ZIP code"
          hint="Visible only to you."
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <fieldset>
        <legend className="font-semibold">Who can see this profile</legend>
        <Flag
          name="isPublic"
          label="Public profile"
          hint="Anyone with the link can see this profile, except for health, microchip, and ZIP code."
        />
        <Flag
          name="showInCommunity"
          label="Show in community"
          hint={isPublic ? 'List this profile in the community.' : 'Only public profiles are listed in the community.'}
        />
        <Flag name="allowMessages" label="Allow messages" hint="We’ll save this setting for when messages launch." />
      </fieldset>
    </>
  );
}

const FIELDS_OF_STEP = [BasicInfo, Appearance, Personality, Community] as const;

/** The fields of a step. */
export function StepFields({ step }: { readonly step: number }) {
  const Fields = FIELDS_OF_STEP[step - 1] ?? BasicInfo;
  return <Fields />;
}

type NameOf<Value> = { [Name in keyof PetValues]: PetValues[Name] extends Value ? Name : never }[keyof PetValues];

interface Labelled {
  readonly name: NameOf<string>;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly className?: string;
}

type LineProps = Labelled & { readonly inputMode?: 'numeric' | 'decimal'; readonly autoComplete: string };

function Line({ name, label, required, hint, className, ...input }: LineProps) {
  const { register, formState } = usePetForm();
  const error = formState.errors[name]?.message;
  return (
    <Field label={label} hint={hint} required={required} error={error} className={className}>
      {(field) => <Input {...field} {...input} {...register(name)} />}
    </Field>
  );
}

function Choice({ name, label, required, options }: Labelled & { readonly options: readonly Option[] }) {
  const { register, formState } = usePetForm();
  return (
    <Field label={label} required={required} error={formState.errors[name]?.message}>
      {(field) => <Select {...field} {...register(name)} options={options} />}
    </Field>
  );
}

function Text({ name, label, hint, rows }: Labelled & { readonly rows: number }) {
  const { register, control, formState } = usePetForm();
  const counter = { value: useWatch({ control, name }).trim().length, limit: PET_LIMITS.text };
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} counter={counter}>
      {(field) => <Textarea {...field} {...register(name)} rows={rows} />}
    </Field>
  );
}

function Flag({
  name,
  label,
  hint,
}: {
  readonly name: NameOf<boolean>;
  readonly label: string;
  readonly hint?: string;
}) {
  return <Checkbox label={label} hint={hint} {...usePetForm().register(name)} />;
}

/** A list; Enter adds the typed text. */
function Entries({ name, label }: { readonly name: PetList; readonly label: string }) {
  const { control, setValue, clearErrors, formState } = usePetForm();
  const [entries, typed] = useWatch({ control, name: [name, `entering.${name}`] });
  const change = (next: readonly string[]): void => {
    setValue(name, tidyEntries(next), { shouldDirty: true });
    clearErrors(name);
  };
  const type = (text: string): void => setValue(`entering.${name}`, text, { shouldDirty: true });
  return (
    <EntriesField
      label={label}
      error={messageIn(formState.errors[name])}
      entries={entries}
      typed={typed}
      onType={type}
      onAdd={() => {
        change([...entries, typed]);
        type('');
      }}
      onRemove={(entry) => change(entries.filter((each) => each !== entry))}
    />
  );
}
