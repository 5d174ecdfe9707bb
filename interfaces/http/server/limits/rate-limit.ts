import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import QuickLRU from 'quick-lru';
import type { Limit } from './limits.js';
import { WireError } from '../problem/problem.js';

/**
 * Maximum number of stored timestamps. Each address takes as many as its largest limit counts, so this bounds memory to
 * about 16 MB.
 */
const MAX_MOMENTS = 1_000_000;

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
export function voiceKey(address: string): string {
  const key = addressKey(address);
  return isIPv4(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key;
}

function keyWithin(address: string, bits: 48 | 64): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${network.join(':')}::/${bits}`;
}

/**
 * Rejects requests beyond the limits with 429. `isCounted` selects the requests, and `keyOf` returns the key to count
 * by.
 */
export function registerRateLimit(
  fastify: FastifyInstance,
  limits: readonly Limit[],
  isCounted: (request: FastifyRequest) => boolean | Promise<boolean>,
  keyOf: (request: FastifyRequest) => string,
): void {
  const counter = new RequestCounter(limits);
  const refusalOf = (request: FastifyRequest, counted: boolean): WireError | undefined => {
    const wait = counted ? counter.take(keyOf(request), performance.now()) : 0;
    return wait === 0 ? undefined : new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    const counted = isCounted(request);
    if (typeof counted === 'boolean') done(refusalOf(request, counted));
    else counted.then((known) => done(refusalOf(request, known)), done);
  });
}
