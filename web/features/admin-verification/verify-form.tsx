import { useId, useState } from 'react';
import { VerificationForm, type AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Textarea } from '../../ui/form/textarea.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';

/** Any other may be typed. */
const USUAL_SOURCES = ['A call to the number on its website', 'Its website', 'A visit', 'A public register'].map(
  (each) => <option key={each} value={each} />,
);

interface VerifyFormProps {
  readonly asked: Asked<AdminBusiness>;
  readonly run: (
    business: AdminBusiness,
    given: { readonly source: string; readonly notes: string | null },
  ) => Promise<unknown>;
}

/** Asks by what it was verified, and for notes. What is typed is kept until it has arrived. */
export function VerifyForm({ asked, run }: VerifyFormProps) {
  const { given, errors, type, decide } = useVerifyForm(asked, run);
  const list = useId();
  return (
    <QueueForm onSubmit={decide} onCancel={asked.cancel} takesFocus>
      <Field
        label="Source"
        hint="By what you made sure that it is as it says."
        required
        error={errors['verificationSource']}
      >
        {(control) => (
          <Input
            {...control}
            list={list}
            autoComplete="off"
            value={given.source}
            onChange={({ currentTarget }) => type({ source: currentTarget.value })}
          />
        )}
      </Field>
      <datalist id={list}>{USUAL_SOURCES}</datalist>
      <Field
        label="Notes"
        hint="For administrators alone; may stay empty. Enter in the source, or Ctrl and Enter, sends it; Escape leaves it."
        error={errors['verificationNotes']}
        counter={{ value: given.notes.length, limit: MAX_ADMIN_TEXT }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={given.notes}
            onChange={({ currentTarget }) => type({ notes: currentTarget.value })}
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
      <Button type="submit">Verify Business</Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface Given {
  readonly source: string;
  readonly notes: string;
}

function useVerifyForm({ item, draft, send }: Asked<AdminBusiness>, run: VerifyFormProps['run']) {
  const [given, setGiven] = useState<Given>(() => givenIn(readDraft(draft)));
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const type = (part: Partial<Given>): void => {
    const now = { ...given, ...part };
    setGiven(now);
    keepDraft(draft, now);
    if (Object.keys(errors).length > 0) setErrors(checked(now).errors);
  };
  const decide = (): void => {
    const { sent, errors: wrong } = checked(given);
    setErrors(wrong);
    if (sent !== null) send(() => run(item, sent).then(() => dropDraft(draft)));
  };
  return { given, errors, type, decide };
}

/** What is sent, or what is wrong with it. */
function checked({ source, notes }: Given) {
  const notesOrNone = notes.trim() === '' ? null : notes;
  const parsed = VerificationForm.safeParse({ verificationSource: source, verificationNotes: notesOrNone });
  const issues = parsed.error?.issues ?? [];
  return {
    sent: parsed.success ? { source, notes: notesOrNone } : null,
    errors: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

function givenIn(draft: unknown): Given {
  const { source, notes } = (draft ?? {}) as Partial<Record<keyof Given, unknown>>;
  return { source: typeof source === 'string' ? source : '', notes: typeof notes === 'string' ? notes : '' };
}
