/** A message did not reach its gateway or was rejected. `reason` is a code without personal data ('EENVELOPE 550'). */
export class NotDelivered extends Error {
  /** Private, because loggers print every other property. */
  readonly #gatewayMessage: string | null;

  constructor(
    readonly reason: string,
    /** True if another attempt would fail the same way. */
    readonly permanent: boolean,
    gatewayMessage: string | null = null,
  ) {
    super(`Not delivered: ${reason}`);
    this.name = 'NotDelivered';
    this.#gatewayMessage = gatewayMessage;
  }

  /** The gateway's own words, which may contain the recipient: only for the administrator who typed it. */
  get gatewayMessage(): string | null {
    return this.#gatewayMessage;
  }
}

/** Delivers messages of one kind. Throws NotDelivered if it cannot. */
export interface Gateway<Message> {
  send(message: Message): Promise<void>;
}
