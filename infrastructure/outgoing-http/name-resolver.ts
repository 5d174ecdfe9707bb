import { lookup, resolveTxt } from 'node:dns/promises';

/** Resolves hostnames. */
export abstract class NameResolver {
  /** Returns a host's IP addresses. Throws if it has none. */
  abstract addresses(host: string): Promise<readonly string[]>;
  /** Returns a host's TXT records. Throws if it has none. */
  abstract texts(host: string): Promise<readonly string[]>;
}

/** Uses the resolver configured on this machine. */
export class SystemNameResolver implements NameResolver {
  async addresses(host: string): Promise<readonly string[]> {
    return (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
  }

  async texts(host: string): Promise<readonly string[]> {
    // A long text arrives in parts (RFC 7208 §3.3).
    return (await resolveTxt(host)).map((parts) => parts.join(''));
  }
}
