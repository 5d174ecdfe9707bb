import { lazy, Suspense, useState } from 'react';
import { MessageSquareHeart, PenLine } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { trackInteraction } from '../../lib/track-interaction.js';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.js')).ReviewDialog }));

interface WriteReviewProps {
  readonly business: BusinessDetail;
  /** True where it would be the first. */
  readonly first?: boolean | undefined;
  /** True where this member's review stands in the list: one may change it there. */
  readonly hasReviewed: boolean;
}

/** The way to a review: members write, visitors are led to sign in. Owners do not review their own business. */
export function WriteReview({ business, first = false, hasReviewed }: WriteReviewProps) {
  const viewer = useViewer();
  const state = useViewerState();
  const [open, setOpen] = useState(false);
  if (state === 'visitor') {
    if (!first) return <SignInToReview />;
    return (
      <ButtonLink to="/sign-in" icon={<PenLine aria-hidden="true" />} data-interaction="review_click">
        Write the First Review
      </ButtonLink>
    );
  }
  if (viewer === null || viewer.id === business.ownerId || hasReviewed) return null;
  const write = (): void => {
    trackInteraction(business.id, 'review_click');
    setOpen(true);
  };
  return (
    <div className="noscript:hidden">
      <Button icon={<PenLine aria-hidden="true" />} onClick={write}>
        {first ? 'Write the First Review' : 'Write a Review'}
      </Button>
      <Suspense fallback={null}>
        {open && <ReviewDialog business={business} review={null} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

function SignInToReview() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-transparent bg-leaf-soft shadow-none">
      <p className="flex items-center gap-3 font-semibold">
        <MessageSquareHeart aria-hidden="true" className="size-6 shrink-0 text-leaf" />
        Sign In to Share Your Experience
      </p>
      <ButtonLink to="/sign-in" size="sm" data-interaction="review_click">
        Sign In to Review
      </ButtonLink>
    </Card>
  );
}
