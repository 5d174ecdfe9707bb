import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Reply } from 'lucide-react';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { useActionAfterSignIn } from '../../../lib/member/action-after-sign-in.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const ResponseForm = lazyPart(async () => ({ default: (await import('./response-form.js')).ResponseForm }));

interface ResponseEditorProps {
  readonly review: Review;
  /** True while the editor is open, also after it made way for a response. */
  readonly isResponding: RefObject<boolean>;
}

/** 'Respond to Review', replaced by an editor when pressed. Only for the owner, while there is no response. */
export function ResponseEditor({ review, isResponding }: ResponseEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed 'Cancel' is gone.
    if (!isOpen && isResponding.current) opener.current?.focus();
    isResponding.current = isOpen;
  }, [isOpen, isResponding]);
  useActionAfterSignIn('respond', review.id, () => setOpen(true));
  const button = (
    <Button
      ref={opener}
      variant="secondary"
      size="sm"
      icon={<Reply aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
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
