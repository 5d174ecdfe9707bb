import { useSearchParams } from 'react-router-dom';
import { CreatePet } from '../../../features/pet/create-pet.js';
import { petsPath, petStepOf } from '../../../features/pet/pet-path.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/page/back-link.js';

/** /pet-profiles/create: for members. Not indexed. */
export function CreatePetPage() {
  const [params] = useSearchParams();
  return (
    <div className="page-width pt-3">
      <PageMeta title="Create Pet Profile" description="Create a profile for your pet." />
      <div className="mx-auto max-w-3xl">
        <BackLink to={petsPath()}>Pet Profiles</BackLink>
      </div>
      <CreatePet step={petStepOf(params)} />
    </div>
  );
}
