import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Keyboard, ListChecks } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Button } from '../button.js';
import { Spinner } from '../state/spinner.js';
import { BulkBar } from './bulk-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import type { BulkWork } from './bulk-work.js';
import { QueueEntry, type EntryContent } from './queue-entry.js';
import { isInline, type DecisionAction, type FormAction, type QueueAction } from './queue-action.js';
import { ShortcutsDialog, type Shortcut } from './shortcuts-dialog.js';
import { useShortcutsOn } from './shortcuts-setting.js';
import { useBulk } from './use-bulk.js';
import { countText, useQueue, type QueueItems, type QueueState } from './use-queue.js';
import { useSelection, type Selection } from './use-selection.js';
import { useShortcuts } from './use-shortcuts.js';

/** The next page is fetched when only this many fetched items are left. */
const FETCH_AHEAD = 5;

export interface QueueProps<Item> extends QueueItems<Item> {
  /** Names the queue in the browser's storage. */
  readonly name: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly actions: readonly QueueAction<Item>[];
  readonly contentOf: (item: Item) => EntryContent;
  /** True for rows instead of cards, for long lists of known records. */
  readonly isCompact?: boolean | undefined;
  /** The bulk actions; absent if items are decided one at a time. */
  readonly bulk?: BulkWork<Item> | undefined;
  /** How to fetch the next page. */
  readonly more: NextPage;
  /** Shown below the list, such as 'Load More'. */
  readonly foot: ReactNode;
  /** Shown when nothing is waiting. */
  readonly empty: ReactNode;
}

interface NextPage {
  readonly hasNext: boolean;
  readonly isFetching: boolean;
  readonly isFailed: boolean;
  readonly fetch: () => void;
}

/** A list of items waiting for a decision, usable with keyboard, mouse, and touch. */
export function Queue<Item>(props: QueueProps<Item>) {
  const { label, actions, more, foot, empty } = props;
  const queue = useQueue(props);
  const work = useWork(props, queue);
  const list = useRef<HTMLDivElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const showHelp = (): void => setHelpOpen(true);
  useFetchAhead(queue.waiting.length - queue.index, more);
  const bulkState = useBulkState(props, queue);
  const keys = { ...keysOf(actions, queue, work, list), ...bulkState.keys(list), '?': showHelp };
  useShortcuts({ isOn: useShortcutsOn(), keys });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{countText(props, queue.left)}</p>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          {bulkState.selectAll}
          <Button variant="secondary" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={showHelp}>
            Keyboard Shortcuts
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {`${queue.announcement} ${bulkState.announcement}`.trim()}
      </p>
      <div ref={list}>
        {queue.waiting.length > 0 ? (
          <ul aria-label={label} className={classNames('flex flex-col', props.isCompact ? 'gap-2' : 'gap-5')}>
            {queue.waiting.map((item) => (
              <li key={props.keyOf(item)}>
                <Entry {...{ props, queue, work, item }} selection={bulkState.selection} />
              </li>
            ))}
          </ul>
        ) : (
          <div ref={queue.focus.target} tabIndex={-1}>
            {more.hasNext && !more.isFailed ? <Spinner /> : empty}
          </div>
        )}
      </div>
      {foot}
      {bulkState.controls}
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} shortcuts={shortcutsOf(props)} />
    </div>
  );
}

type Work<Item> = ReturnType<typeof useWork<Item>>;

/** Returns which details and forms are open, and how an action starts. */
function useWork<Item>({ keyOf }: QueueProps<Item>, queue: QueueState<Item>) {
  const [openForm, setOpenForm] = useState<{ readonly key: string; readonly action: FormAction<Item> } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  return {
    formOf: (item: Item) => (openForm?.key === keyOf(item) ? openForm.action : undefined),
    isOpen: (item: Item): boolean => open === keyOf(item),
    toggle: (item: Item): void => setOpen(open === keyOf(item) ? null : keyOf(item)),
    act: (item: Item, action: DecisionAction<Item>): void => {
      if ('run' in action) return queue.decide({ item, action, run: () => action.run(item) });
      queue.choose(item);
      setOpenForm({ key: keyOf(item), action });
    },
    send: (item: Item, action: DecisionAction<Item>, run: () => Promise<unknown>): void => {
      setOpenForm(null);
      queue.decide({ item, action, run });
    },
    cancel: (): void => {
      setOpenForm(null);
      queue.focus.request();
    },
  };
}

/** Returns the selection, its bulk actions, and their shortcuts. */
function useBulkState<Item>({ name, bulk, keyOf, nameOf }: QueueProps<Item>, queue: QueueState<Item>) {
  const selection = useSelection(queue.waiting, keyOf);
  const { open, preview, confirm, close } = useBulk({ name, work: bulk, keyOf });
  const bar = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    close();
    if (open?.stage.is !== 'done') return;
    selection.none();
    void queue.reload();
  };
  const keys = (list: RefObject<HTMLElement | null>): Readonly<Record<string, () => void>> => {
    if (bulk === undefined) return {};
    const { current, go } = queue;
    const toggle = (): void => {
      if (current === null || !list.current?.contains(document.activeElement)) return go(0);
      selection.toggle(current);
    };
    return { x: toggle, e: selection.all, b: () => bar.current?.querySelector<HTMLElement>('[data-choice]')?.focus() };
  };
  const count = selection.selected.length;
  const selectAll = bulk !== undefined && queue.waiting.length > 0 && (
    <Button
      variant="secondary"
      size="sm"
      icon={<ListChecks aria-hidden="true" />}
      aria-keyshortcuts="e"
      onClick={selection.all}
    >
      Select All Shown
    </Button>
  );
  const controls = bulk !== undefined && (
    <>
      <BulkBar {...{ work: bulk, selection }} ref={bar} onChoose={(choice) => preview(choice, selection.selected)} />
      {open !== null && (
        <BulkDialog
          {...{ open, work: bulk, nameOf, keyOf }}
          onRetry={() => preview(open.choice, open.items)}
          onConfirm={confirm}
          onClose={leave}
        />
      )}
    </>
  );
  return { selection, keys, selectAll, controls, announcement: count === 0 ? '' : `${String(count)} selected.` };
}

interface EntryProps<Item> {
  readonly props: QueueProps<Item>;
  readonly queue: QueueState<Item>;
  readonly work: Work<Item>;
  readonly selection: Selection<Item>;
  readonly item: Item;
}

function Entry<Item>({ props, queue, work, selection, item }: EntryProps<Item>) {
  const { name, actions, bulk, keyOf, nameOf, contentOf } = props;
  const isCurrent = item === queue.current;
  const openForm = work.formOf(item);
  return (
    <QueueEntry
      {...{ item, actions, isCurrent, openForm }}
      name={nameOf(item)}
      content={contentOf(item)}
      isCompact={props.isCompact}
      isOpen={work.isOpen(item)}
      isSelected={bulk === undefined ? undefined : selection.has(item)}
      onSelect={() => selection.toggle(item)}
      failure={queue.failures.get(keyOf(item))}
      draftOf={(action) => `queue:${name}:${keyOf(item)}:${action.name}`}
      focusRef={isCurrent ? queue.focus.target : undefined}
      onEnter={() => queue.choose(item)}
      onToggle={() => work.toggle(item)}
      onAct={(action) => work.act(item, action)}
      onSend={(action, run) => work.send(item, action, run)}
      onCancel={work.cancel}
      onReload={() => void queue.reload()}
    />
  );
}

/**
 * A shortcut acts on the current item only while the focus is in the list. Otherwise it just moves the focus there, so
 * that nothing is decided unseen.
 */
function keysOf<Item>(
  actions: readonly QueueAction<Item>[],
  { current, go }: QueueState<Item>,
  work: Work<Item>,
  list: RefObject<HTMLElement | null>,
): Readonly<Record<string, () => void>> {
  const inList = (action: () => void) => () => (list.current?.contains(document.activeElement) ? action() : go(0));
  const keys = actions.flatMap((action) => {
    const act = (): void => {
      if (current === null || !action.isOffered(current)) return;
      if (isInline(action)) firstFieldOf(list.current, action.name)?.focus();
      else if ('to' in action) linkOf(list.current, action.name)?.click();
      else work.act(current, action);
    };
    return action.shortcut === undefined ? [] : [[action.shortcut, inList(act)] as const];
  });
  return { ...Object.fromEntries(keys), j: inList(() => go(1)), k: inList(() => go(-1)) };
}

/** Returns the first field of an action's form in the current item. */
function firstFieldOf(list: HTMLElement | null, action: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[aria-current="true"] [data-action="${action}"] :is(select, textarea)`);
}

/** Returns the link of an action in the current item. */
function linkOf(list: HTMLElement | null, action: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[aria-current="true"] a[data-action="${action}"]`);
}

const BULK_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'x', action: 'Select or deselect' },
  { keys: 'e', action: 'Select all shown' },
  { keys: 'b', action: 'Go to the bulk actions' },
];

function shortcutsOf<Item>({ actions, bulk }: QueueProps<Item>): readonly Shortcut[] {
  return [
    { keys: 'j', action: 'Next item' },
    { keys: 'k', action: 'Previous item' },
    ...actions.flatMap(({ shortcut, label }) => (shortcut === undefined ? [] : [{ keys: shortcut, action: label }])),
    ...(bulk === undefined ? [] : BULK_SHORTCUTS),
    { keys: 'Enter', action: 'Show or hide details' },
    { keys: '?', action: 'Show keyboard shortcuts' },
  ];
}

/** Fetches the next page before the fetched items run out. */
function useFetchAhead(left: number, { hasNext, isFetching, isFailed, fetch }: NextPage): void {
  const isDue = hasNext && !isFetching && !isFailed && left <= FETCH_AHEAD;
  const fetchNow = useEffectEvent(fetch);
  useEffect(() => {
    if (isDue) fetchNow();
  }, [isDue]);
}
