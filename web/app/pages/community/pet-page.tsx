import { useParams } from 'react-router-dom';
import type { OwnPet, PublicPet } from '../../../../interfaces/contract/pet/pet.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { PetProfile } from '../../../features/pet/pet-profile.js';
import { isOwnPet, usePet } from '../../../features/pet/pet.queries.js';
import { UnknownPet } from '../../../features/pet/unknown-pet.js';
import { petsPath } from '../../../features/pet/pet-path.js';
import { metaDescription } from '../../../lib/page/meta-description.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { PausedProfileNote } from '../../../ui/account/paused-profile-note.js';

/** /pet-profiles/{id}: a pet. Not indexed, because its owner can hide it later, but a search engine would keep it. */
export function PetPage() {
  const id = idInPath(useParams()['id']);
  const query = usePet(id);
  return (
    <div className="page-width pt-3">
      <PetMeta pet={query.data} isUnknown={query.isUnknown} />
      <PetBackLink pet={query.data} />
      <Loaded query={query} failure="We couldn’t load the pet profile" className="my-8" unknown={<UnknownPet />}>
        {(pet) => (
          <>
            {isOwnPet(pet) && <PausedProfileNote />}
            <PetProfile key={pet.id} pet={pet} />
          </>
        )}
      </Loaded>
    </div>
  );
}

type Shown = OwnPet | PublicPet | undefined;

function PetMeta({ pet, isUnknown }: { readonly pet: Shown; readonly isUnknown: boolean }) {
  const title = pet?.petName ?? (isUnknown ? 'Pet profile not found' : 'Pet profile');
  const description = metaDescription(pet?.bio) ?? 'A pet’s profile.';
  return <PageMeta title={title} description={description} image={pet?.petImageUrl} />;
}

/** A link to the list that contains the pet. */
function PetBackLink({ pet }: { readonly pet: Shown }) {
  const isMember = useViewer() !== null;
  if (pet !== undefined && isOwnPet(pet)) return <BackLink to={petsPath()}>My Pet Profiles</BackLink>;
  return <BackLink to={petsPath({ community: isMember })}>Community Pet Profiles</BackLink>;
}
