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
  const { add, isPending, problem } = useAdding(images, onChange);
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
            <ChosenPhoto
              image={image}
              number={index + 1}
              onRemove={() => onChange(images.filter((each) => each !== image))}
            />
          </li>
        ))}
        {images.length < REVIEW_LIMITS.images && (
          <li>
            <AddPhotos hintId={`${id}-hint`} isPending={isPending} onChosen={add} />
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

/** Uploads what was chosen, one after another, as far as there is room. */
function useAdding(images: readonly string[], onChange: (images: string[]) => void) {
  const { mutateAsync, isPending } = useReviewPhotoUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: readonly File[]): Promise<void> => {
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
    }
  };
  return { add, isPending, problem };
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
        className="absolute! -top-2 -right-2 border border-line bg-card shadow-rest"
      >
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}

interface AddPhotosProps {
  readonly hintId: string;
  readonly isPending: boolean;
  readonly onChosen: (files: readonly File[]) => Promise<void>;
}

function AddPhotos({ hintId, isPending, onChosen }: AddPhotosProps) {
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(input.files ?? [])];
    // So that the same file can be chosen again.
    input.value = '';
    void onChosen(files);
  };
  return (
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
        aria-describedby={hintId}
        onChange={choose}
        className="sr-only"
      />
      <span className="flex flex-col items-center gap-1">
        <ImagePlus aria-hidden="true" className="size-6" />
        {isPending ? 'Uploading…' : 'Add photos'}
      </span>
    </label>
  );
}
