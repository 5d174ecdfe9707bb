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
