import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { SystemNameResolver, type NameResolver } from './name-resolver.js';

/** Whether a connection may be made at all; asked with the very address that is then connected to. */
export type ConnectPolicy = (address: string, port: number) => boolean;

/** The public internet, by the ports of the web. */
export const PUBLIC_WEB_ONLY: ConnectPolicy = (address, port) =>
  (port === 80 || port === 443) && isPublicAddress(address);

export interface WebAnswer {
  readonly status: number;
  /** The beginning, at most `MAX_BYTES`, read as UTF-8. */
  readonly text: string;
}

/** Why an address of the web was not asked, or did not answer. */
export class NotAsked extends Error {
  constructor(readonly reason: string) {
    super(`The web site was not asked: ${reason}`);
    this.name = 'NotAsked';
  }
}

const MAX_REDIRECTS = 3;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
const DEFAULT_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The one way in which the product asks addresses of the web that others chose. A name is resolved first, every address
 * that it stands for is judged, and the connection goes to the judged address itself, so that a name that changes in
 * between leads nowhere else. Each redirect is judged like the first address. Nothing is sent along but the question.
 */
export class PublicWeb {
  constructor(
    readonly resolver: NameResolver = new SystemNameResolver(),
    private readonly mayConnect: ConnectPolicy = PUBLIC_WEB_ONLY,
  ) {}

  /** What stands there. Throws `NotAsked`, or what the network threw; within 5 seconds, redirects included. */
  async get(address: string): Promise<WebAnswer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let url = readUrl(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#ask(url, signal);
      const next = redirectOf(response);
      if (next === null) return { status: response.statusCode ?? 0, text: await beginningOf(response) };
      response.destroy();
      const from = url;
      url = readUrl(next, from);
      if (from.protocol === 'https:' && url.protocol === 'http:') throw new NotAsked('a redirect gives up encryption');
    }
    throw new NotAsked('too many redirects');
  }

  /** The texts that the domain of a host bears, within 5 seconds. */
  async texts(host: string): Promise<readonly string[]> {
    return within(this.resolver.texts(host), AbortSignal.timeout(TIMEOUT_MS));
  }

  async #ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = url.port === '' ? (DEFAULT_PORT[url.protocol] ?? 0) : Number(url.port);
    const address = await this.#judged(host, port, signal);
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const asked = request({
        // The address and not the name: nothing is looked up again.
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
      asked.once('response', resolve);
      asked.once('error', reject);
      asked.end();
    });
  }

  /** An address of the host; refuses the host where only one of its addresses may not be connected to. */
  async #judged(host: string, port: number, signal: AbortSignal): Promise<string> {
    const addresses = isIP(host) === 0 ? await within(this.resolver.addresses(host), signal) : [host];
    if (!addresses.every((address) => isIP(address) !== 0 && this.mayConnect(address, port))) {
      throw new NotAsked('it is none of the public web');
    }
    const [first] = addresses.toSorted((a, b) => isIP(a) - isIP(b));
    if (first === undefined) throw new NotAsked('its name stands for nothing');
    return first;
  }
}

function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url === null) throw new NotAsked('it is no address');
  if (DEFAULT_PORT[url.protocol] === undefined) throw new NotAsked('it is no address of the web');
  if (url.username !== '' || url.password !== '') throw new NotAsked('it holds a password');
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

/** What a promise comes to, unless the signal is faster. */
function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NotAsked('it took too long')), { once: true });
    promise.then(resolve, reject);
  });
}
