import type { EmailContent } from '../../application/shared/outbox.js';
import type { MailSite } from './complete-email.js';
import { emailHtml } from './email-html.js';
import { emailText } from './email-text.js';

/** A mail as it leaves the house. */
export interface Mail {
  /** Of the outbox's row: the Message-ID is made of it, so that a mail that was sent twice is seen to be one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer reaches; null: whom it comes from. */
  readonly replyTo: string | null;
  /** Where one unsubscribes; null in a mail that answers what the person just did. */
  readonly unsubscribe: string | null;
}

/** Writes an email as a mail program sends it. Throws where its action leads anywhere but to a path of this site. */
export function mailOf(
  { id, to }: Pick<Mail, 'id' | 'to'>,
  content: EmailContent,
  unsubscribe: string | null,
  site: MailSite,
): Mail {
  // A subject is one line, whatever was typed into what it names.
  const subject = content.subject.replaceAll(/\s+/g, ' ').trim();
  const complete = { content: { ...content, subject }, link: linkOf(content, site), unsubscribe, site };
  const replyTo = content.replyTo ?? null;
  return { id, to, subject, text: emailText(complete), html: emailHtml(complete), replyTo, unsubscribe };
}

function linkOf({ action }: EmailContent, { publicUrl }: MailSite): string | null {
  if (action === undefined) return null;
  if (!/^\/(?![/\\])/.test(action.path)) throw new TypeError('The action of an email is a path of this site.');
  return `${publicUrl}${action.path}`;
}
