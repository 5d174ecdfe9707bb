import { ThumbsUp } from 'lucide-react';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { classNames } from '../../../lib/page/class-names.js';
import { useActionAfterSignIn } from '../../../lib/member/action-after-sign-in.js';
import { useViewer, useViewerState } from '../../../lib/page/viewer.js';
import { statusOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { useSignInFor } from '../../../ui/overlay/sign-in-for.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useHelpfulVote } from './helpful-vote.queries.js';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm font-semibold transition-colors hover:border-leaf hover:bg-leaf-soft aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf';

/** Adds or removes the viewer's vote. Visitors are sent to sign in, and their vote is cast on return. */
function useVoting(review: Review) {
  const state = useViewerState();
  const { mutateAsync, isPending } = useHelpfulVote(review);
  const signInFor = useSignInFor({ kind: 'helpful', id: review.id });
  const vote = (helpful: boolean): void =>
    whenSettled(mutateAsync(helpful), {
      onError: (error) => {
        if (statusOf(error) !== 401) {
          return toast({ title: 'Error', description: error.message, tone: 'danger' });
        }
        signInFor(true, helpful);
      },
    });
  const press = (voted: boolean): void => {
    if (state === 'visitor') return signInFor(false);
    if (!isPending) vote(!voted);
  };
  return { vote, press };
}

interface HelpfulButtonProps {
  readonly review: Review;
  /** False if the viewer owns the business or works for it. */
  readonly mayVote: boolean;
}

/** The helpful vote and its count. Visitors are asked to sign in. The author and the people of the business see only the count. */
export function HelpfulButton({ review, mayVote }: HelpfulButtonProps) {
  const viewer = useViewer();
  const state = useViewerState();
  const { vote, press } = useVoting(review);
  const { helpfulCount } = review;
  const voted = review.votedHelpful === true;
  const seesOnlyCount = !mayVote || (viewer !== null && viewer.id === review.userId);
  useActionAfterSignIn('helpful', review.id, () => {
    if (!seesOnlyCount && !voted) vote(true);
  });
  if (seesOnlyCount) {
    if (helpfulCount === 0) return null;
    return (
      <p className="text-sm text-muted">
        {helpfulCount === 1 ? '1 member found this helpful' : `${helpfulCount} members found this helpful`}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={voted}
      disabled={viewer === null && state !== 'visitor'}
      onClick={() => press(voted)}
      className={LOOK}
    >
      <ThumbsUp aria-hidden="true" className={classNames('size-4', voted && 'fill-current')} />
      Helpful{helpfulCount > 0 && ` (${helpfulCount.toLocaleString('en-US')})`}
    </button>
  );
}
