import { useEffect, useId, useRef } from 'react';
import { X } from 'lucide-react';
import { REVIEW_LIMITS } from '../../../../interfaces/contract/shared/words.js';
import { PetIllustration } from '../../../illustrations/pet.js';
import { IconButton } from '../../../ui/button.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { PhotoPicker } from '../../../ui/form/photo/photo-picker.js';
import { Picture } from '../../../ui/show/picture.js';
import { uploadReviewPhoto } from '../review-changes.queries.js';

interface ReviewPhotosProps {
  readonly images: readonly string[];
  readonly onChange: (images: string[]) => void;
  readonly error?: string | undefined;
}

/** Up to three photos. Each is uploaded as soon as it is chosen and can be removed. */
export function ReviewPhotos({ images, onChange, error }: ReviewPhotosProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    // The pressed button is gone. Next to it is the one of the next photo, or the picker.
    if (removed.current !== null) box.current?.querySelectorAll<HTMLElement>('button, input')[removed.current]?.focus();
    removed.current = null;
  }, [images.length]);
  const remove = (index: number): void => {
    removed.current = index;
    onChange(images.filter((_, place) => place !== index));
  };
  return (
    <div ref={box} role="group" aria-labelledby={id} className="flex flex-col items-start gap-2">
      <p id={id} className="font-semibold">
        Photos
      </p>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {images.map((image, index) => (
            <li key={image} className="relative">
              <ChosenPhoto image={image} number={index + 1} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      {images.length < REVIEW_LIMITS.images && (
        <PhotoPicker
          label="Add photo"
          preview={null}
          hint={`Optional. Up to ${REVIEW_LIMITS.images} photos.`}
          kind="review_photo"
          compression="business"
          upload={uploadReviewPhoto}
          onUploaded={({ url }) => onChange([...images, url])}
        />
      )}
      {error !== undefined && (
        <div role="alert" className="text-sm">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

interface ChosenPhotoProps {
  readonly image: string;
  readonly number: number;
  readonly onRemove: () => void;
}

function ChosenPhoto({ image, number, onRemove }: ChosenPhotoProps) {
  return (
    <>
      <Picture
        src={image}
        alt={`Photo ${number}`}
        width={400}
        height={300}
        sizes="7rem"
        fallback={<PetIllustration pet="other" />}
        className="h-21 w-28 rounded-md"
      />
      <IconButton
        label={`Remove photo ${number}`}
        onClick={onRemove}
        className="absolute! -top-3 -right-3 border border-line bg-card shadow-rest"
      >
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
