import { Suspense, useState, type ComponentProps } from 'react';
import { MessageSquareHeart, PenLine } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import {
  keepActionAfterSignIn,
  useActionAfterSignIn,
  withActionAfterSignIn,
} from '../../../lib/member/action-after-sign-in.js';
import { signInPage } from '../../../lib/path/sign-in-path.js';
import { useViewer, useViewerState } from '../../../lib/page/viewer.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { trackInteraction } from '../../../lib/member/track-interaction.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const NewReview = lazyPart(async () => ({ default: (await import('./new-review.js')).NewReview }));

interface WriteReviewProps {
  readonly business: BusinessDetail;
  /** True if there are no reviews yet. */
  readonly first?: boolean | undefined;
  /** A button among others, in place of the main one. */
  readonly look?: 'secondary' | undefined;
  /** Instead of the usual words. */
  readonly label?: string | undefined;
  /** True if the list contains this member's review, which can be edited there. Null while loading. */
  readonly hasReviewed: boolean | null;
}

/** The button for a review. Visitors are sent to sign in; owners can't review their own business. */
export function WriteReview({ business, first = false, look, label, hasReviewed }: WriteReviewProps) {
  const viewer = useViewer();
  const state = useViewerState();
  const [open, setOpen] = useState(false);
  // The dialog stays open, although there is a review, to replace that one.
  const [isReplacing, setReplacing] = useState(false);
  const { pathname, search } = useLocation();
  const words = label ?? (first ? 'Write the First Review' : 'Write a Review');
  const action = { kind: 'review', id: business.id } as const;
  const resume = (): void => {
    if (hasReviewed === true) toast({ title: 'You have already reviewed this business.' });
    else setOpen(true);
  };
  useActionAfterSignIn('review', business.id, resume, hasReviewed !== null);
  if (state === 'visitor') {
    const to = signInPage(withActionAfterSignIn(pathname + search, action));
    const link = { to, rel: 'nofollow', onClick: () => keepActionAfterSignIn(action) };
    if (!first) return <SignInToReview {...link} />;
    return (
      <ButtonLink {...link} variant={look} icon={<PenLine aria-hidden="true" />} data-interaction="review_click">
        {words}
      </ButtonLink>
    );
  }
  if (viewer === null || viewer.id === business.ownerId || business.yourRole || (hasReviewed === true && !isReplacing))
    return null;
  const close = (): void => {
    setOpen(false);
    setReplacing(false);
  };
  const write = (): void => {
    trackInteraction(business.id, 'review_click');
    setOpen(true);
  };
  return (
    <div>
      <p className="hidden text-muted noscript:block">Writing a review needs JavaScript.</p>
      <Button variant={look} icon={<PenLine aria-hidden="true" />} onClick={write} className="noscript:hidden">
        {words}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <NewReview business={business} userId={viewer.id} onExisting={() => setReplacing(true)} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

function SignInToReview(link: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'rel' | 'onClick'>) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-transparent bg-leaf-soft shadow-none">
      <p className="flex items-center gap-3 font-semibold">
        <MessageSquareHeart aria-hidden="true" className="size-6 shrink-0 text-leaf" />
        Sign In to Share Your Experience
      </p>
      <ButtonLink {...link} size="sm" data-interaction="review_click">
        Sign In to Review
      </ButtonLink>
    </Card>
  );
}
