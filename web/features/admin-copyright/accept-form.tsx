import { CopyrightDecisionForm, type AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { checkedBy, useActionForm } from '../../ui/queue/form/use-draft-form.js';

interface AcceptFormProps {
  readonly context: FormContext<AdminCopyrightNotice>;
  readonly run: (notice: AdminCopyrightNotice, decision: CopyrightDecisionForm) => Promise<unknown>;
}

/**
 * The addresses to take down, one per line, and the reason that everyone involved gets. Starts with all named content
 * that can be taken down: all but businesses.
 */
export function AcceptForm({ context, run }: AcceptFormProps) {
  const { item, cancel } = context;
  const named = item.items.flatMap(({ path, targetType }) => (targetType === 'business' ? [] : path));
  const { values, field, submit } = useActionForm({
    context,
    start: ({ addresses = named.join('\n'), reason = '' }) => ({ addresses, reason }),
    check: (typed) => checkedBy(CopyrightDecisionForm.safeParse(acceptanceOf(typed))),
    run,
  });
  return (
    <QueueForm onSubmit={submit} onCancel={cancel} takesFocus submit="Take Down" variant="danger">
      <NoteField
        label="Content to take down"
        hint="One address per line. You can’t take down an entire business page; list its photos instead."
        required
        limit={null}
        {...field('addresses')}
      />
      <NoteField
        label="Reason"
        hint={`Sent to the person who filed the notice and to the content’s authors. ${KEYS_HINT}`}
        {...field('reason')}
        limit={COPYRIGHT_LIMITS.reason}
        answer={{
          ...{ kind: 'decision', values: { name: item.name } },
          preview: { decision: 'decideOnCopyrightNotice', id: item.id, body: acceptanceOf(values) },
        }}
      />
    </QueueForm>
  );
}

function acceptanceOf(typed: { readonly addresses: string; readonly reason: string }): CopyrightDecisionForm {
  const addresses = typed.addresses.split('\n').flatMap((line) => line.trim() || []);
  return { decision: 'accept', addresses, reason: typed.reason.trim() === '' ? null : typed.reason };
}
