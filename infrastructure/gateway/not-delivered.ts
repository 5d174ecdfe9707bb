/** A message did not reach its gateway or was rejected. `reason` is a code without personal data ('EENVELOPE 550'). */
export class NotDelivered extends Error {
  constructor(
    readonly reason: string,
    /** True if another attempt would fail the same way. */
    readonly permanent: boolean,
  ) {
    super(`Not delivered: ${reason}`);
    this.name = 'NotDelivered';
  }
}

/** Delivers messages of one kind. Throws NotDelivered if it cannot. */
export interface Gateway<Message> {
  send(message: Message): Promise<void>;
}
