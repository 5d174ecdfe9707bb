import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { dropDraft } from '../../lib/form/draft.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { NoteField } from '../../ui/queue/note-field.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/queue-form.js';
import { errorOf, requiredText } from '../../ui/queue/reason-form.js';
import { useDraftForm } from '../../ui/queue/use-draft-form.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { useUndo } from './audit-log.queries.js';

const HINT = 'The owner of the listing can read it.';
const RULE = requiredText('Please say why you’re undoing this.');

/** A button that asks for a reason and undoes the change of a listing. */
export function Undo({ entry }: { readonly entry: AuditRow }) {
  const [isOpen, setOpen] = useState(false);
  if (!entry.canUndo) return null;
  if (isOpen) return <UndoForm entry={entry} close={() => setOpen(false)} />;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start noscript:hidden"
      icon={<Undo2 aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      Undo
    </Button>
  );
}

function UndoForm({ entry: { id }, close }: { readonly entry: AuditRow; readonly close: () => void }) {
  const undo = useUndo();
  const draft = `audit-log:${id}`;
  const { values, errors, change, submit } = useDraftForm({
    draft,
    start: ({ reason = '' }) => ({ reason }),
    check: ({ reason }) => {
      const error = errorOf(RULE, reason);
      return error === undefined ? { sent: reason, errors: {} } : { errors: { reason: error } };
    },
    onValid: (reason) =>
      whenSettled(undo({ id, reason }), {
        onSuccess: () => {
          dropDraft(draft);
          toast({ title: 'Change undone' });
          close();
        },
        onError: ({ message }) => toast({ tone: 'danger', title: 'Failed to undo the change', description: message }),
      }),
  });
  return (
    <QueueForm onSubmit={submit} onCancel={close} takesFocus submit="Undo This Change" variant="primary">
      <NoteField
        label="Reason for undoing"
        hint={`${HINT} ${KEYS_HINT}`}
        limit={MAX_ADMIN_TEXT}
        required
        value={values.reason}
        error={errors['reason']}
        onType={(reason) => change({ reason })}
      />
    </QueueForm>
  );
}
