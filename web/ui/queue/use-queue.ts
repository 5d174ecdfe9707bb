import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/form/refusal.js';
import { toast } from '../overlay/toast-store.js';
import { countOf, type Noun } from './bulk-work.js';
import { failureOf, type DecisionAction } from './queue-action.js';
import { useDecidedEntries } from './use-decided-entries.js';

export interface QueueItems<Item> {
  /** The fetched items, in the queue's order. */
  readonly items: readonly Item[];
  /** The number of waiting items, or a lower bound. */
  readonly total: number;
  /** True if there are more than the counted ones. */
  readonly capped: boolean;
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** The singular and plural for their number; absent if all of them are waiting. */
  readonly noun?: Noun | undefined;
  /** Refetches everything; rejects if that fails. */
  readonly onReload: () => Promise<unknown>;
}

/** An item, and the action on it. */
interface Decision<Item> {
  readonly item: Item;
  readonly action: DecisionAction<Item>;
  readonly run: () => Promise<unknown>;
}

/**
 * The state of a queue: one item is current; a decided item is removed at once and comes back if the decision fails.
 */
export function useQueue<Item>(options: QueueItems<Item>) {
  const { items, keyOf } = options;
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const focus = useFocusRequests();
  const decided = useDecidedEntries();
  const waiting = items.filter((item) => !decided.hidden.has(keyOf(item)));
  const found = waiting.findIndex((item) => keyOf(item) === currentKey);
  const index = Math.max(0, found);
  const left = options.total - (items.length - waiting.length);
  const { announcement, succeeded, failed } = useAnnouncements(options, { left, isEmpty: waiting.length === 0, focus });

  const choose = (item: Item | undefined): void => setCurrentKey(item === undefined ? null : keyOf(item));
  const go = (by: -1 | 0 | 1): void => {
    choose(waiting[Math.min(Math.max(index + by, 0), waiting.length - 1)]);
    focus.request();
  };
  const decide = ({ item, action, run }: Decision<Item>): void => {
    const key = keyOf(item);
    if (!decided.begin(key, action.stays !== true)) return;
    const position = waiting.indexOf(item);
    choose(action.stays === true ? item : (waiting[position + 1] ?? waiting[position - 1]));
    focus.request();
    run().then(
      () => {
        decided.end(key);
        succeeded(item, action);
      },
      (error: unknown) => {
        const sentence = sentenceOf(error) ?? failureOf(action);
        decided.fail(key, sentence);
        failed(item, action, sentence);
      },
    );
  };
  const reload = async (): Promise<void> => {
    try {
      await options.onReload();
    } catch {
      toast({ tone: 'danger', title: 'Failed to reload the list', description: 'Please try again.' });
      return;
    }
    decided.reset();
    focus.request();
  };
  const current = waiting[index] ?? null;
  const { failures } = decided;
  return { waiting, current, index, left, failures, announcement, focus, choose, go, decide, reload };
}

/** Returns the number of items as text, such as '20+ waiting' or '1 claim'. */
export function countText({ noun, capped }: Pick<QueueItems<never>, 'noun' | 'capped'>, count: number): string {
  if (noun !== undefined) return countOf(count, noun, capped);
  return count === 0 ? 'Nothing is waiting' : `${count.toLocaleString('en-US')}${capped ? '+' : ''} waiting`;
}

interface QueueProgress {
  readonly left: number;
  readonly isEmpty: boolean;
  readonly focus: { readonly request: () => void };
}

/** Announces results: visually by a toast, and to screen readers with the remaining count. */
function useAnnouncements<Item>(options: QueueItems<Item>, progress: QueueProgress) {
  const { nameOf, noun } = options;
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(progress);
  useEffect(() => {
    latest.current = progress;
  });
  return {
    announcement,
    succeeded: (item: Item, { done }: DecisionAction<Item>): void => {
      const title = typeof done === 'string' ? done : done(item);
      toast({ tone: 'success', title, description: nameOf(item) });
      setAnnouncement(`${title}: ${nameOf(item)}. ${countText(options, latest.current.left)}.`);
    },
    failed: (item: Item, action: DecisionAction<Item>, sentence: string): void => {
      const description = action.showsServerMessage === true ? sentence : failureOf(action);
      toast({ tone: 'danger', title: 'Error', description });
      // A list with its own noun contains more than waiting items.
      setAnnouncement(`${nameOf(item)}${noun === undefined ? ' is still waiting.' : ':'} ${sentence}`);
      if (latest.current.isEmpty) latest.current.focus.request();
    },
  };
}

/** Moves the focus once its target has rendered. */
function useFocusRequests() {
  const [requests, setRequests] = useState(0);
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requests === 0 || target.current === null) return;
    target.current.focus({ preventScroll: true });
    target.current.scrollIntoView?.({ block: 'start' });
  }, [requests]);
  return { target, request: (): void => setRequests((before) => before + 1) };
}

export type QueueState<Item> = ReturnType<typeof useQueue<Item>>;
