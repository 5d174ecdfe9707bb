import { X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GuideDogForm } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';
import { GUIDE_DOG_LIMITS, GUIDE_DOG_PET_TYPES, PET_TYPE_LABEL } from '../../../interfaces/contract/shared/words.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { FieldError } from '../../ui/form/field-error.js';
import { Input } from '../../ui/form/input.js';
import { PhotoPicker } from '../../ui/form/photo-picker.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Picture } from '../../ui/picture.js';
import type { GuideDogValues } from './guide-dog-values.js';
import { uploadPicture, useOwnPets } from './guide-dog-changes.queries.js';

const useGuideDogForm = () => useFormContext<GuideDogValues, unknown, GuideDogForm>();

const KINDS = GUIDE_DOG_PET_TYPES.map((value) => ({ value, label: PET_TYPE_LABEL[value] }));

/** What is asked of a Guide Dog. */
export function GuideDogFields() {
  const { register, control, formState } = useGuideDogForm();
  const { errors } = formState;
  const [bio, petProfileId] = useWatch({ control, name: ['bio', 'petProfileId'] });
  return (
    <>
      <Field label="Pet's name" required error={errors.petName?.message}>
        {(field) => <Input {...field} {...register('petName')} autoComplete="off" />}
      </Field>
      <Field label="Type of pet" required error={errors.petType?.message}>
        {(field) => <Select {...field} {...register('petType')} options={KINDS} />}
      </Field>
      <Field label="Location" required hint="A town is enough, such as Austin, TX." error={errors.location?.message}>
        {(field) => <Input {...field} {...register('location')} autoComplete="off" />}
      </Field>
      <Field label="Bio" error={errors.bio?.message} counter={{ value: bio.length, limit: GUIDE_DOG_LIMITS.bio }}>
        {(field) => <Textarea {...field} {...register('bio')} rows={4} />}
      </Field>
      <PetChoice />
      {petProfileId === '' && <Photo />}
    </>
  );
}

/** One of the own pets, whose picture is shown; not asked of members who have none. */
function PetChoice() {
  const { register, formState } = useGuideDogForm();
  const { data: pets } = useOwnPets();
  if (pets === undefined || pets.length === 0) return null;
  const options = [
    { value: '', label: 'None: a photo of its own' },
    ...pets.map(({ id, petName }) => ({ value: String(id), label: petName })),
  ];
  return (
    <Field
      label="Pet profile"
      hint="Its photo is shown to everybody, also where the profile itself is private."
      error={formState.errors.petProfileId?.message}
    >
      {(field) => <Select {...field} {...register('petProfileId')} options={options} />}
    </Field>
  );
}

function Photo() {
  const { control, setValue, formState } = useGuideDogForm();
  const [petImageUrl, petType] = useWatch({ control, name: ['petImageUrl', 'petType'] });
  const change = (url: string): void => setValue('petImageUrl', url, { shouldDirty: true });
  const isChosen = petImageUrl !== '';
  const error = formState.errors.petImageUrl?.message;
  return (
    <div role="group" aria-label="Photo" className="flex flex-col items-start gap-3">
      <p className="font-semibold">Photo</p>
      <PhotoPicker
        label={isChosen ? 'Change photo' : 'Add photo'}
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
        hint={`JPEG, PNG, GIF or WebP, up to ${UPLOAD_KIND.pet_photo.maxKB} KB. It is made smaller before it is sent.`}
        kind="pet_photo"
        compression="pet"
        upload={uploadPicture}
        onUploaded={({ url }) => {
          change(url);
          toast({ tone: 'success', title: 'Photo compressed successfully' });
        }}
        onFailed={(sentence) => toast({ tone: 'danger', title: 'Photo upload failed', description: sentence })}
      />
      {isChosen && (
        <Button variant="ghost" size="sm" icon={<X aria-hidden="true" />} onClick={() => change('')}>
          Remove photo
        </Button>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
