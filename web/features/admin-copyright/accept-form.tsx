import { useState } from 'react';
import { CopyrightDecisionForm, type AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Textarea } from '../../ui/form/textarea.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';

interface AcceptFormProps {
  readonly asked: Asked<AdminCopyrightNotice>;
  readonly run: (notice: AdminCopyrightNotice, decision: CopyrightDecisionForm) => Promise<unknown>;
}

/** What exactly is taken down, one address a line, and what everybody concerned reads. */
export function AcceptForm({ asked, run }: AcceptFormProps) {
  const { typed, errors, change, decide } = useAcceptForm(asked, run);
  return (
    <QueueForm onSubmit={decide} onCancel={asked.cancel} takesFocus>
      <Field
        label="What is taken down"
        hint="One address of this site a line. Pages of businesses are not taken down whole: name their photos."
        required
        error={errors['addresses']}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={typed.addresses}
            onChange={({ currentTarget }) => change({ addresses: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Reason"
        hint="Who sent the notice and whose content is hidden read it. Ctrl and Enter send it, Escape leaves it."
        error={errors['reason']}
        counter={{ value: typed.reason.length, limit: COPYRIGHT_LIMITS.reason }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={typed.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
        )}
      </Field>
      <Ends onCancel={asked.cancel} />
    </QueueForm>
  );
}

function Ends({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="danger">
        Take Down
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface Typed {
  readonly addresses: string;
  readonly reason: string;
}

function useAcceptForm({ item, draft, send }: Asked<AdminCopyrightNotice>, run: AcceptFormProps['run']) {
  const [typed, setTyped] = useState<Typed>(() => startOf(item, readDraft(draft)));
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const change = (differs: Partial<Typed>): void => {
    const now = { ...typed, ...differs };
    setTyped(now);
    keepDraft(draft, now);
  };
  const decide = (): void => {
    const addresses = typed.addresses.split('\n').flatMap((line) => line.trim() || []);
    const reason = typed.reason.trim() === '' ? null : typed.reason;
    const parsed = CopyrightDecisionForm.safeParse({ decision: 'accept', addresses, reason });
    const issues = parsed.error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success) send(() => run(item, parsed.data).then(() => dropDraft(draft)));
  };
  return { typed, errors, change, decide };
}

/** What was typed before, else all that is named and can be taken down. */
function startOf({ items }: AdminCopyrightNotice, draft: unknown): Typed {
  const { addresses, reason } = (draft ?? {}) as { readonly addresses?: unknown; readonly reason?: unknown };
  const named = items.flatMap(({ path, targetType }) => (targetType === 'business' ? [] : path));
  return {
    addresses: typeof addresses === 'string' ? addresses : named.join('\n'),
    reason: typeof reason === 'string' ? reason : '',
  };
}
