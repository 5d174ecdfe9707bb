import { isIP } from 'node:net';
import type { NameResolver } from './name-resolver.js';
import { isPublicAddress } from './public-address.js';

/** Decides whether a connection is allowed. Called with the exact address that is then connected to. */
export type ConnectPolicy = (address: string, port: number) => boolean;

/** Allows the public internet, on web ports only. */
export const PUBLIC_WEB_ONLY: ConnectPolicy = (address, port) =>
  (port === 80 || port === 443) && isPublicAddress(address);

/** Thrown if a web address was not requested or did not answer. */
export class WebRequestFailed extends Error {
  constructor(
    readonly reason: string,
    readonly kind: 'private' | 'unresolved' | 'slow' | 'other' = 'other',
  ) {
    super(`The website was not requested: ${reason}`);
    this.name = 'WebRequestFailed';
  }
}

interface Target {
  readonly host: string;
  readonly port: number;
  readonly signal: AbortSignal;
}

/**
 * Returns an IP address of the host, to connect to without resolving the name again. Throws `WebRequestFailed` if even
 * one of the host's addresses is not allowed, or the resolver's error.
 */
export async function checkedAddress(
  resolver: NameResolver,
  mayConnect: ConnectPolicy,
  { host, port, signal }: Target,
): Promise<string> {
  const addresses = isIP(host) === 0 ? await within(resolver.addresses(host), signal) : [host];
  if (!addresses.every((address) => isIP(address) !== 0 && mayConnect(address, port))) {
    throw new WebRequestFailed('it is not on the public web', 'private');
  }
  const [first] = addresses.toSorted((a, b) => isIP(a) - isIP(b));
  if (first === undefined) throw new WebRequestFailed('its name does not resolve', 'unresolved');
  return first;
}

/** Resolves like the promise, or rejects if the signal comes first. */
export function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(new WebRequestFailed('it took too long', 'slow'));
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject);
  });
}
