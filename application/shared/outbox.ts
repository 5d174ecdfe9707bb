/** The content of an email, without layout. */
export interface EmailContent {
  readonly subject: string;
  /** Plain text, one entry per paragraph. User input is unescaped here and escaped when the email is rendered. */
  readonly paragraphs: readonly string[];
  /** Lists after the paragraphs. */
  readonly sections?: readonly EmailSection[];
  /** The main action: a button that links to a path of this site. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Address for replies, if it isn't the site's. */
  readonly replyTo?: string;
  /** A code to enter, shown large. */
  readonly code?: string;
  /** Path of the page that stops emails like this one. Without it, the link turns off all email notifications. */
  readonly stopPath?: string;
  /** Why the reader gets the email, if it is more than their membership. */
  readonly reason?: string;
}

/** A list in an email, with a link for each entry. */
export interface EmailSection {
  readonly title: string;
  readonly entries: readonly EmailEntry[];
}

export interface EmailEntry {
  readonly label: string;
  /** A path of this site. */
  readonly path: string;
  /** Lines below the link. */
  readonly lines: readonly string[];
}

/** Address of a postcard. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

interface Outgoing {
  /** A message with an already recorded key is not recorded again. */
  readonly dedupeKey: string;
  /** The member whose settings decide whether it is sent; null if the recipient isn't a member. */
  readonly memberId: string | null;
  /**
   * True for answers to the person's own action (a link, a code), which ignore settings. Others can be unsubscribed.
   */
  readonly service: boolean;
}

/** A postcard with a claim's code. It waits for weeks, so the code is encrypted. */
interface Postcard {
  readonly kind: 'postcard';
  readonly to: PostalAddress;
  readonly text: string;
  readonly sealedCode: string;
  /** Only the newest card of this claim is printed, and only while the claim waits for its code. */
  readonly claimId: number;
}

export type OutgoingMessage =
  /** If `to` is null, the member's own address at delivery. */
  | (Outgoing & { readonly kind: 'mail'; readonly to: string | null; readonly content: EmailContent })
  | (Outgoing & { readonly kind: 'text'; readonly to: string | null; readonly text: string })
  | (Outgoing & Postcard);

interface Recipient {
  /** As in `OutgoingMessage`. */
  readonly memberId: string | null;
  /** The address; null for the member's own address at delivery. */
  readonly to: string | null;
}

/** Returns an email that answers the recipient's own action or tells them about a decision. It ignores settings. */
export function serviceEmail(dedupeKey: string, recipient: Recipient, content: EmailContent): OutgoingMessage {
  return { kind: 'mail', dedupeKey, ...recipient, service: true, content };
}

/** Returns an email to a member's own address, which their settings can turn off. */
export function newsEmail(dedupeKey: string, memberId: string, content: EmailContent): OutgoingMessage {
  return { kind: 'mail', dedupeKey, memberId, to: null, service: false, content };
}

/**
 * Outgoing messages. They are recorded now and delivered by a worker at least once, so that rolled-back work sends
 * nothing and no message is lost.
 */
export abstract class Outbox {
  /** Records messages in the running transaction. Throws an error outside of one. */
  abstract record(...messages: readonly OutgoingMessage[]): Promise<void>;
}
