import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Eye, Flag, TriangleAlert } from 'lucide-react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { classNames } from '../../lib/page/class-names.js';
import { usePage } from '../../lib/page/page-context.js';
import { hoursSince, shortAge } from '../../lib/words/age.js';
import { keyOf, MARK_LABEL, type Row } from './row.js';

/** Height of a row in px, as the class `h-11` sets it. */
const ROW_PX = 44;
/** Height of the list in px on the server, which doesn't know the screen. */
const SERVER_PX = 30 * ROW_PX;
const ROWS_BEYOND_VIEW = 10;

interface QueueRowsProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly currentKey: string | null;
  readonly failures: ReadonlyMap<string, string>;
  /** The other administrators who look at each item right now. */
  readonly viewers: ReadonlyMap<string, readonly string[]>;
  /** Undefined if the list has no selection. */
  readonly selection: { readonly has: (row: Row) => boolean; readonly toggle: (row: Row) => void } | undefined;
  readonly onChoose: (row: Row) => void;
  /** Moves the current row by a number of rows. */
  readonly onMove: (by: number) => void;
  /** Called when the end of the list comes into view. */
  readonly onEnd: () => void;
  readonly pathOf: (row: Row) => string;
}

/** The rows of a queue. Only those in view are rendered, so that thousands scroll smoothly. */
export function QueueRows(props: QueueRowsProps) {
  const { label, rows, currentKey, onMove } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: ROWS_BEYOND_VIEW,
    initialRect: { width: 0, height: SERVER_PX },
  });
  const index = rows.findIndex((row) => keyOf(row) === currentKey);
  const visible = list.getVirtualItems();
  const [first, last] = [visible[0], visible.at(-1)];
  useEndInView(last?.index === rows.length - 1 ? rows.length : null, props.onEnd);
  const move = useRowFocus(scroller, index, (to) => list.scrollToIndex(to));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(() => onMove(by));
  };
  // The security policy allows no style attributes in the server's HTML, which starts at the first row.
  const space = hydrated && { paddingTop: first?.start ?? 0, paddingBottom: list.getTotalSize() - (last?.end ?? 0) };
  return (
    <div
      ref={scroller}
      onKeyDown={onKeyDown}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain max-lg:max-h-[75dvh] noscript:max-h-none"
    >
      <ul aria-label={label} {...(space !== false && { style: space })}>
        {visible.map(({ index: at }) => {
          const row = rows[at];
          return row && <OneRow key={keyOf(row)} {...props} row={row} isReached={at === Math.max(0, index)} />;
        })}
      </ul>
    </div>
  );
}

/** Calls `onEnd` when the end of a list is in view. `length` is then its number of rows, otherwise null. */
export function useEndInView(length: number | null, onEnd: () => void): void {
  const reach = useEffectEvent(onEnd);
  useEffect(() => {
    if (length !== null) reach();
  }, [length]);
}

/** Scrolls the current row into view. The function that it returns also moves the focus there. */
function useRowFocus(list: { readonly current: HTMLElement | null }, index: number, scrollTo: (index: number) => void) {
  const takesFocus = useRef(false);
  const show = useEffectEvent(scrollTo);
  useEffect(() => {
    if (index >= 0) show(index);
    // The row is rendered once the list has scrolled to it.
    if (takesFocus.current)
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
    takesFocus.current = false;
  }, [index, list]);
  return (act: () => void): void => {
    takesFocus.current = true;
    act();
  };
}

interface OneRowProps extends QueueRowsProps {
  readonly row: Row;
  /** True for the row that the Tab key reaches. The arrow keys lead to the others. */
  readonly isReached: boolean;
}

function OneRow({ row, isReached, currentKey, selection, failures, viewers, onChoose, pathOf }: OneRowProps) {
  const key = keyOf(row);
  const isCurrent = key === currentKey;
  const choose = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(row);
  };
  return (
    <li
      className={classNames(
        'flex h-11 items-stretch border-b border-line',
        isCurrent ? 'bg-leaf-soft shadow-[inset_4px_0_0_var(--color-leaf)]' : 'hover:bg-sunken',
      )}
    >
      {selection !== undefined && (
        <label className="grid w-11 shrink-0 place-items-center noscript:hidden">
          <input
            type="checkbox"
            className="size-5"
            aria-label={`Select ${row.name}`}
            tabIndex={isReached ? 0 : -1}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        </label>
      )}
      <a
        href={pathOf(row)}
        data-row={key}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={choose}
        className={classNames(
          'flex min-w-0 flex-1 flex-col justify-center pr-3 text-ink no-underline noscript:pl-3',
          selection === undefined && 'pl-3',
        )}
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate leading-5 font-semibold">{row.name}</span>
          <Signs row={row} failure={failures.get(key)} viewers={viewers.get(key)} />
          {row.since !== null && <RowAge since={row.since} />}
        </span>
        <RowFacts row={row} />
      </a>
    </li>
  );
}

function RowAge({ since }: { readonly since: string }) {
  const { now } = usePage();
  return (
    <time dateTime={since} className="shrink-0 text-xs text-muted tabular-nums">
      {shortAge(hoursSince(since, now))}
    </time>
  );
}

interface SignsProps {
  readonly row: Row;
  readonly failure: string | undefined;
  readonly viewers: readonly string[] | undefined;
}

/** Says that a decision failed, who looks at the item, and what is marked. */
function Signs({ row: { marks }, failure, viewers }: SignsProps) {
  return (
    <>
      {failure !== undefined && (
        <span className="flex shrink-0 items-baseline gap-1 text-xs font-semibold text-danger">
          <TriangleAlert aria-hidden="true" className="size-3.5 self-center" />
          Not saved
        </span>
      )}
      {viewers !== undefined && (
        <span className="flex shrink-0 items-baseline gap-1 text-xs text-muted">
          <Eye aria-hidden="true" className="size-3.5 self-center" />
          <span className="sr-only">Open at </span>
          {viewers.join(', ')}
        </span>
      )}
      {marks[0] !== undefined && (
        <span className="flex shrink-0 items-baseline gap-1 text-xs font-semibold text-danger">
          <Flag aria-hidden="true" className="size-3.5 self-center" />
          {MARK_LABEL[marks[0].mark]}
          {marks.length > 1 && ` +${marks.length - 1}`}
        </span>
      )}
    </>
  );
}

function RowFacts({ row: { town, kind, proof } }: { readonly row: Row }) {
  const facts = [town, kind, proof].filter(Boolean).join(' · ');
  return facts !== '' && <span className="truncate text-xs leading-4 text-muted">{facts}</span>;
}
