import { useParams } from 'react-router-dom';
import type { OwnPet, PublicPet } from '../../../../interfaces/contract/pet/pet.js';
import { PetProfile } from '../../../features/pet/pet-profile.js';
import { isOwnPet, usePet } from '../../../features/pet/pet.queries.js';
import { UnknownPet } from '../../../features/pet/unknown-pet.js';
import { petIdOf, petsPath } from '../../../lib/path/pet-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { BackLink } from '../../../ui/back-link.js';
import { Failure } from '../../../ui/failure.js';
import { PausedNote } from '../../../ui/account/paused-note.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** /pet-profiles/{id}: one pet. Not indexed: its owner shows it to people, and a search engine would keep it. */
export function PetPage() {
  const id = petIdOf(useParams()['id']);
  const { data: pet, isUnknown, isError, isFetching, refetch } = usePet(id);
  return (
    <div className="page-width pt-3">
      <PetMeta pet={pet} isUnknown={isUnknown} />
      <WayBack pet={pet} />
      {pet !== undefined ? (
        <>
          {isOwnPet(pet) && <PausedNote />}
          <PetProfile key={pet.id} pet={pet} />
        </>
      ) : isUnknown ? (
        <UnknownPet />
      ) : isError && !isFetching ? (
        <Failure title="Failed to fetch the pet profile" onRetry={() => void refetch()} className="my-8" />
      ) : (
        <Skeleton className="my-8 h-96 w-full" />
      )}
    </div>
  );
}

type Shown = OwnPet | PublicPet | undefined;

function PetMeta({ pet, isUnknown }: { readonly pet: Shown; readonly isUnknown: boolean }) {
  const { site } = usePage();
  const title = pet?.petName ?? (isUnknown ? 'Pet Profile Not Found' : 'Pet Profile');
  const description = pet?.bio?.slice(0, 120) ?? 'The profile of a pet.';
  return <PageMeta title={`${title} | ${site.name}`} description={description} image={pet?.petImageUrl} />;
}

/** To the list in which the pet stands. */
function WayBack({ pet }: { readonly pet: Shown }) {
  const isMember = useViewer() !== null;
  if (pet !== undefined && isOwnPet(pet)) return <BackLink to={petsPath()}>My Pet Profiles</BackLink>;
  return <BackLink to={petsPath({ community: isMember })}>Community Pet Profiles</BackLink>;
}
