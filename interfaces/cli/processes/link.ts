/** A call: what is sent, and what comes back. */
type Call = readonly [data: unknown, answer: unknown];
type Calls<Names> = { readonly [Name in keyof Names]: Call };
type Data<Names extends Calls<Names>, Name extends keyof Names> = Names[Name][0];
type Answer<Names extends Calls<Names>, Name extends keyof Names> = Names[Name][1];

type Packet =
  | { readonly kind: 'call'; readonly id: number | null; readonly name: string; readonly data: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One end of the channel between the primary process and a worker. Calls arrive in the order in which they were made.
 * All calls of one turn of the event loop travel in one message, because a message costs more than its content.
 */
export class Link<Sent extends Calls<Sent>, Taken extends Calls<Taken>> {
  readonly #handlers = new Map<string, (data: never) => unknown>();
  readonly #waiting = new Map<number, Waiting>();
  #packets: Packet[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(private readonly send: (packets: readonly unknown[]) => void) {}

  /** Sets what answers a call. */
  on<Name extends keyof Taken & string>(
    name: Name,
    handler: (data: Data<Taken, Name>) => Answer<Taken, Name> | Promise<Answer<Taken, Name>>,
  ): void {
    this.#handlers.set(name, handler);
  }

  /** Makes a call without waiting for its end. */
  tell<Name extends keyof Sent & string>(name: Name, data: Data<Sent, Name>): void {
    this.#post({ kind: 'call', id: null, name, data });
  }

  /** Makes a call. Rejects if it fails, or if the other process ends first. */
  ask<Name extends keyof Sent & string>(name: Name, data: Data<Sent, Name>): Promise<Answer<Sent, Name>> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(gone());
      const id = (this.#lastId += 1);
      this.#waiting.set(id, { resolve, reject });
      this.#post({ kind: 'call', id, name, data });
    });
  }

  /** Takes what the other end has sent. */
  receive(packets: readonly unknown[]): void {
    for (const packet of packets as readonly Packet[]) {
      if (packet.kind === 'call') void this.#answer(packet.name, packet.data, packet.id);
      else this.#settle(packet);
    }
  }

  /** Call this when the other process has ended. */
  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.values()) reject(gone());
    this.#waiting.clear();
  }

  #post(packet: Packet): void {
    if (this.#isClosed) return;
    this.#packets.push(packet);
    if (this.#packets.length > 1) return;
    setImmediate(() => {
      const packets = this.#packets;
      this.#packets = [];
      if (!this.#isClosed) this.send(packets);
    });
  }

  async #answer(name: string, data: unknown, id: number | null): Promise<void> {
    const handler = this.#handlers.get(name);
    try {
      const answer = await handler?.(data as never);
      if (id !== null) this.#post({ kind: 'answer', id, data: answer ?? null });
    } catch (error) {
      if (id === null) throw error;
      this.#post({ kind: 'failure', id, message: String(error) });
    }
  }

  #settle(packet: Exclude<Packet, { kind: 'call' }>): void {
    const waiting = this.#waiting.get(packet.id);
    this.#waiting.delete(packet.id);
    if (packet.kind === 'answer') waiting?.resolve(packet.data as never);
    else waiting?.reject(new Error(packet.message));
  }
}

const gone = (): Error => new Error('The other process has ended.');
