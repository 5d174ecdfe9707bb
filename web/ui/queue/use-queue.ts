import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { notifyManager } from '@tanstack/react-query';
import { isSinglePane } from '../../lib/browser/use-is-phone.js';
import { sentenceOf, statusOf } from '../../lib/form/refusal.js';
import { announceDecision, type DecisionNews } from '../decision/undo-decision.js';
import { toast } from '../overlay/toast-store.js';
import { countOf, type Noun } from './bulk/bulk-work.js';
import { failureOf, type DecisionAction } from './queue-action.js';
import { filteredRows, keyOf, nextRow, type Row } from './row.js';
import { useDecidedEntries } from './use-decided-entries.js';
import { useQueueAddress } from './use-queue-address.js';

export interface QueueRowsOptions<Item> {
  /** The fetched rows, in the queue's order. */
  readonly rows: readonly Row[];
  /** The number of waiting items, or a lower bound. */
  readonly total: number;
  /** True if there are more than the counted ones. */
  readonly capped: boolean;
  readonly nameOf: (item: Item) => string;
  /** The singular and plural for their number; absent if all of them are waiting. */
  readonly noun?: Noun | undefined;
  /** True while the rows are being fetched again. */
  readonly isFetching: boolean;
  /** Refetches everything; rejects if that fails. */
  readonly onReload: () => Promise<unknown>;
}

/** An item, and the action on it. */
interface Decision<Item> {
  readonly row: Row;
  readonly item: Item;
  readonly action: DecisionAction<Item>;
  readonly run: () => Promise<unknown>;
  /** Resolves to who decided before this administrator, as a sentence; null if nobody did. */
  readonly earlierDecision: (key: string) => Promise<string | null>;
}

/**
 * Returns the state of a queue: one row is current, which the address names; a decided row is removed at once and comes
 * back if the decision fails.
 */
export function useQueue<Item>(options: QueueRowsOptions<Item>) {
  const { rows, total, onReload } = options;
  const decided = useDecidedEntries();
  const focus = useFocusRequests();
  const waiting = useMemo(() => rows.filter((row) => !isHidden(decided.hidden, row)), [rows, decided.hidden]);
  const { choose, ...current } = useCurrentRow(waiting);
  const { shown, index } = current;
  const left = total - (rows.length - waiting.length);
  /** Opens the next row if the current one has left the list, which had these rows before. */
  const follow = (before: readonly Row[]): void => {
    if (index !== -1 || !before.some((row) => keyOf(row) === current.currentKey)) return;
    choose(nextRow(current.currentKey, before, shown));
    focus.request();
  };
  const announcing = useAnnouncements(options, { left, isEmpty: shown.length === 0, focus, follow });

  /** Moves the current row by a number of rows, and `go` the focus to the item as well. */
  const move = (by: number): void => choose(shown[Math.min(Math.max(index + by, 0), shown.length - 1)]);
  const go = (by: number): void => {
    move(by);
    focus.request();
  };
  const decide = ({ row, item, action, run, earlierDecision }: Decision<Item>): void => {
    const key = keyOf(row);
    if (!decided.begin(key)) return;
    const onUndone = (): void => {
      decided.show(key);
      choose(row);
      focus.request();
    };
    if (action.stays === true) choose(row);
    else {
      decided.hide(row);
      choose(index === -1 ? shown[0] : (shown[index + 1] ?? shown[index - 1]));
    }
    focus.request();
    run().then(
      (result) => {
        decided.end(key);
        announcing.succeeded({ item, action, before: shown }, { result, onUndone });
      },
      async (error: unknown) => {
        const refusal = await refusalOf(error, action, () => earlierDecision(key));
        decided.fail(key, refusal.sentence);
        announcing.failed(item, action, refusal);
      },
    );
  };
  const reload = (): Promise<void> => onReload().then(decided.reset).then(focus.request, sayNotReloaded);
  const state = { ...current, failures: decided.failures, announcement: announcing.announcement };
  return { ...state, waiting, left, focus, choose, move, go, decide, reload };
}

/** Returns the rows that match the filter, and the current one. */
function useCurrentRow(waiting: readonly Row[]) {
  const { item: chosen, filter, set } = useQueueAddress();
  const [first, setFirst] = useState<string | null>(null);
  const { text, order, kind, mark } = filter;
  const shown = useMemo(() => filteredRows(waiting, { text, order, kind, mark }), [waiting, text, order, kind, mark]);
  // Without a choice, the first row becomes current, and stays so when another administrator decides about it.
  const top = shown[0] === undefined ? null : keyOf(shown[0]);
  if (first === null && top !== null) setFirst(top);
  const currentKey = chosen ?? first ?? top;
  return {
    ...{ shown, currentKey, filter },
    /** Whether someone has chosen an item, which then fills a narrow screen. */
    isChosen: chosen !== null,
    /** Position of the current row among the shown ones; -1 if it isn't one of them. */
    index: shown.findIndex((row) => keyOf(row) === currentKey),
    choose: (row: Row | undefined): void => {
      setFirst(null);
      set({ item: row === undefined ? null : keyOf(row) });
    },
    setFilter: (change: Parameters<typeof set>[0]): void => {
      setFirst(null);
      set({ ...change, item: null });
    },
  };
}

const sayNotReloaded = (): void =>
  toast({ tone: 'danger', title: 'Failed to reload the list', description: 'Please try again.' });

const isHidden = (hidden: ReadonlyMap<string, string | null>, row: Row): boolean =>
  hidden.has(keyOf(row)) && hidden.get(keyOf(row)) === row.since;

/** Returns the number of items as text, such as '20+ waiting' or '1 claim'. */
export function countText({ noun, capped }: Pick<QueueRowsOptions<never>, 'noun' | 'capped'>, count: number): string {
  if (noun !== undefined) return countOf(count, noun, capped);
  return count === 0 ? 'Nothing is waiting' : `${count.toLocaleString('en-US')}${capped ? '+' : ''} waiting`;
}

interface Refusal {
  readonly sentence: string;
  /** True if another administrator had decided before. */
  readonly isLate: boolean;
}

async function refusalOf(
  error: unknown,
  action: Parameters<typeof failureOf>[0],
  earlierDecision: () => Promise<string | null>,
): Promise<Refusal> {
  const earlier = statusOf(error) === 409 ? await earlierDecision() : null;
  return { sentence: earlier ?? sentenceOf(error) ?? failureOf(action), isLate: earlier !== null };
}

interface QueueProgress {
  readonly left: number;
  readonly isEmpty: boolean;
  readonly focus: { readonly request: () => void };
  readonly follow: (before: readonly Row[]) => void;
}

interface Decided<Item> extends Pick<Decision<Item>, 'item' | 'action'> {
  /** The rows when the decision was made. */
  readonly before: readonly Row[];
}

/**
 * Announces results: visually by a toast, and to screen readers with the remaining count, once the list shows what else
 * has left it with the decision.
 */
function useAnnouncements<Item>(options: QueueRowsOptions<Item>, progress: QueueProgress) {
  const { nameOf, noun, isFetching } = options;
  const [announcement, setAnnouncement] = useState('');
  const [said, setSaid] = useState<{ readonly words: string; readonly before: readonly Row[] } | null>(null);
  const conclude = useEffectEvent(({ words, before }: NonNullable<typeof said>): void => {
    setSaid(null);
    setAnnouncement(`${words} ${countText(options, progress.left)}.`);
    progress.follow(before);
  });
  useEffect(() => {
    if (said !== null && !isFetching) conclude(said);
  }, [said, isFetching]);
  const latest = useRef(progress);
  useEffect(() => {
    latest.current = progress;
  });
  return {
    announcement,
    succeeded: ({ item, action, before }: Decided<Item>, news: Pick<DecisionNews, 'result' | 'onUndone'>): void => {
      const title = typeof action.done === 'string' ? action.done : action.done(item);
      announceDecision({ ...news, title, name: nameOf(item) });
      const words = `${title}: ${nameOf(item)}.`;
      // After the list has been told that its rows have changed, or are being fetched.
      notifyManager.schedule(() => setSaid({ words, before }));
    },
    failed: (item: Item, action: DecisionAction<Item>, { sentence, isLate }: Refusal): void => {
      const description = isLate || action.showsServerMessage === true ? sentence : failureOf(action);
      toast({ tone: 'danger', title: 'Error', description });
      // A list with its own noun contains more than waiting items.
      const isWaiting = noun === undefined && !isLate;
      setAnnouncement(`${nameOf(item)}${isWaiting ? ' is still waiting.' : ':'} ${sentence}`);
      if (latest.current.isEmpty) latest.current.focus.request();
    },
  };
}

/** Moves the focus once its target has rendered, which may take a while; not if the focus has moved since. */
function useFocusRequests() {
  const [requests, setRequests] = useState(0);
  const before = useRef<Element | null>(null);
  const isDue = useRef(false);
  const target = useRef<HTMLDivElement>(null);
  const move = (): void => {
    if (target.current === null) return;
    isDue.current = false;
    target.current.focus({ preventScroll: true });
    if (isSinglePane()) target.current.scrollIntoView?.({ block: 'start' });
  };
  const moveAtOnce = useEffectEvent(move);
  useEffect(() => {
    isDue.current = requests > 0;
    before.current = document.activeElement;
    if (isDue.current) moveAtOnce();
  }, [requests]);
  useEffect(() => {
    if (isDue.current && [document.body, before.current].includes(document.activeElement)) move();
  });
  return { target, request: (): void => setRequests((count) => count + 1) };
}

export type QueueState<Item> = ReturnType<typeof useQueue<Item>>;
