import { Suspense, useState, type ReactNode } from 'react';
import { Images } from 'lucide-react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';
import { useReviews } from '../list/reviews.queries.js';
import { NEWEST_REVIEWS } from '../review-path.js';
import { WriteReview } from './write-review.js';

const ReviewDialog = lazyPart(async () => ({ default: (await import('./review-dialog.js')).ReviewDialog }));

interface AddPhotoProps {
  readonly business: BusinessDetail;
  readonly label: string;
}

/** The button that adds a photo of a place: to the member's review if they have written one, else with a new review. */
export function AddPhoto({ business, label }: AddPhotoProps) {
  const viewer = useViewer();
  // The list of reviews knows whether this member has reviewed the place.
  const write = <WriteReview business={business} first look="secondary" label={label} hasReviewed={null} />;
  if (viewer === null || business.reviewCount === 0) return write;
  return <AddToOwn business={business} label={label} userId={viewer.id} write={write} />;
}

interface AddToOwnProps extends AddPhotoProps {
  readonly userId: string;
  /** If none of the newest reviews is this member's. */
  readonly write: ReactNode;
}

function AddToOwn({ business, label, userId, write }: AddToOwnProps) {
  const { data } = useReviews(business.id, NEWEST_REVIEWS);
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  const own = reviews.find((review) => review.userId === userId && review.state !== 'removed');
  return own === undefined ? write : <ChangeOwn review={own} label={label} />;
}

function ChangeOwn({ review, label }: { readonly review: Review; readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="noscript:hidden">
      <Button variant="secondary" icon={<Images aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReviewDialog business={review.business} review={review} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
