import { ThumbsUp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Review } from '../../../interfaces/contract/review.js';
import { classNames } from '../../lib/class-names.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { whenSettled } from '../../lib/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useHelpfulVote } from './review-changes.queries.js';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm font-semibold transition-colors hover:border-leaf hover:bg-leaf-soft aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf';

/** Says that a review helped, and how many said so. Visitors are led to sign in; an author reads the number. */
export function HelpfulButton({ review }: { readonly review: Review }) {
  const viewer = useViewer();
  const state = useViewerState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useHelpfulVote(review);
  const { helpfulCount } = review;
  const voted = review.votedHelpful === true;
  if (viewer !== null && viewer.id === review.userId) {
    if (helpfulCount === 0) return null;
    return (
      <p className="text-sm text-muted">
        {helpfulCount === 1 ? '1 member found this helpful' : `${helpfulCount} members found this helpful`}
      </p>
    );
  }
  const words = (
    <>
      <ThumbsUp aria-hidden="true" className={classNames('size-4', voted && 'fill-current')} />
      Helpful{helpfulCount > 0 && ` (${helpfulCount.toLocaleString('en-US')})`}
    </>
  );
  const toggle = (): void => {
    if (state === 'visitor') return void navigate(`/sign-in?returnTo=${encodeURIComponent(pathname + search)}`);
    if (isPending) return;
    whenSettled(mutateAsync(!voted), {
      onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
    });
  };
  return (
    <button
      type="button"
      aria-pressed={voted}
      disabled={viewer === null && state !== 'visitor'}
      onClick={toggle}
      className={LOOK}
    >
      {words}
    </button>
  );
}
