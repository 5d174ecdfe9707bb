import type { PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { Picture } from '../../ui/show/picture.js';

interface PetPictureProps {
  readonly pet: Pick<PublicPet, 'petImageUrl'> & { readonly petType: string } & Partial<
      Pick<PublicPet, 'petDrawing' | 'petName'>
    >;
  /** In pixels; the picture is square. */
  readonly width: number;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className: string;
}

/** A pet's photo, or its drawing. A pet that is not stored yet has an illustration of its type. */
export function PetPicture({ pet, width, sizes, eager, className }: PetPictureProps) {
  return (
    <Picture
      src={pet.petImageUrl}
      drawing={pet.petDrawing}
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
