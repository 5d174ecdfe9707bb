import type { BulkResult } from '../../../../interfaces/contract/administration/bulk.js';
import { Button } from '../../button.js';
import { Failure } from '../../state/failure.js';
import { FieldError } from '../../form/field-error.js';
import { Dialog } from '../../overlay/dialog.js';
import { Spinner } from '../../state/spinner.js';
import { countOf, type BulkWork } from './bulk-work.js';
import { NoteField } from '../form/note-field.js';
import { QueueForm } from '../form/queue-form.js';
import { errorOf, requiredText } from '../form/reason-form.js';
import { keyOf } from '../row.js';
import type { OpenBulk } from './use-bulk.js';
import { useDraftForm } from '../form/use-draft-form.js';

interface BulkDialogProps {
  readonly open: OpenBulk;
  readonly work: BulkWork;
  readonly onRetry: () => void;
  readonly onConfirm: (reason: string | null) => void;
  readonly onClose: () => void;
}

/**
 * Previews a bulk action for each item, including what is refused and why, asks for a reason, and shows the results.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { open, work, onClose } = props;
  const { choice, items, stage } = open;
  const isDone = stage.is === 'done';
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={isDone ? `${choice.label}: results` : `${choice.label} ${countOf(items.length, work)}?`}
    >
      {stage.is === 'loading' && <Spinner text="Checking…" />}
      {stage.is === 'failed' && <Failure title="We couldn’t load the preview" onRetry={props.onRetry} />}
      {(stage.is === 'confirming' || stage.is === 'running') && (
        <Question {...props} rows={stage.rows} isRunning={stage.is === 'running'} failure={stage.failure} />
      )}
      {isDone && (
        <div className="flex flex-col gap-5">
          <Rows {...props} rows={stage.rows} />
          <div>
            <Button onClick={onClose}>Back to List</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface QuestionProps extends BulkDialogProps {
  readonly rows: readonly BulkResult[];
  readonly isRunning: boolean;
  readonly failure: string | null;
}

function Question(props: QuestionProps) {
  const { open, work, rows, isRunning, failure, onConfirm, onClose } = props;
  const { choice, draft } = open;
  const rule = choice.reason && requiredText(choice.reason.missing);
  const { field, submit } = useDraftForm<{ reason: string }, string | null>({
    draft,
    start: ({ reason = '' }) => ({ reason }),
    check: ({ reason }) => {
      const error = rule && errorOf(rule, reason);
      return error === undefined ? { sent: rule ? reason.trim() : null, errors: {} } : { errors: { reason: error } };
    },
    onValid: onConfirm,
  });
  const allowed = rows.filter(({ outcome }) => outcome === 'allowed').length;
  return (
    <QueueForm onSubmit={submit} onCancel={onClose}>
      <Rows {...props} />
      {choice.warning !== undefined && allowed > 0 && <p className="max-w-prose font-semibold">{choice.warning}</p>}
      {choice.reason !== undefined && allowed > 0 && (
        <NoteField label={choice.reason.label} hint={choice.reason.hint} required {...field('reason')} />
      )}
      {failure !== null && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap gap-3">
        {allowed > 0 && (
          <Button type="submit" variant={choice.variant} pending={isRunning} pendingText="Saving...">
            {choice.label} {countOf(allowed, work)}
          </Button>
        )}
        <Button variant="ghost" disabled={isRunning} onClick={onClose}>
          {allowed > 0 ? 'Cancel' : 'Back to List'}
        </Button>
      </div>
    </QueueForm>
  );
}

/** Text for each outcome, in the list's order. */
const OUTCOMES: readonly (readonly [BulkResult['outcome'], (done: string) => string])[] = [
  ['failed', () => 'Failed, try again'],
  ['refused', () => 'Skipped'],
  ['allowed', (done) => `Will be ${done}`],
  ['done', (done) => `${done.charAt(0).toUpperCase()}${done.slice(1)}`],
];

function Rows({ open, rows, work }: BulkDialogProps & { readonly rows: readonly BulkResult[] }) {
  const names = new Map(open.items.map((row) => [keyOf(row), row.name]));
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
