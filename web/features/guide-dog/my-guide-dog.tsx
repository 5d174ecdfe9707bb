import { Suspense, useState, type ReactNode } from 'react';
import { Pencil, PawPrint } from 'lucide-react';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import { useReloadViewer, useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Failure } from '../../ui/state/failure.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { Spinner } from '../../ui/state/spinner.js';
import { GuideDogProfile } from './guide-dog-profile.js';
import { useGuideDog } from './guide-dogs.queries.js';
import { LevelProgress } from './level-progress.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const GuideDogDialog = lazyPart(async () => ({ default: (await import('./guide-dog-dialog.js')).GuideDogDialog }));

/** The member's own Guide Dog with its level, or how to become one. Visitors get a sign-in link. */
export function MyGuideDog({ recent }: { readonly recent: ReactNode }) {
  const state = useViewerState();
  const viewer = useViewer();
  const reload = useReloadViewer();
  if (state === 'failed') return <Failure onRetry={() => void reload()} />;
  if (viewer !== null) return <Own viewer={viewer} recent={recent} />;
  if (state === 'loading') return <Spinner className="py-24" />;
  const signIn = `/sign-in?returnTo=${encodeURIComponent(guideDogsPath('profile'))}`;
  return (
    <EmptyState
      picture={<EmptyIllustration kind="guide-dogs" />}
      title="Sign in to see your profile"
      actions={<ButtonLink to={signIn}>Sign In</ButtonLink>}
    >
      <p>Guide Dogs are members who rise from Bronze to Platinum by writing reviews.</p>
    </EmptyState>
  );
}

function Own({ viewer, recent }: { readonly viewer: Viewer; readonly recent: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded
      query={useGuideDog(viewer.id)}
      failure="We couldn’t load your Guide Dog profile"
      placeholder={<Skeleton className="h-48 rounded-lg" />}
    >
      {(dog) => (
        <>
          {dog === null ? <Join onJoin={() => setOpen(true)} /> : <Joined dog={dog} onEdit={() => setOpen(true)} />}
          <Suspense fallback={null}>
            {isOpen && <GuideDogDialog dog={dog} viewer={viewer} onClose={() => setOpen(false)} />}
          </Suspense>
          {dog !== null && <div className="mt-10">{recent}</div>}
        </>
      )}
    </Loaded>
  );
}

function Join({ onJoin }: { readonly onJoin: () => void }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="guide-dogs" />}
      title="Become a Guide Dog"
      actions={
        <Button icon={<PawPrint aria-hidden="true" />} onClick={onJoin} className="noscript:hidden">
          Create Profile
        </Button>
      }
    >
      <p>Introduce your pet. Reviews you’ve already written count toward your level.</p>
      <p className="mt-2 hidden noscript:block">Creating a profile needs JavaScript.</p>
    </EmptyState>
  );
}

function Joined({ dog, onEdit }: { readonly dog: GuideDog; readonly onEdit: () => void }) {
  return (
    <GuideDogProfile dog={dog} level={2}>
      <LevelProgress reviewCount={dog.reviewCount} />
      <div className="mt-2 flex flex-wrap gap-3">
        {dog.state !== 'removed' && (
          <Button variant="secondary" icon={<Pencil aria-hidden="true" />} onClick={onEdit} className="noscript:hidden">
            Edit Profile
          </Button>
        )}
        <ButtonLink to="/browse">Write a Review</ButtonLink>
      </div>
    </GuideDogProfile>
  );
}
