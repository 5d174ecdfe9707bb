import { useEffect, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AppealForm as AppealRules } from '../../../../interfaces/contract/moderation/notice.js';
import { APPEAL_TEXT } from '../../../../interfaces/contract/shared/words.js';
import { dayName } from '../../../lib/words/day.js';
import { dropDraft } from '../../../lib/form/draft.js';
import { useFormDraft } from '../../../lib/form/form-draft.js';
import { useIdempotencyKey } from '../../../lib/form/idempotency-key.js';
import { sentenceOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button } from '../../../ui/button.js';
import { FormTextarea } from '../../../ui/form/form-field.js';
import { ListError } from '../../../ui/form/form-section.js';
import { showFieldErrors } from '../../../ui/form/use-sent-form.js';
import type { useOwnAppeal } from './notices.queries.js';

interface AppealFormProps {
  readonly draft: string;
  readonly appealUntil: string;
  readonly appeal: ReturnType<typeof useOwnAppeal>;
  /** True if the form opened at the user's request. */
  readonly takesFocus?: boolean | undefined;
}

const FIELDS = ['text'] as const;
const FAILED = 'We couldn’t send your appeal. Please try again.';

/** The form for a member's appeal against a decision. Each decision can be appealed once. */
export function AppealForm({ draft, appealUntil, appeal, takesFocus = false }: AppealFormProps) {
  const keyOf = useIdempotencyKey();
  const form = useForm({ resolver: zodResolver(AppealRules), defaultValues: { text: '' } });
  const { handleSubmit, setError, formState } = form;
  useFormDraft(draft, form, FIELDS);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const submit = handleSubmit(({ text }) => {
    whenSettled(appeal.mutateAsync({ form: text, key: keyOf(text) }), {
      onSuccess: () => dropDraft(draft),
      onError: (error) => {
        const names = showFieldErrors(form, error);
        if (names.length === 0) setError('root', { message: sentenceOf(error) ?? FAILED });
      },
    });
  });
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label="Appeal"
      className="flex flex-col gap-4 noscript:hidden"
    >
      <FormTextarea
        form={form}
        name="text"
        label="Why is this decision wrong?"
        hint={`You can appeal once, until ${dayName(appealUntil)}. If possible, someone who wasn’t involved in the decision will review your appeal. We’ll email you the answer and the reason for it.`}
        limit={APPEAL_TEXT.max}
        required
        rows={6}
      />
      <ListError message={formState.errors.root?.message} />
      <div>
        <Button type="submit" pending={appeal.isPending} pendingText="Sending...">
          Send Appeal
        </Button>
      </div>
    </form>
  );
}
