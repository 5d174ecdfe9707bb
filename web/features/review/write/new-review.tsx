import { useRef } from 'react';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { useOwnReviewSearch } from '../list/own-review.queries.js';
import { useReviewRefresh } from '../review-changes.queries.js';
import { ReviewDialog } from './review-dialog.js';

interface NewReviewProps {
  readonly business: { readonly id: number; readonly name: string };
  readonly userId: string;
  /** Called once it is known that there is a review, before the page shows it. */
  readonly onExisting: () => void;
  readonly onClose: () => void;
}

/** The dialog for a new review. If the member turns out to have one, such as from another tab, the page shows it. */
export function NewReview({ business, userId, onExisting, onClose }: NewReviewProps) {
  const findOwn = useOwnReviewSearch(business.id, userId);
  const refresh = useReviewRefresh(business.id);
  const isOutdated = useRef(false);
  const find = async (): Promise<Review | null> => {
    isOutdated.current = true;
    onExisting();
    const own = await findOwn();
    return own === null || own.state === 'removed' ? null : own;
  };
  const close = (): void => {
    // Only now, because the refreshed list may take the place of what contains this dialog.
    if (isOutdated.current) void refresh();
    onClose();
  };
  return <ReviewDialog business={business} review={null} onExisting={find} onClose={close} />;
}
