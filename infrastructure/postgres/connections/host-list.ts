import type { DatabaseHost } from '../../config/database-connection.js';

/** The servers of a database, and the one that connections go to now. */
export class HostList {
  readonly #hosts: readonly [DatabaseHost, ...DatabaseHost[]];
  #at = 0;

  constructor(hosts: readonly [DatabaseHost, ...DatabaseHost[]]) {
    this.#hosts = hosts;
  }

  get count(): number {
    return this.#hosts.length;
  }

  get current(): DatabaseHost {
    return this.#hosts[this.#at]!;
  }

  /** Goes on to the next server, unless another failure has already left this one. */
  leave({ host, port }: DatabaseHost): void {
    const { current } = this;
    if (current.host === host && current.port === port) this.#at = (this.#at + 1) % this.count;
  }
}
