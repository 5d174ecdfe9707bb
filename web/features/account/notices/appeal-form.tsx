import { useEffect, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AppealForm as AppealRules } from '../../../../interfaces/contract/moderation/notice.js';
import { APPEAL_TEXT } from '../../../../interfaces/contract/shared/words.js';
import { dayName } from '../../../lib/day.js';
import { dropDraft } from '../../../lib/draft.js';
import { useFormDraft } from '../../../lib/form-draft.js';
import { useSendingKey } from '../../../lib/sending-key.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { Textarea } from '../../../ui/form/textarea.js';
import { refusalOf, type useOwnAppeal } from './notices.queries.js';

interface AppealFormProps {
  /** Under which name what is typed is kept. */
  readonly draft: string;
  readonly appealUntil: string;
  readonly appeal: ReturnType<typeof useOwnAppeal>;
  /** True where it comes because it was asked for. */
  readonly takesFocus?: boolean | undefined;
}

const FIELDS = ['text'] as const;
const FAILED = 'Failed to send your appeal. Please try again.';

/** What is wrong with the decision, in the member's own words; once. */
export function AppealForm({ draft, appealUntil, appeal, takesFocus = false }: AppealFormProps) {
  const keyOf = useSendingKey();
  const form = useForm({ resolver: zodResolver(AppealRules), defaultValues: { text: '' } });
  const { register, handleSubmit, setError, watch, formState } = form;
  useFormDraft(draft, form, FIELDS);
  const part = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const submit = handleSubmit(({ text }) => {
    whenSettled(appeal.mutateAsync({ form: text, key: keyOf(text) }), {
      onSuccess: () => dropDraft(draft),
      onError: (error) => {
        const { sentence, fields } = refusalOf(error);
        const field = fields.find(({ path }) => path === 'text');
        if (field === undefined) setError('root', { message: sentence ?? FAILED });
        else setError('text', { message: field.message }, { shouldFocus: true });
      },
    });
  });
  const { errors } = formState;
  return (
    <form ref={part} noValidate onSubmit={submit} aria-label="Appeal" className="flex flex-col gap-4 noscript:hidden">
      <Field
        label="What is wrong with this decision?"
        hint={`You can appeal once, until ${dayName(appealUntil)}. Where possible somebody else than who decided looks at it, and you get the answer with its reason by mail.`}
        error={errors.text?.message}
        counter={{ value: watch('text').trim().length, limit: APPEAL_TEXT.max }}
        required
      >
        {(control) => <Textarea {...control} {...register('text')} rows={6} />}
      </Field>
      {errors.root?.message !== undefined && (
        <div role="alert">
          <FieldError>{errors.root.message}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" pending={appeal.isPending} pendingText="Sending...">
          Send Appeal
        </Button>
      </div>
    </form>
  );
}
