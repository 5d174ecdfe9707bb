import { useFormContext, useWatch } from 'react-hook-form';
import type { GuideDogForm } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import {
  GUIDE_DOG_LIMITS,
  GUIDE_DOG_PET_TYPES,
  guideDogPetType,
  PET_TYPE_LABEL,
} from '../../../interfaces/contract/shared/words.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { Field } from '../../ui/form/field.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { PhotoField } from '../../ui/form/photo/photo-picker.js';
import { Select } from '../../ui/form/select.js';
import { Picture } from '../../ui/show/picture.js';
import { PetNameOffers } from '../../ui/pets/pet-name-offers.js';
import { uploadPhoto, useOwnPetNames, useOwnPets } from './guide-dog-changes.queries.js';

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
  const [petProfileId, petName] = useWatch({ control: form.control, name: ['petProfileId', 'petName'] });
  return (
    <>
      <FormInput form={form} name="petName" label="Pet’s name" required autoComplete="off" />
      <PetNameOffers
        names={useOwnPetNames()}
        value={petName}
        onChoose={(name) => form.setValue('petName', name, { shouldDirty: true, shouldValidate: true })}
      />
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

/** Chooses one of the member's pets, whose type and picture are used; hidden if the member has none. */
function PetChoice() {
  const form = useGuideDogForm();
  const { data: pets } = useOwnPets();
  if (pets === undefined || pets.length === 0) return null;
  const takeType = ({ target }: { target: { value: string } }): void => {
    const pet = pets.find(({ id }) => String(id) === target.value);
    if (pet !== undefined) form.setValue('petType', guideDogPetType(pet.petType), { shouldDirty: true });
  };
  const options = [
    { value: '', label: 'None (upload a photo instead)' },
    ...pets.map(({ id, petName }) => ({ value: String(id), label: petName })),
  ];
  return (
    <Field
      label="Pet profile"
      hint="Everyone will see this pet’s photo, even if its profile is private."
      error={form.formState.errors.petProfileId?.message}
    >
      {(field) => <Select {...field} {...form.register('petProfileId', { onChange: takeType })} options={options} />}
    </Field>
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
