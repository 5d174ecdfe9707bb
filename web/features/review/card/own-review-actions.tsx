import { Suspense, useState } from 'react';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { statusOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { IconButton } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.js';
import { Menu, MenuItem } from '../../../ui/overlay/menu.js';
import { signInAgain } from '../../../ui/overlay/sign-in-again.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useReviewRemoval } from '../review-changes.queries.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const ReviewDialog = lazyPart(async () => ({ default: (await import('../write/review-dialog.js')).ReviewDialog }));

interface OwnReviewActionsProps {
  readonly review: Review;
  /** What to show first: the menu, or the edit form after returning from sign-in. */
  readonly start: 'choice' | 'edit';
}

/** An author's actions on their review: edit, or delete after a confirmation. */
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
        <MenuItem isDanger icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpen('delete')}>
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
        if (statusOf(error) === 401) return void signInAgain(pathname + search);
        toast({ title: 'Error', description: 'Failed to delete review. Please try again.', tone: 'danger' });
      },
    });
  return (
    <ConfirmDialog
      title="Delete your review?"
      description="Your rating, text, and photos will be permanently deleted."
      no="Keep Review"
      yes="Delete Review"
      pendingText="Deleting..."
      pending={isPending}
      onYes={remove}
      onClose={onClose}
    >
      <p>
        Your review of <strong>{review.business.name}</strong> will no longer appear or count toward its rating.
      </p>
    </ConfirmDialog>
  );
}
