import { useEffect } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { CONTACT_LIMITS, FEEDBACK_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { CONTACT_DRAFT } from '../../lib/form/contact-draft.js';
import { dropDraft } from '../../lib/form/draft.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { useViewer } from '../../lib/page/viewer.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import {
  ABOUT_OPTIONS,
  CATEGORY_OPTIONS,
  DRAFTED,
  emptyMessage,
  messageResolver,
  type Message,
  type MessageValues,
} from './contact-values.js';
import { useContactMessage } from './contact.queries.js';

/** The contact form, open to anyone. A question needs a category and an email address; feedback needs neither. */
export function ContactUs() {
  const viewer = useViewer();
  const form = useForm<MessageValues, unknown, Message>({
    resolver: messageResolver,
    defaultValues: emptyMessage(viewer),
  });
  useFormDraft(CONTACT_DRAFT, form, DRAFTED);
  const isQuestion = useIsQuestion(form);
  const { submit, isPending } = useSentForm(form, useContactMessage(), {
    onSuccess: (_answer, sent) => {
      toast({ tone: 'success', title: 'Message Sent', description: thanksFor(sent) });
      form.reset(emptyMessage(viewer));
      dropDraft(CONTACT_DRAFT);
    },
    failure: 'Failed to send message. Please try again.',
  });
  const limit = isQuestion ? CONTACT_LIMITS.message : FEEDBACK_LIMITS.description;
  return (
    <SentForm
      purpose="send us messages here"
      label="Contact us"
      onSubmit={submit}
      isPending={isPending}
      submit="Send Message"
      pending="Sending..."
    >
      <FormSelect form={form} name="about" label="What is this about?" options={ABOUT_OPTIONS} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="name" label="Name" required={isQuestion} autoComplete="name" />
        <FormInput form={form} name="email" label="Email" required={isQuestion} type="email" autoComplete="email" />
      </div>
      {!isQuestion && (
        <p className="-mt-3 text-sm text-muted">
          Your name and email are optional. We’ll use them only if we have a question.
        </p>
      )}
      <FormInput form={form} name="subject" label="Subject" required autoComplete="off" />
      {isQuestion && <FormSelect form={form} name="category" label="Category" required options={CATEGORY_OPTIONS} />}
      <FormTextarea form={form} name="message" label="Message" required limit={limit} rows={7} />
    </SentForm>
  );
}

/** Clears the errors when the kind of message changes, because each kind has its own rules. */
function useIsQuestion({ control, clearErrors }: UseFormReturn<MessageValues, unknown, Message>) {
  const about = useWatch({ control, name: 'about' });
  useEffect(() => clearErrors(), [about, clearErrors]);
  return about === 'contact_inquiry';
}

/** We can answer only if we know how to reach the sender. */
function thanksFor({ email = null }: Message): string {
  return email === null ? 'Thank you. Our team will read your message.' : 'Thank you. We’ll respond within 24 hours.';
}
