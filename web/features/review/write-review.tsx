import { Suspense, useState, type ComponentProps } from 'react';
import { MessageSquareHeart, PenLine } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { keepIntent, useReturnedIntent, withIntent } from '../../lib/intent.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { trackInteraction } from '../../lib/track-interaction.js';
import { part } from '../../ui/part.js';

const ReviewDialog = part(async () => ({ default: (await import('./review-dialog.js')).ReviewDialog }));

interface WriteReviewProps {
  readonly business: BusinessDetail;
  /** True where it would be the first. */
  readonly first?: boolean | undefined;
  /** True where this member's review stands in the list: one may change it there. Null while the list is on its way. */
  readonly hasReviewed: boolean | null;
}

/** The way to a review: members write, visitors are led to sign in. Owners do not review their own business. */
export function WriteReview({ business, first = false, hasReviewed }: WriteReviewProps) {
  const viewer = useViewer();
  const state = useViewerState();
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const intent = { kind: 'review', id: business.id } as const;
  const comeBack = (): void => {
    if (hasReviewed === true) toast({ title: 'You have already reviewed this business.' });
    else setOpen(true);
  };
  useReturnedIntent('review', business.id, comeBack, hasReviewed !== null);
  if (state === 'visitor') {
    const to = signInPage(withIntent(pathname + search, intent));
    const way = { to, rel: 'nofollow', onClick: () => keepIntent(intent) };
    if (!first) return <SignInToReview {...way} />;
    return (
      <ButtonLink {...way} icon={<PenLine aria-hidden="true" />} data-interaction="review_click">
        Write the First Review
      </ButtonLink>
    );
  }
  if (viewer === null || viewer.id === business.ownerId || hasReviewed === true) return null;
  const write = (): void => {
    trackInteraction(business.id, 'review_click');
    setOpen(true);
  };
  return (
    <div>
      <p className="hidden text-muted noscript:block">Writing a review needs JavaScript.</p>
      <Button icon={<PenLine aria-hidden="true" />} onClick={write} className="noscript:hidden">
        {first ? 'Write the First Review' : 'Write a Review'}
      </Button>
      <Suspense fallback={null}>
        {open && <ReviewDialog business={business} review={null} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

function SignInToReview(way: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'rel' | 'onClick'>) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-transparent bg-leaf-soft shadow-none">
      <p className="flex items-center gap-3 font-semibold">
        <MessageSquareHeart aria-hidden="true" className="size-6 shrink-0 text-leaf" />
        Sign In to Share Your Experience
      </p>
      <ButtonLink {...way} size="sm" data-interaction="review_click">
        Sign In to Review
      </ButtonLink>
    </Card>
  );
}
