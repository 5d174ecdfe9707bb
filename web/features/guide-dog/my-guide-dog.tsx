import { Suspense, useState, type ReactNode } from 'react';
import { Pencil, PawPrint } from 'lucide-react';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import { useReloadViewer, useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Spinner } from '../../ui/spinner.js';
import { GuideDogProfile } from './guide-dog-profile.js';
import { useGuideDog } from './guide-dogs.queries.js';
import { LevelProgress } from './level-progress.js';
import { part } from '../../ui/part.js';

const GuideDogDialog = part(async () => ({ default: (await import('./guide-dog-dialog.js')).GuideDogDialog }));

/** The member's own Guide Dog with its level, or the way to one; visitors are led to sign in. */
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
      <p>Members who write reviews become Guide Dogs and rise from Bronze to Platinum.</p>
    </EmptyState>
  );
}

function Own({ viewer, recent }: { readonly viewer: Viewer; readonly recent: ReactNode }) {
  const { data: dog, isError, isFetching, refetch } = useGuideDog(viewer.id);
  const [open, setOpen] = useState(false);
  if (dog === undefined) {
    if (isError && !isFetching) return <Failure title="Failed to fetch the guide dog" onRetry={() => void refetch()} />;
    return <Skeleton className="h-48 rounded-lg" />;
  }
  return (
    <>
      {dog === null ? <Join onJoin={() => setOpen(true)} /> : <Joined dog={dog} onEdit={() => setOpen(true)} />}
      <Suspense fallback={null}>
        {open && <GuideDogDialog dog={dog} viewer={viewer} onClose={() => setOpen(false)} />}
      </Suspense>
      {dog !== null && <div className="mt-10">{recent}</div>}
    </>
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
      <p>Introduce your pet. Reviews that you wrote before count from the start.</p>
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
