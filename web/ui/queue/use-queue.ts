import { useEffect, useRef, useState } from 'react';
import { toast } from '../overlay/toast-store.js';
import type { QueueAction } from './queue-action.js';
import { useDecided } from './use-decided.js';

export interface QueueItems<Item> {
  /** What was fetched so far, in the order in which it is worked through. */
  readonly items: readonly Item[];
  /** How many wait in all, or at least. */
  readonly total: number;
  /** More wait than were counted. */
  readonly capped: boolean;
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Says how many there are; absent where all of them wait. */
  readonly countWords?: ((count: number, capped: boolean) => string) | undefined;
  /** The server's sentence about a failure; null where it told none. */
  readonly sentenceOf: (error: unknown) => string | null;
  /** Fetches everything anew; rejects where that failed. */
  readonly onReload: () => Promise<unknown>;
}

/** What is done with an item, and how. */
interface Deed<Item> {
  readonly item: Item;
  readonly action: QueueAction<Item>;
  readonly run: () => Promise<unknown>;
}

/**
 * A queue that is worked through: one item is the current one, what is decided on goes at once and comes back where
 * that failed.
 */
export function useQueue<Item>(options: QueueItems<Item>) {
  const { items, keyOf } = options;
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const focus = useFocusRequests();
  const decided = useDecided();
  const waiting = items.filter((item) => !decided.gone.has(keyOf(item)));
  const found = waiting.findIndex((item) => keyOf(item) === currentKey);
  const index = Math.max(0, found);
  const left = options.total - (items.length - waiting.length);
  const told = useTold(options, { left, isEmpty: waiting.length === 0, focus });

  const choose = (item: Item | undefined): void => setCurrentKey(item === undefined ? null : keyOf(item));
  const go = (by: -1 | 0 | 1): void => {
    choose(waiting[Math.min(Math.max(index + by, 0), waiting.length - 1)]);
    focus.ask();
  };
  const decide = ({ item, action, run }: Deed<Item>): void => {
    const key = keyOf(item);
    if (!decided.begin(key, action.stays !== true)) return;
    const place = waiting.indexOf(item);
    choose(action.stays === true ? item : (waiting[place + 1] ?? waiting[place - 1]));
    focus.ask();
    run().then(
      () => {
        decided.end(key);
        told.succeeded(item, action);
      },
      (error: unknown) => {
        const sentence = options.sentenceOf(error) ?? action.failed;
        decided.fail(key, sentence);
        told.failed(item, action, sentence);
      },
    );
  };
  const reload = async (): Promise<void> => {
    try {
      await options.onReload();
    } catch {
      toast({ tone: 'danger', title: 'The list could not be loaded', description: 'Please try again.' });
      return;
    }
    decided.forget();
    focus.ask();
  };
  const current = waiting[index] ?? null;
  const { failures } = decided;
  return { waiting, current, index, left, failures, said: told.said, focus, choose, go, decide, reload };
}

export function waitingWords(left: number, capped = false): string {
  return left === 0 ? 'Nothing is waiting' : `${left.toLocaleString('en-US')}${capped ? '+' : ''} waiting`;
}

interface Standing {
  readonly left: number;
  readonly isEmpty: boolean;
  readonly focus: { readonly ask: () => void };
}

/** Says how decisions went, to the eye by a toast and to the ear with how many wait by then. */
function useTold<Item>(options: QueueItems<Item>, standing: Standing) {
  const { nameOf, capped, countWords } = options;
  const [said, setSaid] = useState('');
  const latest = useRef(standing);
  useEffect(() => {
    latest.current = standing;
  });
  return {
    said,
    succeeded(item: Item, { done }: QueueAction<Item>): void {
      toast({ tone: 'success', title: done, description: nameOf(item) });
      setSaid(`${done}: ${nameOf(item)}. ${(countWords ?? waitingWords)(latest.current.left, capped)}.`);
    },
    failed(item: Item, { failed, saysWhy = false }: QueueAction<Item>, sentence: string): void {
      toast({ tone: 'danger', title: 'Error', description: saysWhy ? sentence : failed });
      // A list that counts in words of its own is none of what waits.
      setSaid(`${nameOf(item)}${countWords === undefined ? ' is still waiting.' : ':'} ${sentence}`);
      if (latest.current.isEmpty) latest.current.focus.ask();
    },
  };
}

/** The focus is put where it belongs once that is on the page. */
function useFocusRequests() {
  const [asked, setAsked] = useState(0);
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0 || target.current === null) return;
    target.current.focus({ preventScroll: true });
    target.current.scrollIntoView?.({ block: 'start' });
  }, [asked]);
  return { target, ask: (): void => setAsked((before) => before + 1) };
}

export type QueueState<Item> = ReturnType<typeof useQueue<Item>>;
