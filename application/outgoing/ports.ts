import type { MessageStatus } from '../../domain/outgoing/message-status.js';
import type { WornOut } from '../../domain/outgoing/worn-out.js';
import type { ListPage, PageRequest } from '../shared/page.js';

/** What members chose about mail. */
export abstract class MailChoices {
  /** Switches off all mail but answers to what the member just did; nothing happens where there is no such member. */
  abstract switchOff(memberId: string): Promise<void>;
}

/** What stands in the unsubscribe link of a mail: proof that whoever has it got that member's mail. */
export abstract class UnsubscribeTokens {
  /** A token without end for that member, fit for an address. */
  abstract of(memberId: string): string;
  /** The member of a token; null where it is not one of ours. */
  abstract memberOf(token: string): string | null;
}

/** A message in the outbox's folder, as a person wants to see it. */
export interface ReadMessage {
  /** Of its file. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** What would have gone out while no gateway is configured. */
export abstract class OutboxReads {
  /** Where the files lie. */
  abstract readonly folder: string;
  /** At most this many messages, newest first. */
  abstract newest(max: number): Promise<readonly ReadMessage[]>;
}

/** Messages that wait, or could not be delivered. */
export abstract class OutgoingReads {
  /** Dead ones the newest first, queued ones the oldest first; without postcards, which wait to be printed. */
  abstract page(status: 'dead' | 'queued', page: PageRequest): Promise<ListPage>;
}

/** A message as it is kept, without what it says. */
export interface KeptMessage {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  readonly status: MessageStatus;
  readonly attempts: number;
  /** A code without personal data. */
  readonly lastError: string | null;
  /** The administrator who had it sent again last; null where nobody did. */
  readonly resentBy: string | null;
  /** Null where the code or link in it works, and where there is none. */
  readonly wornOut: WornOut | null;
}

/** Messages that can be sent again. */
export abstract class KeptMessages {
  /** Held until the end of the transaction; null where there is none. Postcards are none. */
  abstract find(id: string): Promise<KeptMessage | null>;
  /** It waits as if it had never been tried, and its job is there. */
  abstract queueAgain(id: string, administrator: string, now: Date): Promise<void>;
}
