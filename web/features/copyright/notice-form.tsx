import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { CopyrightNoticeForm } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_LIMITS, NOTICE_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Field } from '../../ui/form/field.js';
import { FormInput, FormTextarea } from '../../ui/form/form-field.js';
import { FormSection, messageIn } from '../../ui/form/form-section.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { Textarea } from '../../ui/form/textarea.js';
import { useCopyrightNotice } from './copyright.queries.js';
import { PostalAddress, SignedStatements } from './signed-form.js';

const DRAFT = 'copyright';
/** A draft may not contain contact details. */
const DRAFT_FIELDS = ['work', 'addresses'] as const;

/** As typed: addresses one per line; statements start unconfirmed. */
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

const checked = zodResolver(CopyrightNoticeForm) as unknown as Resolver<object, unknown, CopyrightNoticeForm>;

/** Returns the lines of a text that are not blank. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const check = ((values: Values, context: unknown, options: Parameters<typeof checked>[2]) => {
  return checked({ ...values, addresses: linesOf(values.addresses) }, context, options);
}) as unknown as Resolver<Values, unknown, CopyrightNoticeForm>;

/** The form for a copyright notice, open to anyone, and its confirmation. */
export function NoticeForm() {
  const [sent, setSent] = useState<number | null>(null);
  if (sent !== null) return <NoticeReceived id={sent} onAnother={() => setSent(null)} />;
  return <Form onSent={setSent} />;
}

function Form({ onSent }: { readonly onSent: (id: number) => void }) {
  const form = useForm<Values, unknown, CopyrightNoticeForm>({ resolver: check, defaultValues: EMPTY });
  useFormDraft(DRAFT, form, DRAFT_FIELDS);
  const { submit, isPending } = useSentForm(form, useCopyrightNotice(), {
    draft: DRAFT,
    onSuccess: onSent,
    failure: 'Failed to send the notice. Please try again.',
  });
  return (
    <SentForm
      purpose="send copyright notices"
      label="Copyright notice"
      onSubmit={submit}
      isPending={isPending}
      submit="Send Notice"
      pending="Sending..."
    >
      <FormSection
        title="About you"
        intro="We share your name with the person who posted the content, but not your contact details."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormInput form={form} name="name" label="Full name" required autoComplete="name" />
          <FormInput form={form} name="email" label="Email" required type="email" autoComplete="email" />
        </div>
        <PostalAddress form={form} />
        <FormInput form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      </FormSection>
      <AboutTheWork form={form} />
      <SignedStatements form={form} statements={NOTICE_STATEMENTS} />
    </SentForm>
  );
}

function AboutTheWork({ form }: { readonly form: Methods }) {
  const errors: FieldErrors<Values> = form.formState.errors;
  const addresses = useWatch({ control: form.control, name: 'addresses' });
  return (
    <FormSection title="The work and where it appears">
      <FormTextarea
        form={form}
        name="work"
        label="Your work"
        required
        hint="Describe the work and where we can see it."
        limit={COPYRIGHT_LIMITS.work}
        rows={5}
      />
      <Field
        label="Addresses on this site"
        required
        hint={`One per line, up to ${COPYRIGHT_LIMITS.addresses}.`}
        error={messageIn(errors.addresses)}
        counter={{ value: linesOf(addresses).length, limit: COPYRIGHT_LIMITS.addresses, unit: 'addresses' }}
      >
        {(field) => <Textarea {...field} {...form.register('addresses')} rows={4} autoComplete="off" inputMode="url" />}
      </Field>
    </FormSection>
  );
}

function NoticeReceived({ id, onAnother }: { readonly id: number; readonly onAnother: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <div role="status">
        <p className="text-lg font-bold">We received your notice (no. {id}).</p>
        <p className="mt-1 text-muted">We’ll review it and email you our decision.</p>
      </div>
      <Button variant="secondary" onClick={onAnother}>
        Send another notice
      </Button>
    </Card>
  );
}
