import { useSearchParams } from 'react-router-dom';
import { Pets } from '../../../features/pet/pets.js';
import { petsAddressOf } from '../../../features/pet/pet-path.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { PausedProfileNote } from '../../../ui/account/paused-profile-note.js';

/** /pet-profiles: the member's own pets, or the community's. */
export function PetProfilesPage() {
  const [params] = useSearchParams();
  const address = petsAddressOf(params);
  const isOwn = useViewerState() === 'member' && !address.community;
  return (
    <div className="page-width pt-8">
      <PageMeta
        title={`${isOwn ? 'My' : 'Community'} Pet Profiles`}
        description="Meet the community’s pets: what they look like, what they love, and who they get along with."
        path="/pet-profiles"
      />
      <PausedProfileNote />
      <Pets address={address} />
    </div>
  );
}
