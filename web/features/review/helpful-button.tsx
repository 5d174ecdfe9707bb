import { ThumbsUp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { classNames } from '../../lib/class-names.js';
import { keepIntent, useReturnedIntent, withIntent } from '../../lib/intent.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { whenSettled } from '../../lib/when-settled.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { answerOf, refusalOf, useHelpfulVote } from './helpful-vote.queries.js';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm font-semibold transition-colors hover:border-leaf hover:bg-leaf-soft aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf';

/** Casts the viewer's vote and takes it back; leads who is not signed in to sign in, and back with the vote. */
function useVoting(review: Review) {
  const state = useViewerState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useHelpfulVote(review);
  const here = pathname + search;
  const intent = { kind: 'helpful', id: review.id } as const;
  const vote = (wanted: boolean): void =>
    whenSettled(mutateAsync(wanted), {
      onError: (error) => {
        if (refusalOf(error).status !== 401) {
          return toast({ title: 'Error', description: answerOf(error) ?? 'Please try again.', tone: 'danger' });
        }
        if (!wanted) return void signInAgain(here);
        keepIntent(intent);
        signInAgain(withIntent(here, intent));
      },
    });
  const press = (voted: boolean): void => {
    if (state === 'visitor') {
      keepIntent(intent);
      return void navigate(signInPage(withIntent(here, intent)));
    }
    if (!isPending) vote(!voted);
  };
  return { vote, press };
}

/** Says that a review helped, and how many said so. Visitors are led to sign in; an author reads the number. */
export function HelpfulButton({ review }: { readonly review: Review }) {
  const viewer = useViewer();
  const state = useViewerState();
  const { vote, press } = useVoting(review);
  const { helpfulCount } = review;
  const voted = review.votedHelpful === true;
  const isAuthor = viewer !== null && viewer.id === review.userId;
  useReturnedIntent('helpful', review.id, () => {
    if (!isAuthor && !voted) vote(true);
  });
  if (isAuthor) {
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
