import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { traced } from '../../application/shared/tracing.js';
import { checkedAddress, PUBLIC_WEB_ONLY, WebRequestFailed, within, type ConnectPolicy } from './checked-address.js';
import { SystemNameResolver, type NameResolver } from './name-resolver.js';

interface WebAnswer {
  readonly status: number;
  /** The first `MAX_BYTES` at most, decoded as UTF-8. */
  readonly text: string;
}

const MAX_REDIRECTS = 3;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
const DEFAULT_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The only way the product fetches user-supplied web addresses. A hostname is resolved first, every resulting IP
 * address is checked, and the connection goes to the checked address itself, so that a DNS change in between cannot
 * redirect it. Each redirect is checked like the first address. Requests carry no credentials or other data.
 */
export class PublicWeb {
  constructor(
    readonly resolver: NameResolver = new SystemNameResolver(),
    private readonly mayConnect: ConnectPolicy = PUBLIC_WEB_ONLY,
  ) {}

  /** Fetches a page within 5 seconds, including redirects. Throws `WebRequestFailed`, or the network's error. */
  get(address: string): Promise<WebAnswer> {
    return traced('call', 'website get', () => this.#get(address));
  }

  async #get(address: string): Promise<WebAnswer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let url = readUrl(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#ask(url, signal);
      const next = redirectOf(response);
      if (next === null) return { status: response.statusCode ?? 0, text: await beginningOf(response) };
      response.destroy();
      const from = url;
      url = readUrl(next, from);
      if (from.protocol === 'https:' && url.protocol === 'http:')
        throw new WebRequestFailed('a redirect drops encryption');
    }
    throw new WebRequestFailed('too many redirects');
  }

  /** Returns the TXT records of a host's domain, within 5 seconds. */
  async texts(host: string): Promise<readonly string[]> {
    return within(this.resolver.texts(host), AbortSignal.timeout(TIMEOUT_MS));
  }

  async #ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = url.port === '' ? (DEFAULT_PORT[url.protocol] ?? 0) : Number(url.port);
    const address = await checkedAddress(this.resolver, this.mayConnect, { host, port, signal });
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const outgoing = request({
        // Connects to the IP address, not the hostname, so that nothing is resolved again.
        ...{ host: address, port, path: `${url.pathname}${url.search}`, method: 'GET', signal, agent: false },
        ...(isIP(host) === 0 ? { servername: host } : {}),
        headers: {
          host: url.host,
          accept: 'text/html, text/plain',
          'accept-encoding': 'identity',
          connection: 'close',
        },
        maxHeaderSize: 16 * 1024,
      });
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
      // After an answer that is none, such as 101 Switching Protocols, nothing else is reported.
      outgoing.once('close', () => reject(new WebRequestFailed('it closed the connection without an answer')));
      outgoing.end();
    });
  }
}

function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url === null) throw new WebRequestFailed('it is not a URL');
  if (DEFAULT_PORT[url.protocol] === undefined) throw new WebRequestFailed('it is not a web address');
  if (url.username !== '' || url.password !== '') throw new WebRequestFailed('it contains a password');
  return url;
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | null {
  return REDIRECTS.has(statusCode ?? 0) ? (headers.location ?? null) : null;
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (bytes >= MAX_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_BYTES).toString('utf8');
}
