import { useParams } from 'react-router-dom';
import { EditPet } from '../../../features/pet/edit-pet.js';
import { useOwnPet } from '../../../features/pet/pet.queries.js';
import { UnknownPet } from '../../../features/pet/unknown-pet.js';
import { petIdOf, petPath, petsPath } from '../../../lib/path/pet-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** /pet-profiles/edit/{id}: for its owner; not indexed. */
export function EditPetPage() {
  const { site } = usePage();
  const id = petIdOf(useParams()['id']);
  const { data: pet, isUnknown, isError, isFetching, refetch } = useOwnPet(id);
  return (
    <div className="page-width pt-3">
      <PageMeta title={`Edit Pet Profile | ${site.name}`} description="Change what the profile of your pet says." />
      <div className="mx-auto max-w-3xl">
        {isUnknown ? (
          <>
            <BackLink to={petsPath()}>My Pet Profiles</BackLink>
            <UnknownPet />
          </>
        ) : (
          <>
            <BackLink to={petPath(id)}>Pet Profile</BackLink>
            {pet !== undefined ? (
              <EditPet key={pet.id} pet={pet} />
            ) : isError && !isFetching ? (
              <Failure title="Failed to fetch the pet profile" onRetry={() => void refetch()} className="my-8" />
            ) : (
              <Skeleton className="my-8 h-96 w-full" />
            )}
          </>
        )}
      </div>
    </div>
  );
}
