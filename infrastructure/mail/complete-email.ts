import type { EmailContent } from '../../application/shared/outbox.js';

/** What every mail says of the site. */
export interface MailSite {
  readonly name: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** An email with all addresses complete, ready to be written as text and as HTML. */
export interface CompleteEmail {
  readonly content: EmailContent;
  /** The whole address of the action. */
  readonly link: string | null;
  readonly unsubscribe: string | null;
  readonly site: MailSite;
}

/** Why the reader gets it: the last lines of a mail. */
export function reasonOf({ content, unsubscribe, site }: CompleteEmail): string {
  if (content.replyTo !== undefined) {
    return `You get this mail because messages to ${site.name} are read here. An answer goes to ${content.replyTo}.`;
  }
  return unsubscribe === null
    ? `You get this mail because of a request made at ${site.name} with this e-mail address. If it was not you, you can ignore it.`
    : `You get this mail because you are a member of ${site.name}.`;
}
