import { useId } from 'react';
import { VerificationForm, type AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { checkedBy, useActionForm } from '../../ui/queue/form/use-draft-form.js';

/** Suggestions; any other source can be typed. */
const USUAL_SOURCES = ['A call to the number on its website', 'Its website', 'A visit', 'A public register'].map(
  (each) => <option key={each} value={each} />,
);

interface VerifyFormProps {
  readonly context: FormContext<AdminBusiness>;
  readonly run: (
    business: AdminBusiness,
    given: { readonly source: string; readonly notes: string | null },
  ) => Promise<unknown>;
}

/** Asks for the source of the verification and for notes. The draft is kept until it is sent. */
export function VerifyForm({ context, run }: VerifyFormProps) {
  const list = useId();
  const { values, errors, change, submit, field } = useActionForm({
    context,
    start: ({ source = '', notes = '' }) => ({ source, notes }),
    check: ({ source, notes }) => {
      const verificationNotes = notes.trim() === '' ? null : notes;
      return checkedBy(VerificationForm.safeParse({ verificationSource: source, verificationNotes }));
    },
    run: (item: AdminBusiness, { verificationSource: source, verificationNotes: notes = null }) =>
      run(item, { source, notes }),
  });
  return (
    <QueueForm onSubmit={submit} onCancel={context.cancel} takesFocus submit="Verify Business">
      <Field
        label="Source"
        hint="How you checked that the listing is accurate."
        required
        error={errors['verificationSource']}
      >
        {(control) => (
          <Input
            {...control}
            list={list}
            autoComplete="off"
            value={values.source}
            onChange={({ currentTarget }) => change({ source: currentTarget.value })}
          />
        )}
      </Field>
      <datalist id={list}>{USUAL_SOURCES}</datalist>
      <NoteField
        label="Notes"
        hint={`Optional. Visible to administrators only. ${KEYS_HINT}`}
        rows={2}
        {...field('notes', 'verificationNotes')}
      />
    </QueueForm>
  );
}
