import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { Pets } from '../../../features/pet/pets.js';
import { petsAddressOf } from '../../../features/pet/pet-path.js';
import { useViewerState } from '../../../lib/page/viewer.js';
import { PausedProfileNote } from '../../../ui/account/paused-profile-note.js';

/** /pet-profiles: the member's own pets, or the community's. */
export function PetProfilesPage() {
  const [params] = useSearchParams();
  const address = petsAddressOf(params);
  const isOwn = useViewerState() === 'member' && !address.community;
  return (
    <Page
      title={`${isOwn ? 'My' : 'Community'} Pet Profiles`}
      description="Meet the community’s pets: what they look like, what they love, and who they get along with."
      path="/pet-profiles"
      className="pt-8"
    >
      <PausedProfileNote />
      <Pets address={address} />
    </Page>
  );
}
