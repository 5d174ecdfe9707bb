import { useParams } from 'react-router-dom';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { EditPet } from '../../../features/pet/edit-pet.js';
import { useOwnPet } from '../../../features/pet/pet.queries.js';
import { UnknownPet } from '../../../features/pet/unknown-pet.js';
import { petPath, petsPath } from '../../../features/pet/pet-path.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /pet-profiles/edit/{id}: for the pet's owner. */
export function EditPetPage() {
  const id = idInPath(useParams()['id']);
  const query = useOwnPet(id);
  return (
    <Subpage
      title="Edit pet profile"
      description="Edit your pet’s profile."
      back={
        query.isUnknown ? (
          <BackLink to={petsPath()}>My Pet Profiles</BackLink>
        ) : (
          <BackLink to={petPath(id)}>Pet Profile</BackLink>
        )
      }
      className="max-w-3xl"
    >
      <Loaded query={query} failure="We couldn’t load the pet profile" className="my-8" unknown={<UnknownPet />}>
        {(pet) => <EditPet key={pet.id} pet={pet} />}
      </Loaded>
    </Subpage>
  );
}
