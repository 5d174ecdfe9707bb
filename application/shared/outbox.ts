/** The words of a mail; how they are laid out is decided where mails are made. */
export interface EmailContent {
  readonly subject: string;
  /**
   * Plain text, one entry a paragraph. What a person typed stands as it was typed: it is escaped where that is needed.
   */
  readonly paragraphs: readonly string[];
  /** The one thing to do: a button that leads to a path of this site. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Whom an answer reaches, where that is not the site. */
  readonly replyTo?: string;
  /** A code to type, shown large. */
  readonly code?: string;
}

/** Where a postcard goes. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

interface Outgoing {
  /** A message whose key was recorded before is not recorded again. */
  readonly dedupeKey: string;
  /** Whom it concerns; their flags decide whether it goes out. Null: the recipient is not a member. */
  readonly memberId: string | null;
  /** True: it answers what the person just did (a link, a code) and obeys no flag. False: it can be unsubscribed. */
  readonly service: boolean;
}

/** A card with the code of a claim; it waits for weeks, so its code is kept in a form that only the application reads. */
interface Postcard {
  readonly kind: 'postcard';
  readonly to: PostalAddress;
  readonly text: string;
  readonly sealedCode: string;
  /** Printed only while this claim waits for its code, and only its newest card. */
  readonly claimId: number;
}

export type OutgoingMessage =
  /** `to` null: the member's own address when it is delivered. */
  | (Outgoing & { readonly kind: 'mail'; readonly to: string | null; readonly content: EmailContent })
  | (Outgoing & { readonly kind: 'text'; readonly to: string | null; readonly text: string })
  | (Outgoing & Postcard);

/**
 * What goes out: written down now, delivered by a worker, at least once. So nothing is sent for work that was rolled
 * back, nor lost.
 */
export abstract class Outbox {
  /** Records a message in the running transaction; outside of one it refuses. */
  abstract record(message: OutgoingMessage): Promise<void>;
}
