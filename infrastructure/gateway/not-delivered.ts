/** A message did not reach its gateway or was not taken; `reason` is a code without personal data ('EENVELOPE 550'). */
export class NotDelivered extends Error {
  constructor(
    readonly reason: string,
    /** True where another try would end alike. */
    readonly permanent: boolean,
  ) {
    super(`Not delivered: ${reason}`);
    this.name = 'NotDelivered';
  }
}

/** Takes messages of a kind and hands them on; throws NotDelivered where it cannot. */
export interface Gateway<Message> {
  send(message: Message): Promise<void>;
}
