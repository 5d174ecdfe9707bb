import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import QuickLRU from 'quick-lru';
import { LIMITS, type Limit, type LimitName } from './limits.js';
import { WireError } from '../problem/problem.js';

/**
 * Maximum number of stored timestamps. Each address takes as many as its largest limit counts, so this bounds memory to
 * about 16 MB.
 */
const MAX_MOMENTS = 1_000_000;

/** Counts requests by key. */
export interface CallCounter {
  /** Counts a request now. Returns 0 if it may pass, else the seconds to wait. Rejected requests don't count. */
  take(key: string): number | Promise<number>;
}

/** Returns the counter of a limit. */
export type CounterOf = (limit: LimitName) => CallCounter;

/** Returns the counter of a limit for a server that is one process. */
export function ownCounter(limit: LimitName): CallCounter {
  const counter = new RequestCounter(LIMITS[limit]);
  return { take: (key) => counter.take(key, performance.now()) };
}

/** Counts requests by address over a sliding window. */
export class RequestCounter {
  readonly #moments: QuickLRU<string, Moments>;
  readonly #size: number;

  constructor(private readonly limits: readonly Limit[]) {
    this.#size = Math.max(...limits.map(({ requests }) => requests));
    this.#moments = new QuickLRU({ maxSize: Math.floor(MAX_MOMENTS / this.#size) });
  }

  /**
   * Counts a request at `now` (ms). Returns 0 if it may pass, else the seconds to wait. Rejected requests don't count.
   */
  take(key: string, now: number): number {
    let moments = this.#moments.get(key);
    if (moments === undefined) {
      moments = new Moments(this.#size);
      this.#moments.set(key, moments);
    }
    const wait = Math.max(...this.limits.map(({ requests, seconds }) => moments.ago(requests) + seconds * 1000 - now));
    if (wait > 0) return Math.ceil(wait / 1000);
    moments.add(now);
    return 0;
  }

  /** Returns the times of a key's requests, oldest first, and forgets them. */
  remove(key: string): number[] {
    const moments = this.#moments.get(key)?.all() ?? [];
    this.#moments.delete(key);
    return moments;
  }

  /** Sets the times of a key's requests, oldest first. */
  set(key: string, times: readonly number[]): void {
    const moments = new Moments(this.#size);
    for (const time of times) moments.add(time);
    this.#moments.set(key, moments);
  }
}

/** The latest timestamps of an address, in a ring buffer. */
class Moments {
  readonly #ring: Float64Array;
  #next = 0;

  constructor(size: number) {
    this.#ring = new Float64Array(size).fill(-Infinity);
  }

  /** Returns the time of the `count`-th last request; a time long ago if there were fewer. */
  ago(count: number): number {
    const size = this.#ring.length;
    return this.#ring[(this.#next - count + size) % size] ?? -Infinity;
  }

  all(): number[] {
    const inOrder = [...this.#ring.subarray(this.#next), ...this.#ring.subarray(0, this.#next)];
    return inOrder.filter((moment) => moment !== -Infinity);
  }

  add(moment: number): void {
    this.#ring[this.#next] = moment;
    this.#next = (this.#next + 1) % this.#ring.length;
  }
}

/** Returns the key for one person's addresses: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const addressKey = (address: string): string => keyWithin(address, 64);

/** Returns the key for one internet connection: an IPv4 address, or the first 48 bits of an IPv6 address. */
export const networkKey = (address: string): string => keyWithin(address, 48);

/** Returns the key of a network whose members' statements count once: the first 24 bits of IPv4, or 64 of IPv6. */
export const voiceKey = (address: string): string => blockOf(addressKey(address));

/** Returns the key of a network from which several people may submit items: the first 24 bits of IPv4, or 48 of IPv6. */
export const submissionKey = (address: string): string => blockOf(networkKey(address));

const blockOf = (key: string): string => (isIPv4(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key);

function keyWithin(address: string, bits: 48 | 64): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${network.join(':')}::/${bits}`;
}

/**
 * Rejects requests beyond a limit with 429. `isCounted` selects the requests, and `keyOf` returns the key to count by.
 */
export function registerRateLimit(
  fastify: FastifyInstance,
  counter: CallCounter,
  isCounted: (request: FastifyRequest) => boolean | Promise<boolean>,
  keyOf: (request: FastifyRequest) => string,
): void {
  const waitOf = (request: FastifyRequest, counted: boolean) => (counted ? counter.take(keyOf(request)) : 0);
  // Most requests need no promise.
  fastify.addHook('onRequest', (request, _reply, done) => {
    const counted = isCounted(request);
    const wait = typeof counted === 'boolean' ? waitOf(request, counted) : counted.then((is) => waitOf(request, is));
    if (typeof wait === 'number') done(refusal(wait));
    else wait.then((seconds) => done(refusal(seconds)), done);
  });
}

const refusal = (wait: number): WireError | undefined =>
  wait === 0 ? undefined : new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
