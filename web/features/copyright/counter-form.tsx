import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { CounterNoticeForm } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_LIMITS, COUNTER_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Field } from '../../ui/form/field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { Input } from '../../ui/form/input.js';
import { Textarea } from '../../ui/form/textarea.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useCounterNotice } from './copyright.queries.js';
import { sayRefusal } from './sending.js';
import { SentForm } from './sent-form.js';
import { StatementBox } from './statement-box.js';

/** What may be kept: not how the member is reached. */
const DRAFTED = ['statement'] as const;

/** As typed: nothing confirmed at first. */
interface Values extends Omit<CounterNoticeForm, 'mistake' | 'jurisdiction'> {
  readonly mistake: boolean;
  readonly jurisdiction: boolean;
}

type Methods = UseFormReturn<Values, unknown, CounterNoticeForm>;

const EMPTY: Values = {
  ...{ name: '', postalAddress: '', phone: '', statement: '', mistake: false, jurisdiction: false, signature: '' },
};

const FIELDS = Object.keys(EMPTY) as (keyof Values)[];

const check = zodResolver(CounterNoticeForm) as unknown as Resolver<Values, unknown, CounterNoticeForm>;

/** The form by which a member answers a copyright notice. */
export function CounterForm({ noticeId }: { readonly noticeId: number }) {
  const form = useForm<Values, unknown, CounterNoticeForm>({ resolver: check, defaultValues: EMPTY });
  const draft = `counter-notice:${noticeId}`;
  useFormDraft(draft, form, DRAFTED);
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useCounterNotice(noticeId);
  const send = (counter: CounterNoticeForm): void =>
    whenSettled(mutateAsync({ form: counter, key: keyOf(counter) }), {
      onSuccess: () => {
        dropDraft(draft);
        toast({ tone: 'success', title: 'Counter-notice sent' });
      },
      onError: (error) => sayRefusal(form, FIELDS, error, 'Failed to send the counter-notice. Please try again.'),
    });
  return (
    <SentForm
      label="Counter-notice"
      submit="Send Counter-Notice"
      isPending={isPending}
      onSubmit={form.handleSubmit(send)}
    >
      <AboutYou form={form} />
      <Statements form={form} />
    </SentForm>
  );
}

function AboutYou({ form: { register, formState } }: { readonly form: Methods }) {
  const { errors } = formState;
  return (
    <FormSection title="About You" intro="All of this is passed on to whoever sent the notice: the law wants it so.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full name" required error={errors.name?.message}>
          {(field) => <Input {...field} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Phone" required error={errors.phone?.message}>
          {(field) => <Input {...field} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field label="Postal address" required error={errors.postalAddress?.message}>
        {(field) => <Textarea {...field} {...register('postalAddress')} rows={3} autoComplete="street-address" />}
      </Field>
    </FormSection>
  );
}

function Statements({ form: { register, formState, control } }: { readonly form: Methods }) {
  const { errors } = formState;
  const length = useWatch({ control, name: 'statement' }).trim().length;
  return (
    <FormSection title="Your Statements">
      <Field
        label="Your explanation"
        required
        hint="Why it was a mistake."
        error={errors.statement?.message}
        counter={{ value: length, limit: COPYRIGHT_LIMITS.statement }}
      >
        {(field) => <Textarea {...field} {...register('statement')} rows={5} />}
      </Field>
      <StatementBox registered={register('mistake')} error={errors.mistake?.message}>
        {COUNTER_STATEMENTS.mistake}
      </StatementBox>
      <StatementBox registered={register('jurisdiction')} error={errors.jurisdiction?.message}>
        {COUNTER_STATEMENTS.jurisdiction}
      </StatementBox>
      <Field label="Signature" required hint="Your full name, typed." error={errors.signature?.message}>
        {(field) => <Input {...field} {...register('signature')} autoComplete="off" />}
      </Field>
    </FormSection>
  );
}
