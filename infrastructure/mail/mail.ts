import type { EmailContent, EmailSection } from '../../application/shared/outbox.js';
import { linkTo, reasonOf, type CompleteEmail, type MailSite } from './complete-email.js';
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
  return linkTo(action.path, publicUrl);
}

/** Returns where an email's link to unsubscribe leads: to the content's own page, or else to `usual`. */
export function unsubscribeLink({ stopPath }: EmailContent, usual: string, publicUrl: string): string {
  return stopPath === undefined ? usual : linkTo(stopPath, publicUrl);
}

function sectionText({ title, entries }: EmailSection, publicUrl: string): string[] {
  const texts = entries.map(({ label, path, lines }) => [label, ...lines, linkTo(path, publicUrl)].join('\n'));
  return [`${title}\n${'='.repeat(title.length)}`, ...texts];
}

/** Returns the plain-text part of an email, with full URLs. */
function emailText(complete: CompleteEmail): string {
  const { content, link, unsubscribe, site } = complete;
  const parts = [
    ...content.paragraphs,
    ...(content.sections ?? []).flatMap((section) => sectionText(section, site.publicUrl)),
    ...(content.code === undefined ? [] : [`    ${content.code}`]),
    ...(link === null ? [] : [`${content.action?.label ?? ''}:\n${link}`]),
    '-- ',
    `${site.name}\n${site.publicUrl}\n${site.supportEmail}`,
    reasonOf(complete),
    ...(unsubscribe === null ? [] : [`Unsubscribe:\n${unsubscribe}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
