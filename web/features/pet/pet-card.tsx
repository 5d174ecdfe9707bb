import { MapPin, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { editPetPath, petPath } from './pet-path.js';
import { Badge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { RemovedContentNote } from '../../ui/moderation/removed-content-note.js';
import { PetPicture } from './pet-picture.js';
import { ageInWords, audienceOf, kindOf } from './pet-words.js';
import { isOwnPet } from './pet.queries.js';
import { RemovePet } from './remove-pet.js';

interface PetCardProps {
  readonly pet: OwnPet | PublicPet;
  /** True for the first image of the page. */
  readonly eager: boolean;
  /** Called after the owner deleted the profile; absent if it can't be deleted here. */
  readonly onRemoved?: (() => void) | undefined;
}

/** A card that links to the pet's profile. Its owner gets buttons. */
export function PetCard({ pet, eager, onRemoved }: PetCardProps) {
  const { id, petName, age, location } = pet;
  const isOwn = onRemoved !== undefined && isOwnPet(pet);
  return (
    <Card as="article" padded={false} interactive className="flex h-full flex-col overflow-hidden">
      <PetPicture
        pet={{ ...pet, petName: '' }}
        width={400}
        sizes="(min-width: 1024px) 300px, (min-width: 640px) 45vw, 92vw"
        eager={eager}
        className="aspect-4/3"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-5">
        <h2 className="text-lg wrap-anywhere">
          <Link to={petPath(id)} className="stretched-link">
            {petName}
          </Link>
        </h2>
        <p className="wrap-anywhere text-muted">
          {[kindOf(pet), age !== null && ageInWords(age)].filter(Boolean).join(', ')}
        </p>
        {location !== null && (
          <p className="flex items-start gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere">{location}</span>
          </p>
        )}
        {isOwn && (
          <div className="mt-auto flex flex-col items-start gap-3 pt-3">
            <RemovedContentNote state={pet.state} />
            {pet.state === null && <Badge tone={pet.isPublic ? 'leaf' : 'neutral'}>{audienceOf(pet)}</Badge>}
            <div role="group" aria-label={`Actions for ${petName}`} className="relative z-10 flex flex-wrap gap-2">
              {pet.state !== 'removed' && (
                <ButtonLink to={editPetPath(id)} variant="secondary" size="sm" icon={<Pencil aria-hidden="true" />}>
                  Edit
                </ButtonLink>
              )}
              <RemovePet pet={pet} onRemoved={onRemoved} />
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

export function PetCardSkeleton() {
  return (
    <Card padded={false} className="overflow-hidden">
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="flex flex-col gap-2 p-5">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </Card>
  );
}
