import { useEffect, useRef } from 'react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { mailLink } from '../../lib/path/mail-link.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';
import type { SentAnswer } from './feedback.queries.js';

/** Returns the address that starts a reply: an email, or a call if the sender prefers that or left no email address. */
export function replyLink({ title, contactEmail, contactPhone, contactPreference }: AdminFeedback): string {
  const isCall = contactEmail === null || (contactPreference === 'phone' && contactPhone !== null);
  return isCall ? `tel:${(contactPhone ?? '').replaceAll(/[^\d+]/g, '')}` : mailLink(contactEmail, `Re: ${title}`);
}

interface ReplyFormProps {
  readonly context: FormContext<AdminFeedback>;
  readonly run: (sent: SentAnswer) => Promise<unknown>;
}

/** Asks whether the reply was sent, because only the administrator knows. */
export function ReplyForm({ context: { item, send, cancel }, run }: ReplyFormProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const href = replyLink(item);
  const isCall = href.startsWith('tel:');
  return (
    <QueueForm
      onSubmit={() => send(() => run({ id: item.id, isAnswered: true }))}
      onCancel={cancel}
      submit="Mark as Answered"
    >
      <p ref={text} tabIndex={-1} className="max-w-prose">
        {isCall ? 'Call ' : 'Write your reply in your email program: '}
        <a href={href} className="text-link">
          {isCall ? item.contactPhone : item.contactEmail}
        </a>
        . Once you’ve answered, mark the message as answered. The sender can see when.
      </p>
    </QueueForm>
  );
}
