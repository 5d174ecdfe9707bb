import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ChevronDown, ChevronRight, RotateCw } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Button, ButtonAnchor } from '../button.js';
import { FieldError } from '../form/field-error.js';
import { isInline, type FormAction, type QueueAction } from './queue-action.js';

/** The display of an item. */
export interface EntryContent {
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
  readonly draftOf: (action: QueueAction<Item>) => string;
  readonly focusRef: Ref<HTMLElement> | undefined;
  readonly onEnter: () => void;
  readonly onToggle: () => void;
  readonly onAct: (action: QueueAction<Item>) => void;
  readonly onSend: (action: QueueAction<Item>, run: () => Promise<unknown>) => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** A waiting item with its actions. It becomes the current item when the focus enters it. */
export function QueueEntry<Item>(props: QueueEntryProps<Item>) {
  const { item, name, content, isCurrent, isOpen, openForm, actions } = props;
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
        'flex scroll-mt-20 flex-col gap-4 rounded-lg border bg-card p-4 shadow-rest sm:p-6',
        isCurrent ? 'border-l-8 border-leaf' : 'border-line sm:pl-7.75',
      )}
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2 empty:hidden">
          {content.badges && <div className="flex flex-wrap gap-2">{content.badges}</div>}
          {props.isSelected !== undefined && <Selecting {...props} isSelected={props.isSelected} />}
        </div>
        <h2 id={`${id}-name`} className="flex items-start gap-1 text-xl wrap-anywhere">
          {isCurrent && <ChevronRight aria-hidden="true" className="mt-1 -ml-1 size-5 shrink-0 text-leaf" />}
          {name}
        </h2>
      </div>
      {content.facts}
      {content.details !== undefined && (
        <div id={`${id}-details`} className={isOpen ? 'flex flex-col gap-4' : 'hidden flex-col gap-4 noscript:flex'}>
          {content.details}
        </div>
      )}
      <FailedDecision {...props} />
      {actions.map((action) => isInline(action) && action.isOffered(item) && renderForm(props, action))}
      {content.note}
      {openForm === undefined ? <Actions {...props} detailsId={`${id}-details`} /> : renderForm(props, openForm)}
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

type ActionsProps<Item> = Pick<QueueEntryProps<Item>, 'item' | 'name' | 'content' | 'actions' | 'isOpen'> &
  Pick<QueueEntryProps<Item>, 'onAct' | 'onToggle'> & { readonly detailsId: string };

function Actions<Item>({ item, name, content, actions, isOpen, onAct, onToggle, detailsId }: ActionsProps<Item>) {
  const offered = actions.filter((action) => !isInline(action) && action.isOffered(item));
  if (offered.length === 0 && content.details === undefined) return null;
  return (
    <div role="group" aria-label={`Actions for ${name}`} className="flex flex-wrap gap-3 noscript:hidden">
      {offered.map((action) => {
        const { variant, icon, shortcut } = action;
        const props = { variant, icon, 'aria-keyshortcuts': shortcut, onClick: () => onAct(action) };
        return action.href === undefined ? (
          <Button key={action.name} {...props}>
            {action.label}
          </Button>
        ) : (
          <ButtonAnchor key={action.name} {...props} href={action.href(item)}>
            {action.label}
          </ButtonAnchor>
        );
      })}
      {content.details !== undefined && (
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
