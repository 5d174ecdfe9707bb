import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { dropDraft } from '../../lib/form/draft.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { announceDecision } from '../../ui/decision/undo-decision.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { errorOf, requiredText } from '../../ui/queue/form/reason-form.js';
import { useDraftForm } from '../../ui/queue/form/use-draft-form.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { useUndo } from './audit-log.queries.js';
import { typeWords } from '../../lib/words/action-words.js';

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

function UndoForm({
  entry: { id, targetType, targetId },
  close,
}: {
  readonly entry: AuditRow;
  readonly close: () => void;
}) {
  const undo = useUndo();
  const draft = `audit-log:${id}`;
  const name = `${typeWords(targetType)} ${targetId}`;
  const { values, errors, change, submit } = useDraftForm({
    draft,
    start: ({ reason = '' }) => ({ reason }),
    check: ({ reason }) => {
      const error = errorOf(RULE, reason);
      return error === undefined ? { sent: reason, errors: {} } : { errors: { reason: error } };
    },
    onValid: (reason) =>
      whenSettled(undo({ id, reason }), {
        onSuccess: (result) => {
          dropDraft(draft);
          announceDecision({ title: 'Change undone', name, result });
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
