import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ArrowLeft, ChevronDown, Eye, Flag, RotateCw } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Button, ButtonAnchor, ButtonLink } from '../button.js';
import { FieldError } from '../form/field-error.js';
import type { DecisionAction, FormAction, QueueAction } from './queue-action.js';
import type { Row } from './row.js';

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
  readonly marks: Row['marks'];
  /** Sentences about administrators who look at the item or have decided about it. */
  readonly notices: readonly string[];
  readonly isOpen: boolean;
  /** The error of the last decision. */
  readonly failure: string | undefined;
  readonly actions: readonly QueueAction<Item>[];
  readonly openForm: FormAction<Item> | undefined;
  /** Key under which an action's form may keep its draft. */
  readonly draftOf: (action: DecisionAction<Item>) => string;
  readonly focusRef: Ref<HTMLElement>;
  readonly listPath: string;
  readonly onBack: () => void;
  readonly onToggle: () => void;
  readonly onAct: (action: DecisionAction<Item>) => void;
  readonly onSend: (action: DecisionAction<Item>, run: () => Promise<unknown>) => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** The current item with its actions, which stay in view. */
export function QueueEntry<Item>(props: QueueEntryProps<Item>) {
  const { content, isOpen, openForm } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || content.details === undefined) return;
    event.preventDefault();
    props.onToggle();
  };
  return (
    <article
      ref={props.focusRef}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-1 flex-col outline-offset-[-2px]"
    >
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-4 sm:p-6 max-lg:overflow-visible">
        <Head {...props} id={id} />
        <Marks marks={props.marks} />
        {props.notices.map((notice) => (
          <p key={notice} className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
            <Eye aria-hidden="true" className="size-4 shrink-0" />
            {notice}
          </p>
        ))}
        {content.facts}
        {content.details !== undefined && (
          <div id={`${id}-details`} className={isOpen ? 'flex flex-col gap-4' : 'hidden flex-col gap-4 noscript:flex'}>
            {content.details}
          </div>
        )}
        {content.note}
      </div>
      <div
        ref={measureBar}
        className="flex max-h-[55dvh] shrink-0 flex-col gap-3 overflow-y-auto border-t border-line bg-card px-4 py-3 empty:hidden sm:px-6 max-lg:sticky max-lg:bottom-0 lg:max-h-3/4"
      >
        <FailedDecision {...props} />
        {openForm !== undefined && <Form key={openForm.name} {...props} action={openForm} />}
        <Actions {...props} detailsId={`${id}-details`} />
      </div>
    </article>
  );
}

/** Tells the shell how much of the screen's height the actions take, in pixels, so that toasts stay above them. */
function measureBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const show = (pixels: number) => style.setProperty('--actions-bar', pixels === 0 ? '' : `${String(pixels)}px`);
  const observer = new ResizeObserver(() => show(bar.offsetHeight));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    show(0);
  };
}

function Head<Item>({ name, content, listPath, onBack, id }: QueueEntryProps<Item> & { readonly id: string }) {
  return (
    <div className="flex flex-col gap-2">
      <ButtonAnchor
        variant="ghost"
        size="sm"
        href={listPath}
        className="-ml-3 self-start lg:hidden"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        Back to List
      </ButtonAnchor>
      {content.badges && <div className="flex flex-wrap gap-2">{content.badges}</div>}
      <h2 id={`${id}-name`} className="text-xl wrap-anywhere">
        {content.href === undefined ? (
          name
        ) : (
          <a href={content.href} target="_blank" rel="noopener" className="text-link">
            {name}
          </a>
        )}
      </h2>
    </div>
  );
}

/** Why the item deserves attention, one sentence for each mark. */
function Marks({ marks }: Pick<Row, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="Marks" className="flex flex-col gap-1.5">
      {marks.map(({ mark, why }) => (
        <li key={mark} className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-sm">
          <Flag aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere">{why}</span>
        </li>
      ))}
    </ul>
  );
}

type FormProps<Item> = QueueEntryProps<Item> & { readonly action: FormAction<Item> };

function Form<Item>({ action, item, draftOf, onSend, onCancel }: FormProps<Item>) {
  return action.form({
    ...{ item, draft: draftOf(action), cancel: onCancel },
    send: (run, stays = action.stays) => onSend({ ...action, stays }, run),
  });
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
  const { item, name, content, isOpen, onToggle, detailsId } = props;
  const offered = props.actions.filter((action) => action.isOffered(item));
  if (props.openForm !== undefined || (offered.length === 0 && content.details === undefined)) return null;
  return (
    <div role="group" aria-label={`Actions for ${name}`} className="flex flex-wrap gap-2 noscript:hidden">
      {offered.map((action) => (
        <OneAction key={action.name} {...props} action={action} />
      ))}
      {content.details !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          icon={<ChevronDown aria-hidden="true" className={classNames(isOpen && 'rotate-180')} />}
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

interface OneActionProps<Item> extends Pick<QueueEntryProps<Item>, 'item' | 'onAct'> {
  readonly action: QueueAction<Item>;
}

function OneAction<Item>({ item, onAct, action }: OneActionProps<Item>) {
  const { label, variant, icon, shortcut } = action;
  const look = { variant, icon, size: 'sm', 'aria-keyshortcuts': shortcut } as const;
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
