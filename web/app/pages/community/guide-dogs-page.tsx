import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { GuideDogs } from '../../../features/guide-dog/guide-dogs.js';
import { RecentOfMember } from '../../../features/review/list/member-reviews.js';
import { guideDogsAddressOf } from '../../../lib/path/community-path.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { PausedProfileNote } from '../../../ui/account/paused-profile-note.js';

/** /guide-dogs: the community, the member's own profile, and the leaderboard. */
export function GuideDogsPage() {
  const viewer = useViewer();
  const [params] = useSearchParams();
  return (
    <Page
      title="Guide Dogs"
      description="Members who help other pet owners with their reviews, from Bronze to Platinum."
      path="/guide-dogs"
      className="pt-8"
    >
      <PausedProfileNote />
      <GuideDogs
        address={guideDogsAddressOf(params)}
        recent={viewer === null ? null : <RecentOfMember userId={viewer.id} />}
      />
    </Page>
  );
}
