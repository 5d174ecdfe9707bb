import type { ReactNode } from 'react';
import { PenLine } from 'lucide-react';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { reviewsPath, userReviewsPath } from '../../lib/path/community-path.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { Section } from '../../ui/section.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Stars } from '../../ui/stars.js';
import { ReviewList } from './review-list.js';
import { RECENT_SHOWN, useMemberReviews, useNewestReviews, useReviewSummary } from './review-lists.queries.js';

/** How many reviews there are and how good, the member's own, and the newest of all. */
export function ReviewsOverview({ cursor }: { readonly cursor: string | null }) {
  const viewer = useViewer();
  return (
    <div className="flex flex-col gap-12">
      <div>
        <h1>Reviews</h1>
        <p className="mt-2 max-w-prose text-muted">What pet owners found where they went with their pets.</p>
        <Figures viewer={viewer} />
      </div>
      {viewer !== null && <MyReviews viewer={viewer} />}
      <RecentReviews key={cursor} cursor={cursor} />
    </div>
  );
}

function Figures({ viewer }: { readonly viewer: Viewer | null }) {
  const { data, isError, isFetching, refetch } = useReviewSummary();
  if (data === undefined) {
    if (isError && !isFetching) {
      return <Failure title="Failed to fetch reviews" onRetry={() => void refetch()} className="mt-6" />;
    }
    return <Skeleton className="mt-6 h-28 rounded-lg" />;
  }
  const average = Number(data.averageRating).toFixed(1);
  return (
    <dl className="mt-6 grid gap-4 sm:grid-cols-3">
      <Figure label="Total Reviews">{data.totalReviews.toLocaleString('en-US')}</Figure>
      <Figure label="Average Rating">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {average}
          {data.totalReviews > 0 && <Stars value={average} />}
        </span>
      </Figure>
      {viewer !== null && <OwnFigure userId={viewer.id} />}
    </dl>
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
          <WriteOne />
        </div>
      }
    >
      <ReviewList
        list={list}
        empty={<p className="text-muted">You have not written a review yet. Find a place you know and be the first.</p>}
      />
    </Section>
  );
}

/** Reviews are written on the page of a place. */
function WriteOne() {
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
            actions={<WriteOne />}
          >
            <p>Nobody has written one so far. Yours could be the first.</p>
          </EmptyState>
        }
      />
    </Section>
  );
}
