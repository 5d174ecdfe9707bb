import { userReviewsPath } from '../../../lib/path/community-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { Section } from '../../../ui/page/section.js';
import { ReviewList } from './review-list.js';
import { RECENT_SHOWN, useMemberReviews } from './reviews.queries.js';

interface MemberReviewsProps {
  readonly userId: string;
  readonly cursor: string | null;
}

const NONE = <p className="text-muted">No reviews yet.</p>;

export function MemberReviews({ userId, cursor }: MemberReviewsProps) {
  const list = useMemberReviews(userId, cursor);
  return (
    <Section id="reviews" title="Reviews" busy={list.isFetching}>
      <ReviewList key={cursor} list={list} empty={NONE} pathOf={(next) => userReviewsPath(userId, next)} />
    </Section>
  );
}

export function RecentOfMember({ userId }: { readonly userId: string }) {
  const list = useMemberReviews(userId, null, RECENT_SHOWN);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Section
      id="recent-reviews"
      title="Recent Reviews"
      busy={list.isFetching}
      more={
        total > RECENT_SHOWN && (
          <ButtonLink to={userReviewsPath(userId)} variant="secondary" size="sm">
            View All Reviews
          </ButtonLink>
        )
      }
    >
      <ReviewList list={list} empty={NONE} />
    </Section>
  );
}
