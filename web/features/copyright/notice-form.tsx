import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { CopyrightNoticeForm } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_LIMITS, NOTICE_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/form/field.js';
import { FormSection, messageIn } from '../../ui/form/form-section.js';
import { Input } from '../../ui/form/input.js';
import { Textarea } from '../../ui/form/textarea.js';
import { useCopyrightNotice } from './copyright.queries.js';
import { sayRefusal } from './sending.js';
import { SentForm } from './sent-form.js';
import { StatementBox } from './statement-box.js';

const DRAFT = 'copyright';
/** What may be kept: not how the sender is reached. */
const DRAFTED = ['work', 'addresses'] as const;

/** As typed: the addresses one a line, nothing confirmed at first. */
interface Values extends Omit<CopyrightNoticeForm, 'addresses' | 'goodFaith' | 'accuracy' | 'phone'> {
  readonly phone: string;
  readonly addresses: string;
  readonly goodFaith: boolean;
  readonly accuracy: boolean;
}

type Methods = UseFormReturn<Values, unknown, CopyrightNoticeForm>;

const EMPTY: Values = {
  ...{ name: '', email: '', postalAddress: '', phone: '', work: '', addresses: '' },
  ...{ goodFaith: false, accuracy: false, signature: '' },
};

const FIELDS = Object.keys(EMPTY) as (keyof Values)[];

const checked = zodResolver(CopyrightNoticeForm) as unknown as Resolver<object, unknown, CopyrightNoticeForm>;

const check = ((values: Values, context: unknown, options: Parameters<typeof checked>[2]) => {
  const addresses = values.addresses.split('\n').filter((line) => line.trim() !== '');
  return checked({ ...values, addresses }, context, options);
}) as unknown as Resolver<Values, unknown, CopyrightNoticeForm>;

/** The form by which anybody claims a copyright in something on this site; then, that it has arrived. */
export function NoticeForm() {
  const [sent, setSent] = useState<number | null>(null);
  if (sent !== null) return <Arrived id={sent} onAnother={() => setSent(null)} />;
  return <Form onSent={setSent} />;
}

function Form({ onSent }: { readonly onSent: (id: number) => void }) {
  const form = useForm<Values, unknown, CopyrightNoticeForm>({ resolver: check, defaultValues: EMPTY });
  useFormDraft(DRAFT, form, DRAFTED);
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useCopyrightNotice();
  const send = (notice: CopyrightNoticeForm): void =>
    whenSettled(mutateAsync({ form: notice, key: keyOf(notice) }), {
      onSuccess: (id) => {
        dropDraft(DRAFT);
        onSent(id);
      },
      onError: (error) => sayRefusal(form, FIELDS, error, 'Failed to send the notice. Please try again.'),
    });
  return (
    <SentForm label="Copyright notice" submit="Send Notice" isPending={isPending} onSubmit={form.handleSubmit(send)}>
      <AboutYou form={form} />
      <AboutTheWork form={form} />
      <Statements form={form} />
    </SentForm>
  );
}

function AboutYou({ form: { register, formState } }: { readonly form: Methods }) {
  const { errors } = formState;
  return (
    <FormSection title="About You" intro="Whoever posted what you name learns your name, and not how to reach you.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full name" required error={errors.name?.message}>
          {(field) => <Input {...field} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          {(field) => <Input {...field} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field label="Postal address" required error={errors.postalAddress?.message}>
        {(field) => <Textarea {...field} {...register('postalAddress')} rows={3} autoComplete="street-address" />}
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        {(field) => <Input {...field} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
    </FormSection>
  );
}

function AboutTheWork({ form: { register, formState, control } }: { readonly form: Methods }) {
  const errors: FieldErrors<Values> = formState.errors;
  const length = useWatch({ control, name: 'work' }).trim().length;
  return (
    <FormSection title="Your Work, and Where It Is Used">
      <Field
        label="Your work"
        required
        hint="What it is, and where it can be seen."
        error={errors.work?.message}
        counter={{ value: length, limit: COPYRIGHT_LIMITS.work }}
      >
        {(field) => <Textarea {...field} {...register('work')} rows={5} />}
      </Field>
      <Field
        label="Addresses on this site"
        required
        hint={`One a line, up to ${COPYRIGHT_LIMITS.addresses}.`}
        error={messageIn(errors.addresses)}
      >
        {(field) => <Textarea {...field} {...register('addresses')} rows={4} autoComplete="off" inputMode="url" />}
      </Field>
    </FormSection>
  );
}

function Statements({ form: { register, formState } }: { readonly form: Methods }) {
  const { errors } = formState;
  return (
    <FormSection title="Your Statements">
      <StatementBox registered={register('goodFaith')} error={errors.goodFaith?.message}>
        {NOTICE_STATEMENTS.goodFaith}
      </StatementBox>
      <StatementBox registered={register('accuracy')} error={errors.accuracy?.message}>
        {NOTICE_STATEMENTS.accuracy}
      </StatementBox>
      <Field label="Signature" required hint="Your full name, typed." error={errors.signature?.message}>
        {(field) => <Input {...field} {...register('signature')} autoComplete="off" />}
      </Field>
    </FormSection>
  );
}

function Arrived({ id, onAnother }: { readonly id: number; readonly onAnother: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <div role="status">
        <p className="text-lg font-bold">Your notice no. {id} has arrived.</p>
        <p className="mt-1 text-muted">We look at it and tell you by mail what becomes of it.</p>
      </div>
      <Button variant="secondary" onClick={onAnother}>
        Send another notice
      </Button>
    </Card>
  );
}
