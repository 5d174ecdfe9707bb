import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { ContactForm } from '../../../interfaces/contract/feedback/contact.js';
import {
  CONTACT_CATEGORIES,
  CONTACT_CATEGORY_LABEL,
  CONTACT_LIMITS,
} from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { usePage } from '../../lib/page/page-context.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useContactMessage } from './contact.queries.js';

const DRAFT = 'contact';
/** What may be kept: not the address. */
const DRAFTED = ['name', 'subject', 'category', 'message'] as const;

/** As typed: nothing is chosen at first. */
type Values = Omit<ContactForm, 'category'> & { category: string };
type Methods = UseFormReturn<Values, unknown, ContactForm>;

const check = zodResolver(ContactForm) as unknown as Resolver<Values, unknown, ContactForm>;

const OPTIONS = [
  { value: '', label: 'Select a category' },
  ...CONTACT_CATEGORIES.map((value) => ({ value, label: CONTACT_CATEGORY_LABEL[value] })),
];

function valuesFor(viewer: Viewer | null): Values {
  const name = [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' ');
  return { name, email: viewer?.email ?? '', subject: '', category: '', message: '' };
}

/** The form by which anybody writes to the people behind the directory. */
export function ContactUs() {
  const viewer = useViewer();
  const form = useForm<Values, unknown, ContactForm>({
    resolver: check,
    defaultValues: valuesFor(viewer),
  });
  useFormDraft(DRAFT, form, DRAFTED);
  const { send, isPending } = useSending(form, () => {
    form.reset(valuesFor(viewer));
    dropDraft(DRAFT);
  });
  const submit = form.handleSubmit(send);
  return (
    <form noValidate aria-label="Contact us" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Fields form={form} />
      <div>
        <Button
          type="submit"
          size="lg"
          pending={isPending}
          pendingText="Sending..."
          className="w-full sm:w-auto noscript:hidden"
        >
          Send Message
        </Button>
        <WithoutScript />
      </div>
    </form>
  );
}

function Fields({ form: { register, formState, control } }: { readonly form: Methods }) {
  const { errors } = formState;
  const length = useWatch({ control, name: 'message' }).trim().length;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          {(field) => <Input {...field} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          {(field) => <Input {...field} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field label="Subject" required error={errors.subject?.message}>
        {(field) => <Input {...field} {...register('subject')} autoComplete="off" />}
      </Field>
      <Field label="Category" required error={errors.category?.message}>
        {(field) => <Select {...field} {...register('category')} options={OPTIONS} />}
      </Field>
      <Field
        label="Message"
        required
        error={errors.message?.message}
        counter={{ value: length, limit: CONTACT_LIMITS.message }}
      >
        {(field) => <Textarea {...field} {...register('message')} rows={7} />}
      </Field>
    </>
  );
}

const TOO_MANY_REQUESTS = 429;

function useSending(form: Methods, onDone: () => void) {
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useContactMessage();
  const send = (message: ContactForm): void =>
    whenSettled(mutateAsync({ form: message, key: keyOf(message) }), {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Message Sent', description: 'Thank you. We respond within 24 hours.' });
        onDone();
      },
      onError: (error) => sayRefusal(form, error),
    });
  return { send, isPending };
}

const FIELDS = ['name', 'email', 'subject', 'category', 'message'] as const;

/** Says that it failed, at the fields where the server names them; only how long to wait is for the server to say. */
function sayRefusal(form: Methods, error: unknown): void {
  const { status, sentence, fields } = refusalOf(error);
  for (const { path, message } of fields) {
    const field = path === 'contactEmail' ? 'email' : FIELDS.find((each) => each === path);
    if (field !== undefined) form.setError(field, { type: 'server', message });
  }
  const usual = 'Failed to send message. Please try again.';
  const description = status === TOO_MANY_REQUESTS ? (sentence ?? usual) : usual;
  toast({ tone: 'danger', title: 'Error', description });
}

function WithoutScript() {
  const { site } = usePage();
  return (
    <p className="hidden text-muted noscript:block">
      Sending this form needs JavaScript. You can also write to{' '}
      <a href={`mailto:${site.supportEmail}`} className="text-link">
        {site.supportEmail}
      </a>
      .
    </p>
  );
}
