import type { ReactNode } from 'react';
import { PenLine } from 'lucide-react';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { useViewer, type Viewer } from '../../../lib/page/viewer.js';
import { reviewsPath, userReviewsPath } from '../../../lib/path/community-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Section } from '../../../ui/page/section.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { Stars } from '../../../ui/show/stars.js';
import { ReviewList } from './review-list.js';
import { RECENT_SHOWN, useMemberReviews, useNewestReviews, useReviewSummary } from './reviews.queries.js';

/** The number and average of all reviews, the member's own, and the newest ones. */
export function ReviewsOverview({ cursor }: { readonly cursor: string | null }) {
  const viewer = useViewer();
  return (
    <div className="flex flex-col gap-12">
      <div>
        <h1>Reviews</h1>
        <p className="mt-2 max-w-prose text-muted">
          See what pet owners say about the places they visit with their pets.
        </p>
        <Figures viewer={viewer} />
      </div>
      {viewer !== null && <MyReviews viewer={viewer} />}
      <RecentReviews key={cursor} cursor={cursor} />
    </div>
  );
}

function Figures({ viewer }: { readonly viewer: Viewer | null }) {
  return (
    <Loaded
      query={useReviewSummary()}
      failure="We couldn’t load reviews"
      className="mt-6"
      placeholder={<Skeleton className="mt-6 h-28 rounded-lg" />}
    >
      {({ totalReviews, averageRating }) => (
        <dl className="mt-6 grid gap-4 sm:grid-cols-3">
          <Figure label="Total Reviews">{totalReviews.toLocaleString('en-US')}</Figure>
          <Figure label="Average Rating">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {Number(averageRating).toFixed(1)}
              {totalReviews > 0 && <Stars value={Number(averageRating).toFixed(1)} />}
            </span>
          </Figure>
          {viewer !== null && <OwnFigure userId={viewer.id} />}
        </dl>
      )}
    </Loaded>
  );
}

function OwnFigure({ userId }: { readonly userId: string }) {
  const { data } = useMemberReviews(userId, null, RECENT_SHOWN);
  const [first] = data?.pages ?? [];
  return (
    <Figure label="My Reviews">
      {first === undefined ? '…' : `${first.total.toLocaleString('en-US')}${first.capped ? '+' : ''}`}
    </Figure>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="text-3xl font-bold tabular-nums">{children}</dd>
    </Card>
  );
}

function MyReviews({ viewer }: { readonly viewer: Viewer }) {
  const list = useMemberReviews(viewer.id, null, RECENT_SHOWN);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Section
      id="my-reviews"
      title="My Reviews"
      busy={list.isFetching}
      more={
        <div className="flex flex-wrap gap-3">
          {total > RECENT_SHOWN && (
            <ButtonLink to={userReviewsPath(viewer.id)} variant="secondary">
              View All My Reviews
            </ButtonLink>
          )}
          <WriteReviewLink />
        </div>
      }
    >
      <ReviewList
        list={list}
        empty={
          <p className="text-muted">
            You haven’t written a review yet. Find a place you’ve visited and share your experience.
          </p>
        }
      />
    </Section>
  );
}

/** Links to Browse, because reviews are written on the page of a business. */
function WriteReviewLink() {
  return (
    <ButtonLink to="/browse" icon={<PenLine aria-hidden="true" />}>
      Write a Review
    </ButtonLink>
  );
}

function RecentReviews({ cursor }: { readonly cursor: string | null }) {
  const list = useNewestReviews(cursor);
  return (
    <Section id="recent-reviews" title="Recent Reviews" busy={list.isFetching}>
      <ReviewList
        list={list}
        pathOf={reviewsPath}
        empty={
          <EmptyState
            level={3}
            picture={<EmptyIllustration kind="reviews" />}
            title="No reviews yet"
            actions={<WriteReviewLink />}
          >
            <p>No one has written one yet. Yours could be the first.</p>
          </EmptyState>
        }
      />
    </Section>
  );
}
