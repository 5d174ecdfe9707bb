import { useId, useState, type ChangeEvent } from 'react';
import { ImagePlus, X } from 'lucide-react';
import { REVIEW_LIMITS } from '../../../interfaces/contract/words.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { classNames } from '../../lib/class-names.js';
import { IconButton } from '../../ui/button.js';
import { FieldError } from '../../ui/field.js';
import { Picture } from '../../ui/picture.js';
import { useReviewPhotoUpload } from './review-photos.queries.js';

interface ReviewPhotosProps {
  /** Addresses of uploaded pictures. */
  readonly images: readonly string[];
  readonly onChange: (images: string[]) => void;
  readonly error?: string | undefined;
}

/** Up to three photos: each is uploaded as soon as it is chosen, and can be taken out again. */
export function ReviewPhotos({ images, onChange, error }: ReviewPhotosProps) {
  const id = useId();
  const { mutateAsync, isPending } = useReviewPhotoUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    const room = REVIEW_LIMITS.images - images.length;
    setProblem(files.length > room ? 'A review can have up to 3 photos' : null);
    let chosen = [...images];
    try {
      for (const file of files.slice(0, room)) {
        chosen = [...chosen, await mutateAsync(file)];
        onChange(chosen);
      }
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      input.value = '';
    }
  };
  const shown = problem ?? error;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
      <p id={`${id}-label`} className="font-semibold">
        Photos
      </p>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Optional: up to {REVIEW_LIMITS.images}.
      </p>
      <ul className="flex flex-wrap gap-3">
        {images.map((image, index) => (
          <li key={image} className="relative">
            <Picture
              src={image}
              alt={`Photo ${index + 1}`}
              width={400}
              height={300}
              sizes="7rem"
              fallback={<PetIllustration pet="other" />}
              className="h-21 w-28 rounded-md"
            />
            <IconButton
              label={`Remove photo ${index + 1}`}
              onClick={() => onChange(images.filter((each) => each !== image))}
              className="absolute! -top-2 -right-2 border border-line bg-card shadow-rest"
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {images.length < REVIEW_LIMITS.images && (
          <li>
            <label
              className={classNames(
                'grid h-21 w-28 place-items-center rounded-md border-2 border-dashed border-edge text-center text-sm font-semibold text-leaf transition-colors hover:border-leaf hover:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-focus',
                isPending && 'animate-breathe',
              )}
            >
              <input
                type="file"
                accept="image/jpeg,image/png,image/gif,image/webp"
                multiple
                disabled={isPending}
                aria-describedby={`${id}-hint`}
                onChange={(event) => void add(event)}
                className="sr-only"
              />
              <span className="flex flex-col items-center gap-1">
                <ImagePlus aria-hidden="true" className="size-6" />
                {isPending ? 'Uploading…' : 'Add photos'}
              </span>
            </label>
          </li>
        )}
      </ul>
      {shown !== undefined && (
        <div role="alert" className="text-sm">
          <FieldError>{shown}</FieldError>
        </div>
      )}
    </div>
  );
}
