import { useSearchParams } from 'react-router-dom';
import { CreatePet } from '../../../features/pet/create-pet.js';
import { petsPath, petStepOf } from '../../../lib/path/pet-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';

/** /pet-profiles/create: for members; not indexed. */
export function CreatePetPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  return (
    <div className="page-width pt-3">
      <PageMeta title={`Create Pet Profile | ${site.name}`} description="Make a profile of your pet." />
      <div className="mx-auto max-w-3xl">
        <BackLink to={petsPath()}>Pet Profiles</BackLink>
      </div>
      <CreatePet step={petStepOf(params)} />
    </div>
  );
}
