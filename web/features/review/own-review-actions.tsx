import { Suspense, useState } from 'react';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { whenSettled } from '../../lib/when-settled.js';
import { IconButton } from '../../ui/button.js';
import { Question } from '../../ui/overlay/question.js';
import { Menu, MenuItem } from '../../ui/overlay/menu.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useReviewRemoval } from './review-changes.queries.js';
import { part } from '../../ui/part.js';

const ReviewDialog = part(async () => ({ default: (await import('./review-dialog.js')).ReviewDialog }));

interface OwnReviewActionsProps {
  readonly review: Review;
  /** With what it begins: the choice, or the review's form where that was the way back from a sign-in. */
  readonly start: 'choice' | 'edit';
}

/** What an author can do with the own review: change it, or take it away after being asked. */
export function OwnReviewActions({ review, start }: OwnReviewActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(start === 'edit' ? 'edit' : null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu
        defaultOpen={start === 'choice'}
        trigger={
          <IconButton label="Your review">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {review.state !== 'removed' && (
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setOpen('edit')}>
            Edit Review
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpen('delete')}>
          Delete Review
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {open === 'edit' && <ReviewDialog business={review.business} review={review} onClose={close} />}
      </Suspense>
      {open === 'delete' && <DeleteReview review={review} onClose={close} />}
    </>
  );
}

function DeleteReview({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) {
  const { mutateAsync, isPending } = useReviewRemoval(review);
  const { pathname, search } = useLocation();
  const remove = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => {
        toast({ title: 'Review deleted', tone: 'success' });
        onClose();
      },
      onError: (error) => {
        if (refusalOf(error).status === 401) return void signInAgain(pathname + search);
        toast({ title: 'Error', description: 'Failed to delete review. Please try again.', tone: 'danger' });
      },
    });
  return (
    <Question
      title="Delete your review?"
      description="Your rating, words and photos are taken away for good."
      no="Keep Review"
      yes="Delete Review"
      pendingText="Deleting..."
      pending={isPending}
      onYes={remove}
      onClose={onClose}
    >
      <p>
        Your review of <strong>{review.business.name}</strong> is no longer shown, and no longer counts.
      </p>
    </Question>
  );
}
