import { useRef, useState, type RefObject } from 'react';
import { Keyboard, ListChecks } from 'lucide-react';
import { isSinglePane } from '../../lib/browser/use-is-phone.js';
import { classNames } from '../../lib/page/class-names.js';
import { rowPath } from '../../lib/path/admin-path.js';
import { Button, ButtonLink } from '../button.js';
import { useClosedByBack } from '../overlay/use-closed-by-back.js';
import { EmptyState } from '../state/empty-state.js';
import { useOfferedKeys } from '../palette/offered-keys.js';
import { Loaded } from '../state/loaded.js';
import { Skeleton } from '../state/skeleton.js';
import { Spinner } from '../state/spinner.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { BulkDialog } from './bulk/bulk-dialog.js';
import { QueueEntry } from './queue-entry.js';
import { QueueFilter } from './queue-filter.js';
import { QueueRows, useEndInView } from './queue-rows.js';
import { keyOf, type Row } from './row.js';
import { ShortcutsDialog } from './shortcuts-dialog.js';
import { useShortcutsOn } from './shortcuts-setting.js';
import { useBulk } from './bulk/use-bulk.js';
import { useItem } from './use-item.js';
import { usePresence } from './use-presence.js';
import { keysOf, shortcutsOf } from './use-queue-keys.js';
import { countText, useQueue, type QueueState } from './use-queue.js';
import { useSelection } from './bulk/use-selection.js';
import { useShortcuts } from './use-shortcuts.js';
import { useWork, type Work } from './use-work.js';
import type { QueueProps } from './queue-props.js';

/** A list of items with the current one next to it, usable with keyboard, mouse, and touch. */
export function Queue<Item>(props: QueueProps<Item>) {
  const queue = useQueue(props);
  const { currentKey, waiting } = queue;
  const frame = useRef<HTMLDivElement>(null);
  const record = useItem(props.source, queue);
  const presence = usePresence(props.presenceAt, currentKey, () => void props.onReload().catch(() => undefined));
  const row = waiting.find((each) => keyOf(each) === currentKey);
  const work = useWork(queue, { item: record.data, row, earlierDecision: presence.askedDecision });
  const [helpOpen, setHelpOpen] = useState(false);
  const showHelp = (): void => setHelpOpen(true);
  const bulk = useBulkState(props, queue);
  const keys = { ...keysOf(props, queue, work, frame), ...bulk.keys(frame), '?': showHelp };
  useShortcuts({ isOn: useShortcutsOn(), keys });
  useOfferedKeys(keys, shortcutsOf(props));
  // A filter without matches still needs its own field.
  const isEmpty = currentKey === null && waiting.length === 0;
  useEndInView(isEmpty ? props.rows.length : null, () => props.onEnd?.());
  return (
    <div ref={frame} data-fills-height className="flex min-h-0 flex-1 flex-col gap-3">
      <p role="status" className="sr-only">
        {`${queue.announcement} ${bulk.announcement}`.trim()}
      </p>
      {isEmpty ? (
        <div ref={queue.focus.target} tabIndex={-1}>
          {props.onEnd === undefined ? props.empty : <Spinner />}
          {props.foot}
        </div>
      ) : (
        <Panes {...{ props, queue, work, record, presence, bulk, row, showHelp }} />
      )}
      {bulk.controls}
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} shortcuts={shortcutsOf(props)} />
    </div>
  );
}

interface PanesProps<Item> {
  readonly props: QueueProps<Item>;
  readonly queue: QueueState<Item>;
  readonly work: Work<Item>;
  readonly record: ReturnType<typeof useItem<Item>>;
  readonly presence: ReturnType<typeof usePresence>;
  readonly bulk: ReturnType<typeof useBulkState<Item>>;
  /** The current row, if the list has it. */
  readonly row: Row | undefined;
  readonly showHelp: () => void;
}

/** The list, and the current item next to it; on narrow screens one of them. */
function Panes<Item>(panes: PanesProps<Item>) {
  const { props, queue, presence, bulk } = panes;
  const pane = usePane(queue);
  return (
    <div className="flex min-h-0 flex-1 rounded-lg border border-line overflow-clip bg-card lg:min-h-96">
      <div className={classNames(LIST_CLASS, pane.isOpen && 'max-lg:hidden')}>
        <ListHead {...panes} />
        <QueueRows
          label={props.label}
          rows={queue.shown}
          currentKey={queue.currentKey}
          failures={queue.failures}
          viewers={presence.viewers}
          selection={props.bulk && bulk.selection}
          onChoose={pane.choose}
          onMove={queue.move}
          onEnd={() => props.onEnd?.()}
          pathOf={({ id }) => rowPath(props.path, id)}
        />
        {props.foot}
      </div>
      <div className={classNames('flex min-h-0 min-w-0 flex-1 flex-col', !pane.isOpen && 'max-lg:hidden')}>
        <Detail {...panes} onBack={pane.close} />
      </div>
    </div>
  );
}

const LIST_CLASS = 'flex min-h-0 w-full min-w-0 shrink-0 flex-col lg:w-104 lg:border-r lg:border-line';

/** On narrow screens, the current item takes the place of the list. Going back closes it. */
function usePane<Item>({ isChosen, choose, focus }: QueueState<Item>) {
  const { opened, open, close } = useClosedByBack('item');
  return {
    isOpen: isChosen,
    choose: (row: Row): void => {
      // First, so that the entry of the list keeps an address without an item.
      if (opened === null && isSinglePane()) open();
      choose(row);
      focus.request();
    },
    close: (): void => (opened === null ? choose(undefined) : close()),
  };
}

function ListHead<Item>({ props, queue, bulk, showHelp }: PanesProps<Item>) {
  return (
    <div className="flex flex-col gap-2 border-b border-line px-3 py-2">
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold tabular-nums">{countText(props, queue.left)}</p>
        <div className="flex noscript:hidden">
          {bulk.selectAll}
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3"
            icon={<Keyboard aria-hidden="true" />}
            aria-label="Keyboard Shortcuts"
            title="Keyboard Shortcuts"
            onClick={showHelp}
          />
        </div>
      </div>
      {props.presenceAt !== undefined && (
        <QueueFilter
          rows={queue.waiting}
          filter={queue.filter}
          onChange={queue.setFilter}
          onLeave={() => queue.go(0)}
        />
      )}
      {queue.shown.length === 0 && <p className="text-sm">Nothing matches this filter.</p>}
    </div>
  );
}

/** The current item, once it is loaded. */
function Detail<Item>(panes: PanesProps<Item> & { readonly onBack: () => void }) {
  const { props, queue, work, record, presence, row, onBack } = panes;
  const { name, path, actions, nameOf, contentOf } = props;
  const key = queue.currentKey;
  if (key === null) return null;
  const isGone = props.presenceAt !== undefined && row === undefined && props.rows.length >= props.total;
  return (
    <Loaded
      query={record}
      failure="We couldn’t load this item"
      className="m-6"
      placeholder={<Skeleton className="m-6 h-80" />}
      unknown={<NotFound path={path} />}
    >
      {(item) => (
        <QueueEntry
          key={key}
          {...{ item, actions, onBack }}
          name={nameOf(item)}
          content={contentOf(item)}
          marks={row?.marks ?? []}
          notices={[...presence.noticesOf(key), ...(isGone ? ['This item is no longer waiting.'] : [])]}
          listPath={path}
          isOpen={work.isOpen}
          openForm={work.form}
          failure={queue.failures.get(key)}
          draftOf={(action) => `queue:${name}:${key}:${action.name}`}
          focusRef={queue.focus.target}
          onToggle={work.toggle}
          onAct={work.act}
          onSend={work.send}
          onCancel={work.cancel}
          onReload={() => void queue.reload()}
        />
      )}
    </Loaded>
  );
}

function NotFound({ path }: { readonly path: string }) {
  return (
    <EmptyState title="Item not found" actions={<ButtonLink to={path}>Show the Queue</ButtonLink>}>
      <p>It may have been deleted.</p>
    </EmptyState>
  );
}

/** Returns the selection, its bulk actions, and their shortcuts. */
function useBulkState<Item>({ name, bulk }: QueueProps<Item>, queue: QueueState<Item>) {
  const selection = useSelection(queue.shown);
  const { open, preview, confirm, close } = useBulk({ name, work: bulk, onUndone: () => void queue.reload() });
  const bar = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    close();
    if (open?.stage.is !== 'done') return;
    selection.none();
    void queue.reload();
  };
  const keys = (frame: RefObject<HTMLElement | null>): Readonly<Record<string, () => void>> => {
    if (bulk === undefined) return {};
    const { shown, index, go } = queue;
    const toggle = (): void => {
      const current = shown[index];
      if (current === undefined || !frame.current?.contains(document.activeElement)) return go(0);
      selection.toggle(current);
    };
    return { x: toggle, e: selection.all, b: () => bar.current?.querySelector<HTMLElement>('[data-choice]')?.focus() };
  };
  const count = selection.selected.length;
  const selectAll = bulk !== undefined && queue.shown.length > 0 && (
    <Button
      variant="ghost"
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
          {...{ open, work: bulk }}
          onRetry={() => preview(open.choice, open.items)}
          onConfirm={confirm}
          onClose={leave}
        />
      )}
    </>
  );
  return { selection, keys, selectAll, controls, announcement: count === 0 ? '' : `${String(count)} selected.` };
}
