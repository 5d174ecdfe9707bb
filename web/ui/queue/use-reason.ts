import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import type { Asked } from './queue-action.js';

interface ReasonOf<Item> {
  readonly asked: Asked<Item>;
  /** What is wrong with a reason; null where nothing is. */
  readonly wrong: (reason: string) => string | null;
  readonly run: (item: Item, reason: string) => Promise<unknown>;
}

/** A reason that is typed, and kept until it has arrived: also when its form is left, and over a sign-in. */
export function useReason<Item>({ asked, wrong, run }: ReasonOf<Item>) {
  const { item, draft, send } = asked;
  const [reason, setReason] = useState(() => textOf(readDraft(draft)));
  const [error, setError] = useState<string | null>(null);
  const type = (text: string): void => {
    setReason(text);
    keepDraft(draft, text);
    if (error !== null) setError(wrong(text));
  };
  const decide = (): void => {
    const refusal = wrong(reason);
    setError(refusal);
    if (refusal === null) send(() => run(item, reason).then(() => dropDraft(draft)));
  };
  return { reason, error, type, decide };
}

const textOf = (draft: unknown): string => (typeof draft === 'string' ? draft : '');
