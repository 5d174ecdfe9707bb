import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';
import { Button } from '../../ui/button.js';
import { ListError } from '../../ui/form/form-section.js';
import { PhotoPicker } from '../../ui/form/photo-picker.js';
import { sayPhotoArrived, sayPhotoFailed } from '../../ui/form/photo-toasts.js';
import { PetPicture } from './pet-picture.js';
import { usePetForm } from './pet-form.js';
import { uploadPetPhoto } from './pet.queries.js';

/** The pet's photo, which is sent as soon as it is chosen. */
export function PetPhoto() {
  const { control, setValue, formState } = usePetForm();
  const [petImageUrl, petType] = useWatch({ control, name: ['petImageUrl', 'petType'] });
  const change = (url: string): void => setValue('petImageUrl', url, { shouldDirty: true });
  const isChosen = petImageUrl !== '';
  return (
    <div role="group" aria-label="Photo" className="flex flex-col items-start gap-3">
      <p className="font-semibold">Photo</p>
      <PhotoPicker
        label={isChosen ? 'Change photo' : 'Add photo'}
        preview={<PetPicture pet={{ petImageUrl, petType }} width={160} sizes="10rem" className="size-40 rounded-lg" />}
        hint={`JPEG, PNG, GIF or WebP, up to ${UPLOAD_KIND.pet_photo.maxKB} KB. It is made smaller before it is sent.`}
        kind="pet_photo"
        compression="pet"
        upload={uploadPetPhoto}
        onUploaded={({ url }) => {
          change(url);
          sayPhotoArrived();
        }}
        onFailed={sayPhotoFailed}
      />
      {isChosen && (
        <Button variant="ghost" size="sm" icon={<X aria-hidden="true" />} onClick={() => change('')}>
          Remove photo
        </Button>
      )}
      <ListError message={formState.errors.petImageUrl?.message} />
    </div>
  );
}
