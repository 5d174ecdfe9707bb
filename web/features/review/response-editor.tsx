import { Suspense, useState } from 'react';
import { Reply } from 'lucide-react';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { useReturnedIntent } from '../../lib/intent.js';
import { Button } from '../../ui/button.js';
import { part } from '../../ui/part.js';

const ResponseForm = part(async () => ({ default: (await import('./response-form.js')).ResponseForm }));

/** 'Respond to Review', then an editor in its place. For the owner, while there is no response. */
export function ResponseEditor({ review }: { readonly review: Review }) {
  const [isOpen, setOpen] = useState(false);
  useReturnedIntent('respond', review.id, () => setOpen(true));
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
