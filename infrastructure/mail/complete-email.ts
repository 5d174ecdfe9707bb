import type { EmailContent } from '../../application/shared/outbox.js';

/** Site details used in every email. */
export interface MailSite {
  readonly name: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** An email with full URLs, ready to be rendered as text and HTML. */
export interface CompleteEmail {
  readonly content: EmailContent;
  /** The full URL of the action. */
  readonly link: string | null;
  readonly unsubscribe: string | null;
  readonly site: MailSite;
}

/** Returns the full URL of a path. Throws if it could lead to another site. */
export function linkTo(path: string, publicUrl: string): string {
  if (!/^\/(?![/\\])/.test(path)) throw new TypeError('The action of an email must be a path on this site.');
  return `${publicUrl}${path}`;
}

/** Returns why the reader gets the email, for its last lines. */
export function reasonOf({ content, unsubscribe, site }: CompleteEmail): string {
  if (content.replyTo !== undefined) {
    return `You received this email because this address handles messages to ${site.name}. Replies go to ${content.replyTo}.`;
  }
  if (content.reason !== undefined) return content.reason;
  return unsubscribe === null
    ? `You received this email because of a request on ${site.name} with this email address. If this wasn’t you, you can ignore it.`
    : `You received this email because you are a member of ${site.name}.`;
}
