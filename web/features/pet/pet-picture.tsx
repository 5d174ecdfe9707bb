import { PetIllustration } from '../../illustrations/pet.js';
import { Picture } from '../../ui/show/picture.js';

interface PetPictureProps {
  readonly pet: { readonly petImageUrl: string | null; readonly petType: string; readonly petName?: string };
  /** In pixels; the picture is square. */
  readonly width: number;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className: string;
}

/** A pet's photo, or an illustration of its type. */
export function PetPicture({ pet, width, sizes, eager, className }: PetPictureProps) {
  return (
    <Picture
      src={pet.petImageUrl}
      alt={pet.petName ?? ''}
      width={width}
      height={width}
      sizes={sizes}
      eager={eager}
      fallback={<PetIllustration pet={pet.petType} className="p-[8%]" />}
      className={className}
    />
  );
}
