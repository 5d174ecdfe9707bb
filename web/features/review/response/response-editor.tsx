import { Suspense, useState } from 'react';
import { Reply } from 'lucide-react';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { useActionAfterSignIn } from '../../../lib/member/action-after-sign-in.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const ResponseForm = lazyPart(async () => ({ default: (await import('./response-form.js')).ResponseForm }));

/** 'Respond to Review', replaced by an editor when pressed. Only for the owner, while there is no response. */
export function ResponseEditor({ review }: { readonly review: Review }) {
  const [isOpen, setOpen] = useState(false);
  useActionAfterSignIn('respond', review.id, () => setOpen(true));
  const button = (
    <Button variant="secondary" size="sm" icon={<Reply aria-hidden="true" />} onClick={() => setOpen(true)}>
      Respond to Review
    </Button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <ResponseForm review={review} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
