import { Suspense, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { useActionAfterSignIn } from '../../../lib/member/action-after-sign-in.js';
import { IconButton } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const OwnReviewActions = lazyPart(async () => ({
  default: (await import('./own-review-actions.js')).OwnReviewActions,
}));

/** The menu button of the member's own review; the menu is loaded on demand. */
export function OwnReviewMenu({ review }: { readonly review: Review }) {
  const [start, setStart] = useState<'choice' | 'edit' | null>(null);
  useActionAfterSignIn('edit-review', review.id, () => setStart('edit'));
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
