import { useState, type SyntheticEvent } from 'react';
import type { BulkResult } from '../../../interfaces/contract/administration/bulk.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { keepDraft, readDraft } from '../../lib/draft.js';
import { Button } from '../button.js';
import { Failure } from '../failure.js';
import { Field } from '../form/field.js';
import { FieldError } from '../form/field-error.js';
import { Textarea } from '../form/textarea.js';
import { Dialog } from '../overlay/dialog.js';
import { Spinner } from '../spinner.js';
import { countOf, type BulkWork } from './bulk-work.js';
import type { OpenBulk } from './use-bulk.js';

interface BulkDialogProps<Item> {
  readonly open: OpenBulk<Item>;
  readonly work: BulkWork<Item>;
  readonly nameOf: (item: Item) => string;
  readonly keyOf: (item: Item) => string;
  readonly onRetry: () => void;
  readonly onConfirm: (reason: string | null) => void;
  readonly onClose: () => void;
}

/** Lists what will happen to each of many, and what is refused and why; asks for a reason; then tells what became of each. */
export function BulkDialog<Item>(props: BulkDialogProps<Item>) {
  const { open, work, onClose } = props;
  const { choice, items, stage } = open;
  const told = stage.is === 'told';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={told ? `${choice.label}: what became of each` : `${choice.label} ${countOf(items.length, work)}?`}
    >
      {stage.is === 'looking' && <Spinner text="Looking what would happen…" />}
      {stage.is === 'unknown' && <Failure title="What would happen could not be found out" onRetry={props.onRetry} />}
      {(stage.is === 'asking' || stage.is === 'doing') && (
        <Question {...props} rows={stage.rows} isDoing={stage.is === 'doing'} failure={stage.failure} />
      )}
      {told && (
        <div className="flex flex-col gap-5">
          <Rows {...props} rows={stage.rows} />
          <div>
            <Button onClick={onClose}>Back to the List</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface QuestionProps<Item> extends BulkDialogProps<Item> {
  readonly rows: readonly BulkResult[];
  readonly isDoing: boolean;
  readonly failure: string | null;
}

function Question<Item>(props: QuestionProps<Item>) {
  const { open, work, rows, isDoing, failure, onConfirm, onClose } = props;
  const { reason, error, type, submit } = useReason(open, onConfirm);
  const { choice } = open;
  const allowed = rows.filter(({ outcome }) => outcome === 'allowed').length;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Rows {...props} />
      {choice.warning !== undefined && allowed > 0 && <p className="max-w-prose font-semibold">{choice.warning}</p>}
      {choice.reason !== undefined && allowed > 0 && (
        <Field
          label={choice.reason.label}
          hint={choice.reason.hint}
          required
          error={error ?? undefined}
          counter={{ value: reason.length, limit: MAX_ADMIN_TEXT }}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={reason}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {failure !== null && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap gap-3">
        {allowed > 0 && (
          <Button type="submit" variant={choice.variant} pending={isDoing} pendingText="Deciding...">
            {choice.label} {countOf(allowed, work)}
          </Button>
        )}
        <Button variant="ghost" disabled={isDoing} onClick={onClose}>
          {allowed > 0 ? 'Cancel' : 'Back to the List'}
        </Button>
      </div>
    </form>
  );
}

function useReason({ choice, draft }: OpenBulk<unknown>, onConfirm: (reason: string | null) => void) {
  const [reason, setReason] = useState(() => {
    const kept = choice.reason === undefined ? '' : readDraft(draft);
    return typeof kept === 'string' ? kept : '';
  });
  const [error, setError] = useState<string | null>(null);
  const wrong = (text: string): string | null => {
    if (choice.reason === undefined) return null;
    if (text.trim() === '') return choice.reason.missing;
    return text.length > MAX_ADMIN_TEXT
      ? `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters`
      : null;
  };
  const type = (text: string): void => {
    setReason(text);
    keepDraft(draft, text);
    if (error !== null) setError(wrong(text));
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refusal = wrong(reason);
    setError(refusal);
    if (refusal === null) onConfirm(choice.reason === undefined ? null : reason.trim());
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return { reason, error, type, submit };
}

/** What is said of each outcome, in the order of the list. */
const OUTCOMES: readonly (readonly [BulkResult['outcome'], (done: string) => string])[] = [
  ['failed', () => 'Not done: to be tried again'],
  ['refused', () => 'Refused'],
  ['allowed', (done) => `Will be ${done}`],
  ['done', (done) => `${done.charAt(0).toUpperCase()}${done.slice(1)}`],
];

function Rows<Item>({
  open,
  rows,
  work,
  nameOf,
  keyOf,
}: BulkDialogProps<Item> & { readonly rows: readonly BulkResult[] }) {
  const names = new Map(open.items.map((item) => [keyOf(item), nameOf(item)]));
  const groups = OUTCOMES.map(([outcome, words]) => ({
    title: words(open.choice.done),
    of: rows.filter((row) => row.outcome === outcome),
  })).filter(({ of }) => of.length > 0);
  return (
    <div role="status" className="flex flex-col gap-4">
      {groups.map(({ title, of }) => (
        <section key={title}>
          <h3 className="text-base">
            {title}: {countOf(of.length, work)}
          </h3>
          <ul className="mt-1 list-disc pl-5">
            {of.map(({ id, message }) => (
              <li key={id} className="wrap-anywhere">
                {names.get(String(id)) ?? String(id)}
                {message !== null && <span className="text-muted">: {message}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
