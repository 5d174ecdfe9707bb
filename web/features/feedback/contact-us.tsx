import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { ContactForm } from '../../../interfaces/contract/feedback/contact.js';
import {
  CONTACT_CATEGORIES,
  CONTACT_CATEGORY_LABEL,
  CONTACT_LIMITS,
} from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/form/draft.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useContactMessage } from './contact.queries.js';

const DRAFT = 'contact';
/** A draft may not contain the email address. */
const DRAFTED = ['name', 'subject', 'category', 'message'] as const;

/** As typed; no category is chosen at first. */
type Values = Omit<ContactForm, 'category'> & { category: string };

const check = zodResolver(ContactForm) as unknown as Resolver<Values, unknown, ContactForm>;

const OPTIONS = [
  { value: '', label: 'Select a category' },
  ...CONTACT_CATEGORIES.map((value) => ({ value, label: CONTACT_CATEGORY_LABEL[value] })),
];

function valuesFor(viewer: Viewer | null): Values {
  const name = [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' ');
  return { name, email: viewer?.email ?? '', subject: '', category: '', message: '' };
}

/** The contact form, open to anyone. */
export function ContactUs() {
  const viewer = useViewer();
  const form = useForm<Values, unknown, ContactForm>({
    resolver: check,
    defaultValues: valuesFor(viewer),
  });
  useFormDraft(DRAFT, form, DRAFTED);
  const { submit, isPending } = useSentForm(form, useContactMessage(), {
    onSuccess: () => {
      toast({ tone: 'success', title: 'Message Sent', description: 'Thank you. We’ll respond within 24 hours.' });
      form.reset(valuesFor(viewer));
      dropDraft(DRAFT);
    },
    failure: 'Failed to send message. Please try again.',
  });
  return (
    <SentForm
      purpose="send us messages here"
      label="Contact us"
      onSubmit={submit}
      isPending={isPending}
      submit="Send Message"
      pending="Sending..."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="name" label="Name" required autoComplete="name" />
        <FormInput form={form} name="email" label="Email" required type="email" autoComplete="email" />
      </div>
      <FormInput form={form} name="subject" label="Subject" required autoComplete="off" />
      <FormSelect form={form} name="category" label="Category" required options={OPTIONS} />
      <FormTextarea form={form} name="message" label="Message" required limit={CONTACT_LIMITS.message} rows={7} />
    </SentForm>
  );
}
