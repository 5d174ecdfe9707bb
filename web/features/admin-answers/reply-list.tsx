import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Pencil, Plus, Save, Search } from 'lucide-react';
import {
  filledReply,
  SAVED_REPLY_KIND_LABEL,
  SAVED_REPLY_KINDS,
  type SavedReply,
  type SavedReplyKind,
} from '../../../interfaces/contract/administration/saved-reply.js';
import type { ReplyField } from '../../ui/answer/answer-source.js';
import { Button, IconButton } from '../../ui/button.js';
import { Input } from '../../ui/form/input.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Spinner } from '../../ui/state/spinner.js';
import { useSavedReplies } from './answers.queries.js';

interface ReplyListProps {
  readonly field: ReplyField;
  readonly onInsert: (text: string) => void;
  /** Opens the editor for a new reply with this text. */
  readonly onAdd: (text: string) => void;
  readonly onEdit: (reply: SavedReply) => void;
}

/** The saved replies, those of the field's kind first. Arrow keys move between the search field and the replies. */
export function ReplyList({ field, onInsert, onAdd, onEdit }: ReplyListProps) {
  const [search, setSearch] = useState('');
  const query = useSavedReplies();
  const list = useRef<HTMLDivElement>(null);
  const hasText = field.text.trim() !== '';
  // Also after the editor, whose buttons are gone.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-stop]')?.focus(), []);
  return (
    <div ref={list} onKeyDown={(event) => moveBy(event, list.current)} className="flex flex-col gap-4">
      <Input
        type="search"
        aria-label="Search saved replies"
        placeholder="Search"
        autoComplete="off"
        icon={<Search aria-hidden="true" />}
        value={search}
        data-stop
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        {hasText && (
          <Button variant="secondary" size="sm" icon={<Save aria-hidden="true" />} onClick={() => onAdd(field.text)}>
            Save Typed Text
          </Button>
        )}
        <Button variant="ghost" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => onAdd('')}>
          New Reply
        </Button>
      </div>
      <Loaded query={query} failure="We couldn’t load saved replies" placeholder={<Spinner text="Loading…" />}>
        {(replies) => <Groups replies={replies} search={search} {...{ field, onInsert, onEdit }} />}
      </Loaded>
    </div>
  );
}

interface GroupsProps extends Pick<ReplyListProps, 'field' | 'onInsert' | 'onEdit'> {
  readonly replies: readonly SavedReply[];
  readonly search: string;
}

function Groups({ replies, search, field, ...on }: GroupsProps) {
  const found = replies.filter((reply) => isFound(reply, search));
  const kinds = SAVED_REPLY_KINDS.toSorted((one, other) => rankOf(one, field.kind) - rankOf(other, field.kind));
  const groups = kinds.map((kind) => ({ kind, of: found.filter((reply) => reply.kind === kind) }));
  return (
    <>
      <p role="status" className={found.length === 0 ? 'text-muted' : 'sr-only'}>
        {found.length === 0 ? 'No saved replies found' : `${found.length} saved replies`}
      </p>
      {groups.map(
        ({ kind, of }) =>
          of.length > 0 && (
            <section key={kind} aria-label={SAVED_REPLY_KIND_LABEL[kind]}>
              <h3 className="mb-1 text-sm text-muted">{SAVED_REPLY_KIND_LABEL[kind]}</h3>
              <ul className="flex flex-col divide-y divide-line">
                {of.map((reply) => (
                  <OneReply key={reply.id} reply={reply} field={field} {...on} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

type OneReplyProps = Pick<ReplyListProps, 'field' | 'onInsert' | 'onEdit'> & { readonly reply: SavedReply };

function OneReply({ reply, field, onInsert, onEdit }: OneReplyProps) {
  const text = filledReply(reply.text, field.values);
  return (
    <li className="flex items-start gap-1 py-1">
      <button
        type="button"
        data-stop
        onClick={() => onInsert(text)}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-md px-3 py-2 text-left hover:bg-leaf-soft focus-visible:bg-leaf-soft"
      >
        <span className="font-semibold wrap-anywhere">{reply.title}</span>
        <span className="line-clamp-2 text-sm text-muted wrap-anywhere">{text}</span>
      </button>
      <IconButton label={`Edit “${reply.title}”`} onClick={() => onEdit(reply)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The field's own kind first; otherwise the usual order. */
const rankOf = (kind: SavedReplyKind, first: SavedReplyKind): number => (kind === first ? -1 : 0);

function isFound({ title, text }: SavedReply, search: string): boolean {
  const content = `${title} ${text}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word));
}

const STEP: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the next or previous stop. Enter in the search field goes to the first reply. */
function moveBy(event: KeyboardEvent, list: HTMLElement | null): void {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const at = stops.findIndex((stop) => stop === event.target);
  const step = event.key === 'Enter' && at === 0 ? 1 : STEP[event.key];
  if (at === -1 || step === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
