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
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { messageIn } from '../../ui/form/form-section.js';
import { PhotoField } from '../../ui/form/photo/photo-picker.js';
import type { Option } from '../../ui/form/select.js';
import { PetPicture } from './pet-picture.js';
import { usePetForm, type PetFlag } from './pet-values.js';
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
  const form = usePetForm();
  return (
    <>
      <FormInput form={form} name="petName" label="Pet name" required autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect form={form} name="petType" label="Pet type" required options={TYPE_OPTIONS} />
        <FormInput form={form} name="breed" label="Breed" autoComplete="off" />
      </div>
      <FormInput
        form={form}
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
  const form = usePetForm();
  return (
    <>
      <Photo />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect form={form} name="petSize" label="Size" options={SIZE_OPTIONS} />
        <FormInput form={form} name="weight" label="Weight (lbs)" inputMode="decimal" autoComplete="off" />
        <FormInput form={form} name="furColor" label="Fur color" autoComplete="off" />
        <FormInput form={form} name="eyeColor" label="Eye color" autoComplete="off" />
      </div>
      <FormTextarea form={form} name="specialMarkings" label="Special markings" limit={PET_LIMITS.text} rows={3} />
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
  const form = usePetForm();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect form={form} name="activityLevel" label="Activity level" options={ACTIVITY_OPTIONS} />
        <FormSelect form={form} name="energyLevel" label="Energy level (1-10)" options={ENERGY_OPTIONS} />
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
        <FormTextarea form={form} name="specialNeeds" label="Special needs" limit={PET_LIMITS.text} rows={3} />
        <div>
          <Flag name="isSpayedNeutered" label="Spayed or neutered" />
          <Flag name="microchipped" label="Microchipped" />
        </div>
      </fieldset>
    </>
  );
}

function Community() {
  const form = usePetForm();
  const isPublic = useWatch({ control: form.control, name: 'isPublic' });
  return (
    <>
      <FormTextarea form={form} name="bio" label="Bio" limit={PET_LIMITS.text} rows={5} />
      <FormTextarea form={form} name="adoptionStory" label="Adoption story" limit={PET_LIMITS.text} rows={5} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput
          form={form}
          name="location"
          label="Location"
          hint="A town, such as Austin, TX. It appears on the profile."
          autoComplete="off"
        />
        <FormInput
          form={form}
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

interface FlagProps {
  readonly name: PetFlag;
  readonly label: string;
  readonly hint?: string;
}

function Flag({ name, label, hint }: FlagProps) {
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
