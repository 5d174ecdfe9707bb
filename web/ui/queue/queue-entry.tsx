import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ChevronDown, ChevronRight, RotateCw } from 'lucide-react';
import { classNames } from '../../lib/class-names.js';
import { Button } from '../button.js';
import { FieldError } from '../form/field-error.js';
import { isInline, type AskingAction, type QueueAction } from './queue-action.js';

/** How an item is shown. */
export interface Shown {
  readonly badges?: ReactNode;
  readonly facts: ReactNode;
  /** Shown on request; absent where there is no more. */
  readonly details?: ReactNode;
}

interface QueueEntryProps<Item> {
  readonly item: Item;
  readonly name: string;
  readonly shown: Shown;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  /** Undefined where nothing is selected here. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: () => void;
  /** Why the last decision failed. */
  readonly failure: string | undefined;
  readonly actions: readonly QueueAction<Item>[];
  readonly asking: AskingAction<Item> | undefined;
  /** Where the form of an action may keep what is typed. */
  readonly draftOf: (action: QueueAction<Item>) => string;
  readonly focusRef: Ref<HTMLElement> | undefined;
  readonly onEnter: () => void;
  readonly onToggle: () => void;
  readonly onAct: (action: QueueAction<Item>) => void;
  readonly onSend: (action: QueueAction<Item>, run: () => Promise<unknown>) => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** One item that waits, with what can be done with it. Wherever in it the focus comes to, it is the current one. */
export function QueueEntry<Item>(props: QueueEntryProps<Item>) {
  const { item, name, shown, isCurrent, isOpen, asking, actions } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || shown.details === undefined) return;
    event.preventDefault();
    props.onToggle();
  };
  return (
    <article
      ref={props.focusRef}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      aria-labelledby={`${id}-name`}
      onFocusCapture={props.onEnter}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex scroll-mt-20 flex-col gap-4 rounded-lg border bg-card p-4 shadow-rest sm:p-6',
        isCurrent ? 'border-l-8 border-leaf' : 'border-line sm:pl-7.75',
      )}
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2 empty:hidden">
          {shown.badges && <div className="flex flex-wrap gap-2">{shown.badges}</div>}
          {props.isSelected !== undefined && <Selecting {...props} isSelected={props.isSelected} />}
        </div>
        <h2 id={`${id}-name`} className="flex items-start gap-1 text-xl wrap-anywhere">
          {isCurrent && <ChevronRight aria-hidden="true" className="mt-1 -ml-1 size-5 shrink-0 text-leaf" />}
          {name}
        </h2>
      </div>
      {shown.facts}
      {shown.details !== undefined && (
        <div id={`${id}-details`} className={isOpen ? 'flex flex-col gap-4' : 'hidden flex-col gap-4 noscript:flex'}>
          {shown.details}
        </div>
      )}
      <FailedDecision {...props} />
      {actions.map((action) => isInline(action) && action.isOffered(item) && form(props, action))}
      {asking === undefined ? <Actions {...props} detailsId={`${id}-details`} /> : form(props, asking)}
    </article>
  );
}

function Selecting({
  name,
  isSelected,
  onSelect,
}: Pick<QueueEntryProps<never>, 'name' | 'onSelect'> & { readonly isSelected: boolean }) {
  return (
    <label className="-my-2 ml-auto flex min-h-11 items-center gap-2 text-sm font-semibold noscript:hidden">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        aria-keyshortcuts="x"
        checked={isSelected}
        onChange={onSelect}
      />
      <span>
        Select<span className="sr-only"> {name}</span>
      </span>
    </label>
  );
}

function form<Item>({ item, draftOf, onSend, onCancel }: QueueEntryProps<Item>, action: AskingAction<Item>) {
  return (
    <div key={action.name} data-action={action.name} className="noscript:hidden">
      {action.ask({ item, draft: draftOf(action), send: (run) => onSend(action, run), cancel: onCancel })}
    </div>
  );
}

function FailedDecision({ failure, onReload }: Pick<QueueEntryProps<never>, 'failure' | 'onReload'>) {
  if (failure === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-danger-soft p-3">
      <FieldError>{failure}</FieldError>
      <Button variant="secondary" size="sm" icon={<RotateCw aria-hidden="true" />} onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}

type ActionsProps<Item> = Pick<QueueEntryProps<Item>, 'item' | 'name' | 'shown' | 'actions' | 'isOpen'> &
  Pick<QueueEntryProps<Item>, 'onAct' | 'onToggle'> & { readonly detailsId: string };

function Actions<Item>({ item, name, shown, actions, isOpen, onAct, onToggle, detailsId }: ActionsProps<Item>) {
  const offered = actions.filter((action) => !isInline(action) && action.isOffered(item));
  if (offered.length === 0 && shown.details === undefined) return null;
  return (
    <div role="group" aria-label={`Actions for ${name}`} className="flex flex-wrap gap-3 noscript:hidden">
      {offered.map((action) => (
        <Button
          key={action.name}
          variant={action.variant}
          icon={action.icon}
          aria-keyshortcuts={action.shortcut}
          onClick={() => onAct(action)}
        >
          {action.label}
        </Button>
      ))}
      {shown.details !== undefined && (
        <Button
          variant="ghost"
          icon={<ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
        >
          Details
        </Button>
      )}
    </div>
  );
}
