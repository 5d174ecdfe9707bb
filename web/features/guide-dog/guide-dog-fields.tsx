import { useFormContext, useWatch } from 'react-hook-form';
import type { GuideDogForm } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { GUIDE_DOG_LIMITS, GUIDE_DOG_PET_TYPES, PET_TYPE_LABEL } from '../../../interfaces/contract/shared/words.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { PhotoField } from '../../ui/form/photo-picker.js';
import { Picture } from '../../ui/show/picture.js';
import { uploadPhoto, useOwnPets } from './guide-dog-changes.queries.js';

/** The form's values, empty by default. */
export interface GuideDogValues {
  petName: string;
  petType: string;
  location: string;
  bio: string;
  petImageUrl: string;
  /** The ID of the pet profile, as a select value. */
  petProfileId: string;
}

const useGuideDogForm = () => useFormContext<GuideDogValues, unknown, GuideDogForm>();

const KINDS = GUIDE_DOG_PET_TYPES.map((value) => ({ value, label: PET_TYPE_LABEL[value] }));

export function GuideDogFields() {
  const form = useGuideDogForm();
  const petProfileId = useWatch({ control: form.control, name: 'petProfileId' });
  return (
    <>
      <FormInput form={form} name="petName" label="Pet’s name" required autoComplete="off" />
      <FormSelect form={form} name="petType" label="Type of pet" required options={KINDS} />
      <FormInput
        form={form}
        name="location"
        label="Location"
        required
        hint="A town is enough, such as Austin, TX."
        autoComplete="off"
      />
      <FormTextarea form={form} name="bio" label="Bio" limit={GUIDE_DOG_LIMITS.bio} rows={4} />
      <PetChoice />
      {petProfileId === '' && <Photo />}
    </>
  );
}

/** Chooses one of the member's pets, whose picture is used; hidden if the member has none. */
function PetChoice() {
  const form = useGuideDogForm();
  const { data: pets } = useOwnPets();
  if (pets === undefined || pets.length === 0) return null;
  const options = [
    { value: '', label: 'None (upload a photo instead)' },
    ...pets.map(({ id, petName }) => ({ value: String(id), label: petName })),
  ];
  return (
    <FormSelect
      form={form}
      name="petProfileId"
      label="Pet profile"
      hint="Everyone will see this pet’s photo, even if its profile is private."
      options={options}
    />
  );
}

function Photo() {
  const { control, setValue, formState } = useGuideDogForm();
  const [petImageUrl, petType] = useWatch({ control, name: ['petImageUrl', 'petType'] });
  return (
    <PhotoField
      url={petImageUrl}
      onChange={(url) => setValue('petImageUrl', url, { shouldDirty: true })}
      preview={
        <Picture
          src={petImageUrl}
          alt=""
          width={160}
          height={160}
          sizes="6rem"
          fallback={<PetIllustration pet={petType} />}
          className="size-24 rounded-full"
        />
      }
      kind="pet_photo"
      compression="pet"
      upload={uploadPhoto}
      error={formState.errors.petImageUrl?.message}
    />
  );
}
