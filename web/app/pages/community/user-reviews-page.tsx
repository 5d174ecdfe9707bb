import { useParams, useSearchParams } from 'react-router-dom';
import type { PublicUser } from '../../../../interfaces/contract/account/account.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { GuideDogProfile } from '../../../features/guide-dog/guide-dog-profile.js';
import { useGuideDog } from '../../../features/guide-dog/guide-dogs.queries.js';
import { MemberReviews } from '../../../features/review/list/member-reviews.js';
import { usePublicUser } from '../../../features/review/list/reviews.queries.js';
import { NotFoundIllustration } from '../../../illustrations/not-found.js';
import { guideDogsPath } from '../../../lib/path/community-path.js';
import { cursorOf } from '../../../lib/path/list-path.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { Failure } from '../../../ui/state/failure.js';
import { PausedProfileNote } from '../../../ui/account/paused-profile-note.js';
import { Skeleton } from '../../../ui/state/skeleton.js';

/** /user-reviews/{userId}: a member's community profile and reviews. Not indexed, because it is about a person. */
export function UserReviewsPage() {
  const { userId } = useParams();
  return (
    <div className="page-width pt-3">
      <BackLink to={guideDogsPath()}>Guide Dogs</BackLink>
      {userId === undefined ? <UnknownUser /> : <Member key={userId} userId={userId} />}
    </div>
  );
}

function Member({ userId }: { readonly userId: string }) {
  const [params] = useSearchParams();
  const user = usePublicUser(userId);
  const dog = useGuideDog(userId);
  const isOwn = useViewer()?.id === userId;
  if (user.isUnknown) return <UnknownUser />;
  const isFailed = (query: typeof user | typeof dog): boolean => query.isError && !query.isFetching;
  const retry = (): void => void Promise.all([user.refetch(), dog.refetch()]);
  const name = dog.data?.petName ?? user.data?.firstName ?? 'A member';
  return (
    <>
      <PageMeta title={`Reviews by ${name}`} description="Reviews of pet-friendly places by a member." />
      {isOwn && <PausedProfileNote />}
      <div className="mt-4 mb-10">
        {user.data === undefined || dog.data === undefined ? (
          isFailed(user) || isFailed(dog) ? (
            <Failure title="We couldn’t load the member" onRetry={retry} />
          ) : (
            <Skeleton className="h-48 rounded-lg" />
          )
        ) : dog.data === null ? (
          <WithoutGuideDog user={user.data} />
        ) : (
          <GuideDogProfile dog={dog.data} level={1} />
        )}
      </div>
      <MemberReviews userId={userId} cursor={cursorOf(params)} />
    </>
  );
}

function WithoutGuideDog({ user: { firstName, petFirstName, joinedDate } }: { readonly user: PublicUser }) {
  const names = [petFirstName, firstName].filter(Boolean).join(' & ');
  return (
    <Card>
      <h1 className="wrap-anywhere">{names === '' ? 'A member' : names}</h1>
      <p className="mt-2 text-muted">{`Joined ${new Date(joinedDate).getUTCFullYear()}`}</p>
    </Card>
  );
}

function UnknownUser() {
  return (
    <>
      <PageMeta title="User Not Found" description="This member doesn’t exist." />
      <EmptyState
        picture={<NotFoundIllustration />}
        level={1}
        title="User Not Found"
        actions={<ButtonLink to="/">Return Home</ButtonLink>}
      >
        <p>This member doesn’t exist, or the account was closed.</p>
      </EmptyState>
    </>
  );
}
