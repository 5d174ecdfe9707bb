import { lookup, resolveTxt } from 'node:dns/promises';

/** Asks what names of the internet stand for. */
export abstract class NameResolver {
  /** The addresses of a host; throws where it has none. */
  abstract addresses(host: string): Promise<readonly string[]>;
  /** The texts (TXT records) of a host; throws where it has none. */
  abstract texts(host: string): Promise<readonly string[]>;
}

/** As this machine is set up. */
export class SystemNameResolver extends NameResolver {
  override async addresses(host: string): Promise<readonly string[]> {
    return (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
  }

  override async texts(host: string): Promise<readonly string[]> {
    // A long text comes in parts (RFC 7208 §3.3).
    return (await resolveTxt(host)).map((parts) => parts.join(''));
  }
}
