import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { announceDecision } from '../../ui/decision/undo-decision.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { ReasonForm, requiredText } from '../../ui/queue/form/reason-form.js';
import { useUndo } from './audit-log.queries.js';
import { typeWords } from '../../lib/words/action-words.js';

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

function UndoForm({ entry, close }: { readonly entry: AuditRow; readonly close: () => void }) {
  const { id, targetType, targetId } = entry;
  const undo = useUndo();
  const name = `${typeWords(targetType)} ${targetId}`;
  const send = (run: () => Promise<unknown>): void =>
    whenSettled(run(), {
      onSuccess: close,
      onError: ({ message }) => toast({ tone: 'danger', title: 'Failed to undo the change', description: message }),
    });
  return (
    <ReasonForm
      context={{ item: entry, draft: `audit-log:${id}`, send, cancel: close }}
      label="Reason for undoing"
      hint="The owner of the listing can read it."
      submit="Undo This Change"
      variant="primary"
      rule={RULE}
      run={async (_entry, reason) =>
        announceDecision({ title: 'Change undone', name, result: await undo({ id, reason }) })
      }
    />
  );
}
