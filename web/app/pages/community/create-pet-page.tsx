import { useSearchParams } from 'react-router-dom';
import { Subpage } from '../../../ui/page/page.js';
import { CreatePet } from '../../../features/pet/create-pet.js';
import { petsPath, petStepOf } from '../../../features/pet/pet-path.js';
import { BackLink } from '../../../ui/page/back-link.js';

/** /pet-profiles/create: for members. Not indexed. */
export function CreatePetPage() {
  const [params] = useSearchParams();
  return (
    <Subpage
      title="Create pet profile"
      description="Create a profile for your pet."
      back={<BackLink to={petsPath()}>Pet Profiles</BackLink>}
      className="max-w-3xl"
    >
      <CreatePet step={petStepOf(params)} />
    </Subpage>
  );
}
