import { useEffect, useRef } from 'react';
import { Mail } from 'lucide-react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { mailLink } from '../../lib/path/mail-link.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/form/queue-form.js';
import { useActionForm } from '../../ui/queue/form/use-draft-form.js';
import type { SentAnswer } from './feedback.queries.js';

/** Returns the placeholders of saved replies about a message. */
export const placeholdersOf = (item: AdminFeedback) => ({
  ...{ name: item.contactName, place: item.recommendedBusinessName, town: item.recommendedBusinessCity },
});

/** Returns whether to offer a call: the sender prefers it, or left only a phone number. */
export const wantsCall = ({ contactEmail, contactPhone, contactPreference }: AdminFeedback): boolean =>
  contactPhone !== null && (contactEmail === null || contactPreference === 'phone');

/** Returns the address that starts a call. */
export const callLink = ({ contactPhone }: AdminFeedback): string =>
  `tel:${(contactPhone ?? '').replaceAll(/[^\d+]/g, '')}`;

interface ReplyFormProps {
  readonly context: FormContext<AdminFeedback>;
  readonly run: (sent: SentAnswer) => Promise<unknown>;
}

/**
 * Writes an answer and opens it in the email program. Then asks whether it was sent, because only the administrator
 * knows. The draft is kept until then.
 */
export function EmailForm({ context, run }: ReplyFormProps) {
  const { item, cancel } = context;
  const { values, change, submit } = useActionForm<AdminFeedback, { text: string }, true>({
    context,
    start: ({ text = '' }) => ({ text }),
    check: () => ({ sent: true, errors: {} }),
    run: ({ id }) => run({ id, isAnswered: true }),
  });
  const address = item.contactEmail ?? '';
  return (
    <QueueForm onSubmit={submit} onCancel={cancel} takesFocus className="max-w-prose">
      <NoteField
        label="Answer"
        hint={`Opens in your email program, from where you send it to ${address}. Then mark the message as answered; the sender can see when.`}
        rows={6}
        value={values.text}
        limit={MAX_ADMIN_TEXT}
        answer={{ kind: 'feedback', values: placeholdersOf(item) }}
        onType={(text) => change({ text })}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={mailLink(address, `Re: ${item.title}`, values.text)} icon={<Mail aria-hidden="true" />}>
          Open Email
        </ButtonAnchor>
        <Button type="submit" variant="secondary">
          Mark as Answered
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </QueueForm>
  );
}

/** Asks whether the sender was reached, because only the administrator knows. */
export function CallForm({ context: { item, send, cancel }, run }: ReplyFormProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <QueueForm
      onSubmit={() => send(() => run({ id: item.id, isAnswered: true }))}
      onCancel={cancel}
      submit="Mark as Answered"
    >
      <p ref={text} tabIndex={-1} className="max-w-prose">
        {'Call '}
        <a href={callLink(item)} className="text-link">
          {item.contactPhone}
        </a>
        . Once you’ve answered, mark the message as answered. The sender can see when.
      </p>
    </QueueForm>
  );
}
