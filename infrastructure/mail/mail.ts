import type { EmailContent } from '../../application/shared/outbox.js';
import { reasonOf, type CompleteEmail, type MailSite } from './complete-email.js';
import { emailHtml } from './email-html.js';

/** An email ready to be sent. */
export interface Mail {
  /** The outbox row's id. The Message-ID is made from it, so that an email sent twice is recognized as one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go; null means the sender. */
  readonly replyTo: string | null;
  /** The unsubscribe URL; null in an email that responds to the person's own action. */
  readonly unsubscribe: string | null;
}

/** Renders an email for sending. Throws if its action links to anything but a path of this site. */
export function mailOf(
  { id, to }: Pick<Mail, 'id' | 'to'>,
  content: EmailContent,
  unsubscribe: string | null,
  site: MailSite,
): Mail {
  // Keep the subject on one line, whatever a user typed into the names it contains.
  const subject = content.subject.replaceAll(/\s+/g, ' ').trim();
  const complete = { content: { ...content, subject }, link: linkOf(content, site), unsubscribe, site };
  const replyTo = content.replyTo ?? null;
  return { id, to, subject, text: emailText(complete), html: emailHtml(complete), replyTo, unsubscribe };
}

function linkOf({ action }: EmailContent, { publicUrl }: MailSite): string | null {
  if (action === undefined) return null;
  if (!/^\/(?![/\\])/.test(action.path)) throw new TypeError('The action of an email must be a path on this site.');
  return `${publicUrl}${action.path}`;
}

/** Returns the plain-text part of an email, with full URLs. */
function emailText(complete: CompleteEmail): string {
  const { content, link, unsubscribe, site } = complete;
  const parts = [
    ...content.paragraphs,
    ...(content.code === undefined ? [] : [`    ${content.code}`]),
    ...(link === null ? [] : [`${content.action?.label ?? ''}:\n${link}`]),
    '-- ',
    `${site.name}\n${site.publicUrl}\n${site.supportEmail}`,
    reasonOf(complete),
    ...(unsubscribe === null ? [] : [`Unsubscribe:\n${unsubscribe}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
