import { useSearchParams } from 'react-router-dom';
import { Pets } from '../../../features/pet/pets.js';
import { petsAddressOf } from '../../../lib/path/pet-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { PausedNote } from '../../../ui/account/paused-note.js';

/** /pet-profiles: the member's own pets, or the community's. */
export function PetProfilesPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  const address = petsAddressOf(params);
  const isOwn = useViewerState() === 'member' && !address.community;
  return (
    <div className="page-width pt-8">
      <PageMeta
        title={`${isOwn ? 'My' : 'Community'} Pet Profiles | ${site.name}`}
        description="Pets of the community: what they look like, what they love, and who they get along with."
        path="/pet-profiles"
      />
      <PausedNote />
      <Pets address={address} />
    </div>
  );
}
