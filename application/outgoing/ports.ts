import type { MessageStatus } from '../../domain/outgoing/message-status.js';
import type { WornOut } from '../../domain/outgoing/message-secret.js';
import type { ListPage, PageRequest } from '../shared/page.js';

/** Email settings of members. */
export abstract class MailChoices {
  /** Turns off all email except service messages. Does nothing if there is no such member. */
  abstract switchOff(memberId: string): Promise<void>;
}

/** Tokens in unsubscribe links. They prove that the holder received the member's email. */
export abstract class UnsubscribeTokens {
  /** Returns a URL-safe token for the member that never expires. */
  abstract of(memberId: string): string;
  /** Returns the member of a token; null if it isn't valid. */
  abstract memberOf(token: string): string | null;
}

/** A message in the outbox folder, for display. */
export interface ReadMessage {
  /** File name. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** Messages that would have been sent, while no gateway is configured. */
export abstract class OutboxReads {
  /** Folder of the files. */
  abstract readonly folder: string;
  /** Returns up to `max` messages, newest first. */
  abstract newest(max: number): Promise<readonly ReadMessage[]>;
}

/** Messages that wait or couldn't be delivered. */
export abstract class OutgoingReads {
  /** Returns dead messages newest first, or queued ones oldest first. Excludes postcards, which wait for printing. */
  abstract page(status: 'dead' | 'queued', page: PageRequest): Promise<ListPage>;
}

/** A stored message, without its content. */
export interface KeptMessage {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  readonly status: MessageStatus;
  readonly attempts: number;
  /** An error code without personal data. */
  readonly lastError: string | null;
  /** The administrator who last resent it; null if nobody did. */
  readonly resentBy: string | null;
  /** Why its code or link no longer works; null if it works or there is none. */
  readonly wornOut: WornOut | null;
}

/** Messages that can be resent. */
export abstract class KeptMessages {
  /** Finds and locks a message until the transaction ends; null if there is none or it is a postcard. */
  abstract find(id: string): Promise<KeptMessage | null>;
  /** Queues the message as if it had never been tried, and enqueues its job. */
  abstract queueAgain(id: string, administrator: string, now: Date): Promise<void>;
}

/** The outcome of a test email. */
export interface TestEmailResult {
  readonly delivered: boolean;
  readonly via: 'smtp' | 'files';
  /** What happened, then what to do, for an administrator. */
  readonly message: string;
  /** Error code of the gateway; null if it accepted the email. */
  readonly code: string | null;
  /** The gateway's own words, without the password of SMTP_URL; null if it said nothing. */
  readonly gatewayMessage: string | null;
  readonly ms: number;
}

/** Test emails of administrators. */
export abstract class TestEmails {
  /** Sends one at once, through the gateway of all emails. Never throws because of the gateway. */
  abstract send(to: string): Promise<TestEmailResult>;
  /** Records the outcome in the running transaction, for the last delivery or failure, and returns the new id. */
  abstract record(result: TestEmailResult): Promise<string>;
}

/** An email as a decision would send it. */
export interface PreviewedEmail {
  /** Masked; null if there is no address. */
  readonly to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Why it isn't delivered, as a sentence; null if it is. */
  readonly notSent: string | null;
}

/** Decisions that are tried, but don't happen. */
export abstract class EmailPreviews {
  /**
   * Runs a decision up to the commit of its transaction, rolls it back, and returns the emails it recorded, rendered as
   * in delivery. Links to unsubscribe lack their token, because only the recipient may use it. Rejects if the decision
   * does.
   */
  abstract of(decide: () => Promise<unknown>): Promise<readonly PreviewedEmail[]>;
}
