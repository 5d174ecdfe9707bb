import { useEffect, useState } from 'react';
import { isSinglePane } from '../../lib/browser/use-is-phone.js';
import type { DecisionAction, FormAction } from './queue-action.js';
import { rowOf, type Row } from './row.js';
import type { QueueState } from './use-queue.js';

interface Current<Item> {
  readonly item: Item | undefined;
  /** Undefined if the item isn't in the list, such as one that a link leads to. */
  readonly row: Row | undefined;
  /** Resolves to who decided before, as a sentence; null if nobody did. */
  readonly earlierDecision: (key: string) => Promise<string | null>;
}

/** Returns whether the current item's details or a form are open, and how an action starts. */
export function useWork<Item>(queue: QueueState<Item>, { item, row, earlierDecision }: Current<Item>) {
  const { currentKey } = queue;
  const [openForm, setOpenForm] = useState<{ readonly key: string; readonly action: FormAction<Item> } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { target } = queue.focus;
  // A form covers the lower part of a narrow screen. The name of its item stays above it.
  useEffect(() => {
    if (openForm !== null && isSinglePane()) target.current?.scrollIntoView?.({ block: 'start' });
  }, [openForm, target]);
  const decide = (action: DecisionAction<Item>, run: () => Promise<unknown>): void => {
    if (item === undefined || currentKey === null) return;
    const decided = row ?? rowOf({ id: currentKey }, '');
    queue.decide({ item, action, run, earlierDecision, row: decided });
  };
  return {
    item,
    form: openForm !== null && openForm.key === currentKey ? openForm.action : undefined,
    isOpen: open !== null && open === currentKey,
    toggle: (): void => setOpen(open === currentKey ? null : currentKey),
    act: (action: DecisionAction<Item>): void => {
      if (item === undefined || currentKey === null) return;
      if ('run' in action) return decide(action, () => action.run(item));
      // So that its form stays visible when the screen becomes narrow.
      if (row !== undefined) queue.choose(row);
      setOpenForm({ key: currentKey, action });
    },
    send: (action: DecisionAction<Item>, run: () => Promise<unknown>): void => {
      setOpenForm(null);
      decide(action, run);
    },
    cancel: (): void => {
      setOpenForm(null);
      queue.focus.request();
    },
  };
}

export type Work<Item> = ReturnType<typeof useWork<Item>>;
