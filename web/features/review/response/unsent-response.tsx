import { useState } from 'react';
import type { OwnerResponse } from '../../../../interfaces/contract/review/review.js';
import { dropDraft, readDraft } from '../../../lib/form/draft.js';
import { Button } from '../../../ui/button.js';
import { responseDraft } from './response-draft.js';

interface UnsentResponseProps {
  readonly reviewId: number;
  readonly response: OwnerResponse;
  readonly onDiscard: () => void;
}

/** What the owner typed while the review got its response elsewhere, such as in another tab; nothing otherwise. */
export function UnsentResponse({ reviewId, response, onDiscard }: UnsentResponseProps) {
  const draft = responseDraft(reviewId);
  const [text, setText] = useState(() => readDraft(draft));
  if (typeof text !== 'string' || text.trim() === '' || text.trim() === response.content) return null;
  const discard = (): void => {
    dropDraft(draft);
    setText(null);
    onDiscard();
  };
  return (
    <section aria-label="Your unsent response" className="mt-3 rounded-md border border-edge bg-card p-3">
      <p className="text-sm font-semibold">This review already had a response, so yours wasn’t posted:</p>
      <p className="mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={discard}>
        Discard Text
      </Button>
    </section>
  );
}
