import { useSearchParams } from 'react-router-dom';
import { GuideDogs } from '../../../features/guide-dog/guide-dogs.js';
import { RecentOfMember } from '../../../features/review/member-reviews.js';
import { guideDogsAddressOf } from '../../../lib/path/community-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { PausedNote } from '../../../ui/account/paused-note.js';

/** /guide-dogs: the community, the own profile and the leaderboard. */
export function GuideDogsPage() {
  const { site } = usePage();
  const viewer = useViewer();
  const [params] = useSearchParams();
  return (
    <div className="page-width pt-8">
      <PageMeta
        title={`Guide Dogs | ${site.name}`}
        description="Members whose reviews show other pet owners the way, from Bronze to Platinum."
        path="/guide-dogs"
      />
      <PausedNote />
      <GuideDogs
        address={guideDogsAddressOf(params)}
        recent={viewer === null ? null : <RecentOfMember userId={viewer.id} />}
      />
    </div>
  );
}
