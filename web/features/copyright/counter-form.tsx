import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { CounterNoticeForm } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_LIMITS, COUNTER_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { FormInput, FormTextarea } from '../../ui/form/form-field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useCounterNotice } from './copyright.queries.js';
import { PostalAddress, SignedStatements } from './signed-form.js';

/** A draft may not contain contact details. */
const DRAFT_FIELDS = ['statement'] as const;

/** As typed; statements start unconfirmed. */
interface Values extends Omit<CounterNoticeForm, 'mistake' | 'jurisdiction'> {
  readonly mistake: boolean;
  readonly jurisdiction: boolean;
}

const EMPTY: Values = {
  ...{ name: '', postalAddress: '', phone: '', statement: '', mistake: false, jurisdiction: false, signature: '' },
};

const check = zodResolver(CounterNoticeForm) as unknown as Resolver<Values, unknown, CounterNoticeForm>;

/** The form for a counter-notice. */
export function CounterForm({ noticeId }: { readonly noticeId: number }) {
  const form = useForm<Values, unknown, CounterNoticeForm>({ resolver: check, defaultValues: EMPTY });
  const draft = `counter-notice:${noticeId}`;
  useFormDraft(draft, form, DRAFT_FIELDS);
  const { submit, isPending } = useSentForm(form, useCounterNotice(noticeId), {
    draft,
    onSuccess: () => toast({ tone: 'success', title: 'Counter-notice sent' }),
    failure: 'Failed to send the counter-notice. Please try again.',
  });
  return (
    <SentForm
      purpose={null}
      label="Counter-notice"
      onSubmit={submit}
      isPending={isPending}
      submit="Send Counter-Notice"
      pending="Sending..."
    >
      <FormSection
        title="About you"
        intro="The law requires us to share all of this with the person who sent the notice."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormInput form={form} name="name" label="Full name" required autoComplete="name" />
          <FormInput form={form} name="phone" label="Phone" required type="tel" autoComplete="tel" />
        </div>
        <PostalAddress form={form} />
      </FormSection>
      <SignedStatements form={form} statements={COUNTER_STATEMENTS}>
        <FormTextarea
          form={form}
          name="statement"
          label="Your explanation"
          required
          hint="Explain why removing your content was a mistake."
          limit={COPYRIGHT_LIMITS.statement}
          rows={5}
        />
      </SignedStatements>
    </SentForm>
  );
}
