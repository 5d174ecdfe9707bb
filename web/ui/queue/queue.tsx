import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Keyboard, ListChecks } from 'lucide-react';
import { Button } from '../button.js';
import { Spinner } from '../spinner.js';
import { BulkBar } from './bulk-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import type { BulkWork } from './bulk-work.js';
import { QueueEntry, type Shown } from './queue-entry.js';
import { isInline, type AskingAction, type QueueAction } from './queue-action.js';
import { ShortcutsDialog, type Shortcut } from './shortcuts-dialog.js';
import { useShortcutsOn } from './shortcuts-setting.js';
import { useBulk } from './use-bulk.js';
import { useQueue, waitingWords, type QueueItems, type QueueState } from './use-queue.js';
import { useSelection, type Selection } from './use-selection.js';
import { useShortcuts } from './use-shortcuts.js';

/** The next page is fetched when so few of what was fetched are left. */
const FETCH_AHEAD = 5;

export interface QueueProps<Item> extends QueueItems<Item> {
  /** What is kept of it in the browser bears this name. */
  readonly name: string;
  /** Names the list. */
  readonly label: string;
  readonly actions: readonly QueueAction<Item>[];
  readonly shownOf: (item: Item) => Shown;
  /** What can be decided about many at once; absent where each is decided on alone. */
  readonly bulk?: BulkWork<Item> | undefined;
  /** How the next page is had. */
  readonly more: NextPage;
  /** Below the list: 'Load More'. */
  readonly foot: ReactNode;
  /** What stands there when nothing waits. */
  readonly empty: ReactNode;
}

interface NextPage {
  readonly isThere: boolean;
  readonly isFetching: boolean;
  readonly isFailed: boolean;
  readonly fetch: () => void;
}

/** A list of what waits for decisions, worked through by keys, mouse or finger. */
export function Queue<Item>(props: QueueProps<Item>) {
  const { label, actions, more, foot, empty, countWords = waitingWords } = props;
  const queue = useQueue(props);
  const work = useWork(props, queue);
  const list = useRef<HTMLDivElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const showHelp = (): void => setHelpOpen(true);
  useFetchAhead(queue.waiting.length - queue.index, more);
  const many = useMany(props, queue);
  const keys = { ...keysOf(actions, queue, work, list), ...many.keys(list), '?': showHelp };
  useShortcuts({ isOn: useShortcutsOn(), keys });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{countWords(queue.left, props.capped)}</p>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          {many.selectAll}
          <Button variant="secondary" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={showHelp}>
            Keyboard Shortcuts
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {`${queue.said} ${many.said}`.trim()}
      </p>
      <div ref={list}>
        {queue.waiting.length > 0 ? (
          <ul aria-label={label} className="flex flex-col gap-5">
            {queue.waiting.map((item) => (
              <li key={props.keyOf(item)}>
                <Entry {...{ props, queue, work, item }} selection={many.selection} />
              </li>
            ))}
          </ul>
        ) : (
          <div ref={queue.focus.target} tabIndex={-1}>
            {more.isThere && !more.isFailed ? <Spinner /> : empty}
          </div>
        )}
      </div>
      {foot}
      {many.shown}
      <ShortcutsDialog open={helpOpen} onOpenChange={setHelpOpen} shortcuts={shortcutsOf(props)} />
    </div>
  );
}

type Work<Item> = ReturnType<typeof useWork<Item>>;

/** What is open, what is being asked, and how an action begins. */
function useWork<Item>({ keyOf }: QueueProps<Item>, queue: QueueState<Item>) {
  const [asking, setAsking] = useState<{ readonly key: string; readonly action: AskingAction<Item> } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  return {
    askedOf: (item: Item) => (asking?.key === keyOf(item) ? asking.action : undefined),
    isOpen: (item: Item): boolean => open === keyOf(item),
    toggle: (item: Item): void => setOpen(open === keyOf(item) ? null : keyOf(item)),
    act: (item: Item, action: QueueAction<Item>): void => {
      if ('run' in action) return queue.decide({ item, action, run: () => action.run(item) });
      queue.choose(item);
      setAsking({ key: keyOf(item), action });
    },
    send: (item: Item, action: QueueAction<Item>, run: () => Promise<unknown>): void => {
      setAsking(null);
      queue.decide({ item, action, run });
    },
    cancel: (): void => {
      setAsking(null);
      queue.focus.ask();
    },
  };
}

/** What is selected, what is decided about it, and the keys for both. */
function useMany<Item>({ name, bulk, keyOf, nameOf, sentenceOf }: QueueProps<Item>, queue: QueueState<Item>) {
  const selection = useSelection(queue.waiting, keyOf);
  const { open, look, confirm, close } = useBulk({ name, work: bulk, keyOf, sentenceOf });
  const bar = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    close();
    if (open?.stage.is !== 'told') return;
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
  const shown = bulk !== undefined && (
    <>
      <BulkBar {...{ work: bulk, selection }} ref={bar} onChoose={(choice) => look(choice, selection.selected)} />
      {open !== null && (
        <BulkDialog
          {...{ open, work: bulk, nameOf, keyOf }}
          onRetry={() => look(open.choice, open.items)}
          onConfirm={confirm}
          onClose={leave}
        />
      )}
    </>
  );
  return { selection, keys, selectAll, shown, said: count === 0 ? '' : `${String(count)} selected.` };
}

interface EntryProps<Item> {
  readonly props: QueueProps<Item>;
  readonly queue: QueueState<Item>;
  readonly work: Work<Item>;
  readonly selection: Selection<Item>;
  readonly item: Item;
}

function Entry<Item>({ props, queue, work, selection, item }: EntryProps<Item>) {
  const { name, actions, bulk, keyOf, nameOf, shownOf } = props;
  const isCurrent = item === queue.current;
  const asking = work.askedOf(item);
  return (
    <QueueEntry
      {...{ item, actions, isCurrent, asking }}
      name={nameOf(item)}
      shown={shownOf(item)}
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

/** A key works on the current item while the focus is in the list; else it only leads there, so that nothing unseen is decided. */
function keysOf<Item>(
  actions: readonly QueueAction<Item>[],
  { current, go }: QueueState<Item>,
  work: Work<Item>,
  list: RefObject<HTMLElement | null>,
): Readonly<Record<string, () => void>> {
  const inList = (does: () => void) => () => (list.current?.contains(document.activeElement) ? does() : go(0));
  const keys = actions.flatMap((action) => {
    const act = (): void => {
      if (current === null || !action.isOffered(current)) return;
      if (isInline(action)) formOf(list.current, action.name)?.focus();
      else work.act(current, action);
    };
    return action.shortcut === undefined ? [] : [[action.shortcut, inList(act)] as const];
  });
  return { ...Object.fromEntries(keys), j: inList(() => go(1)), k: inList(() => go(-1)) };
}

/** The first field of an action's form in the current item. */
function formOf(list: HTMLElement | null, action: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[aria-current="true"] [data-action="${action}"] :is(select, textarea)`);
}

const BULK_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'x', does: 'Select, or not any more' },
  { keys: 'e', does: 'Select all shown' },
  { keys: 'b', does: 'To what can be decided about all selected' },
];

function shortcutsOf<Item>({ actions, bulk }: QueueProps<Item>): readonly Shortcut[] {
  return [
    { keys: 'j', does: 'The next one' },
    { keys: 'k', does: 'The one before' },
    ...actions.flatMap(({ shortcut, label }) => (shortcut === undefined ? [] : [{ keys: shortcut, does: label }])),
    ...(bulk === undefined ? [] : BULK_SHORTCUTS),
    { keys: 'Enter', does: 'Show or hide the details' },
    { keys: '?', does: 'Show these keys' },
  ];
}

/** Fetches the next page before one gets to the end of what was fetched. */
function useFetchAhead(left: number, { isThere, isFetching, isFailed, fetch }: NextPage): void {
  const isDue = isThere && !isFetching && !isFailed && left <= FETCH_AHEAD;
  const fetchNow = useEffectEvent(fetch);
  useEffect(() => {
    if (isDue) fetchNow();
  }, [isDue]);
}
