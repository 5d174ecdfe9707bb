import { Suspense, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { useReturnedIntent } from '../../lib/intent.js';
import { IconButton } from '../../ui/button.js';
import { part } from '../../ui/part.js';

const OwnReviewActions = part(async () => ({ default: (await import('./own-review-actions.js')).OwnReviewActions }));

/** The button of the menu of an own review; the menu is loaded when it is wanted. */
export function OwnReviewMenu({ review }: { readonly review: Review }) {
  const [start, setStart] = useState<'choice' | 'edit' | null>(null);
  useReturnedIntent('edit-review', review.id, () => setStart('edit'));
  const button = (
    <IconButton
      label="Your review"
      aria-haspopup="menu"
      aria-expanded={start === 'choice'}
      onClick={() => setStart('choice')}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (start === null) return button;
  return (
    <Suspense fallback={button}>
      <OwnReviewActions review={review} start={start} onClose={() => setStart(null)} />
    </Suspense>
  );
}
