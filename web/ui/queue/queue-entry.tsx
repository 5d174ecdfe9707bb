import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ChevronDown, ChevronRight, RotateCw } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Button, ButtonAnchor, ButtonLink } from '../button.js';
import { FieldError } from '../form/field-error.js';
import { isInline, type DecisionAction, type FormAction, type QueueAction } from './queue-action.js';

/** The display of an item. */
export interface EntryContent {
  /** The page of the item, which its name links to in a new tab. */
  readonly href?: string | undefined;
  readonly badges?: ReactNode;
  readonly facts: ReactNode;
  /** Shown on request; absent if there is nothing more. */
  readonly details?: ReactNode;
  /** Shown next to the actions: what the administrator must know before choosing one. */
  readonly note?: ReactNode;
}

interface QueueEntryProps<Item> {
  readonly item: Item;
  readonly name: string;
  readonly content: EntryContent;
  readonly isCompact?: boolean | undefined;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  /** Undefined if the list has no selection. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: () => void;
  /** The error of the last decision. */
  readonly failure: string | undefined;
  readonly actions: readonly QueueAction<Item>[];
  readonly openForm: FormAction<Item> | undefined;
  /** Key under which an action's form may keep its draft. */
  readonly draftOf: (action: DecisionAction<Item>) => string;
  readonly focusRef: Ref<HTMLElement> | undefined;
  readonly onEnter: () => void;
  readonly onToggle: () => void;
  readonly onAct: (action: DecisionAction<Item>) => void;
  readonly onSend: (action: DecisionAction<Item>, run: () => Promise<unknown>) => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** A waiting item with its actions. It becomes the current item when the focus enters it. */
export function QueueEntry<Item>(props: QueueEntryProps<Item>) {
  const { item, content, isCompact = false, isCurrent, isOpen, openForm, actions } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || content.details === undefined) return;
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
        'flex scroll-mt-20 flex-col rounded-lg border bg-card shadow-rest',
        isCompact ? 'gap-3 px-3 py-2.5 sm:px-4' : 'gap-4 p-4 sm:p-6',
        isCurrent ? 'border-leaf' : 'border-line',
        LEFT_EDGE[isCompact ? 'compact' : 'card'][isCurrent ? 'current' : 'other'],
      )}
    >
      {isCompact ? <CompactHead {...props} id={id} /> : <Head {...props} id={id} />}
      {content.details !== undefined && (
        <div id={`${id}-details`} className={isOpen ? 'flex flex-col gap-4' : 'hidden flex-col gap-4 noscript:flex'}>
          {content.details}
        </div>
      )}
      <FailedDecision {...props} />
      {actions.map((action) => isInline(action) && action.isOffered(item) && renderForm(props, action))}
      {!isCompact && content.note}
      {openForm !== undefined && renderForm(props, openForm)}
      {!isCompact && <Actions {...props} detailsId={`${id}-details`} />}
    </article>
  );
}

/** The left border of the current item is wider; the others are indented by as much. */
const LEFT_EDGE = {
  card: { current: 'border-l-8', other: 'sm:pl-7.75' },
  compact: { current: 'border-l-4 pl-2.25 sm:pl-3.25', other: '' },
} as const;

type HeadProps<Item> = QueueEntryProps<Item> & { readonly id: string };

function Head<Item>(props: HeadProps<Item>) {
  const { name, content, isCurrent, id } = props;
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2 empty:hidden">
          {content.badges && <div className="flex flex-wrap gap-2">{content.badges}</div>}
          <Selecting {...props} className="-my-2 ml-auto" />
        </div>
        <h2 id={`${id}-name`} className="flex items-start gap-1 text-xl wrap-anywhere">
          {isCurrent && <ChevronRight aria-hidden="true" className="mt-1 -ml-1 size-5 shrink-0 text-leaf" />}
          {name}
        </h2>
      </div>
      {content.facts}
    </>
  );
}

/** The selection, name, and badges on one line, then the facts. The actions are next to them on wide screens. */
function CompactHead<Item>(props: HeadProps<Item>) {
  const { name, content, id } = props;
  return (
    <div className="flex flex-col gap-2 xl:flex-row xl:items-start xl:justify-between xl:gap-6">
      <div className="flex min-w-0 items-start gap-2">
        <Selecting {...props} className="-my-2 -ml-2 min-w-11 justify-center" isNameHidden />
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 id={`${id}-name`} className="text-base wrap-anywhere">
              {content.href === undefined ? (
                name
              ) : (
                <a href={content.href} target="_blank" rel="noopener" className="text-link">
                  {name}
                </a>
              )}
            </h2>
            {content.badges}
          </div>
          {content.facts}
          {content.note}
        </div>
      </div>
      <Actions {...props} detailsId={`${id}-details`} />
    </div>
  );
}

interface SelectingProps extends Pick<QueueEntryProps<never>, 'name' | 'isSelected' | 'onSelect'> {
  readonly className: string;
  /** True to show only the checkbox. */
  readonly isNameHidden?: boolean;
}

function Selecting({ name, isSelected, onSelect, className, isNameHidden = false }: SelectingProps) {
  if (isSelected === undefined) return null;
  return (
    <label className={classNames('flex min-h-11 items-center gap-2 text-sm font-semibold noscript:hidden', className)}>
      <input
        type="checkbox"
        className="size-5 shrink-0"
        aria-keyshortcuts="x"
        checked={isSelected}
        onChange={onSelect}
      />
      <span className={isNameHidden ? 'sr-only' : undefined}>
        Select<span className="sr-only"> {name}</span>
      </span>
    </label>
  );
}

function renderForm<Item>({ item, draftOf, onSend, onCancel }: QueueEntryProps<Item>, action: FormAction<Item>) {
  return (
    <div key={action.name} data-action={action.name} className="noscript:hidden">
      {action.form({
        item,
        draft: draftOf(action),
        send: (run, stays = action.stays) => onSend({ ...action, stays }, run),
        cancel: onCancel,
      })}
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

type ActionsProps<Item> = QueueEntryProps<Item> & { readonly detailsId: string };

/** The buttons of an item; nothing while a form takes their place. */
function Actions<Item>(props: ActionsProps<Item>) {
  const { item, name, content, isCompact = false, isOpen, onToggle, detailsId } = props;
  const offered = props.actions.filter((action) => !isInline(action) && action.isOffered(item));
  if (props.openForm !== undefined || (offered.length === 0 && content.details === undefined)) return null;
  return (
    <div
      role="group"
      aria-label={`Actions for ${name}`}
      className={classNames('flex flex-wrap noscript:hidden', isCompact ? 'gap-2 xl:shrink-0 xl:justify-end' : 'gap-3')}
    >
      {offered.map((action) => (
        <OneAction key={action.name} {...props} action={action} />
      ))}
      {content.details !== undefined && (
        <Button
          variant="ghost"
          size={isCompact ? 'sm' : 'md'}
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

interface OneActionProps<Item> extends Pick<QueueEntryProps<Item>, 'item' | 'isCompact' | 'onAct'> {
  readonly action: QueueAction<Item>;
}

function OneAction<Item>({ item, isCompact, onAct, action }: OneActionProps<Item>) {
  const { label, variant, icon, shortcut } = action;
  const look = { variant, icon, size: isCompact ? 'sm' : 'md', 'aria-keyshortcuts': shortcut } as const;
  if ('to' in action) {
    return (
      <ButtonLink {...look} to={action.to(item)} state={action.state} data-action={action.name}>
        {label}
      </ButtonLink>
    );
  }
  if (action.href === undefined) {
    return (
      <Button {...look} onClick={() => onAct(action)}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonAnchor {...look} href={action.href(item)} onClick={() => onAct(action)}>
      {label}
    </ButtonAnchor>
  );
}
