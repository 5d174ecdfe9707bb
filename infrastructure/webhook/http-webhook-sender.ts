import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { ANSWER_SECONDS, type SendProblem } from '../../domain/webhook/answer.js';
import { traced } from '../../application/shared/tracing.js';
import { endpointProblem } from '../../domain/webhook/endpoint.js';
import type { EndpointAnswer, WebhookSender } from '../../application/webhook/ports.js';
import {
  checkedAddress,
  PUBLIC_WEB_ONLY,
  WebRequestFailed,
  type ConnectPolicy,
} from '../outgoing-http/checked-address.js';
import { SystemNameResolver, type NameResolver } from '../outgoing-http/name-resolver.js';

/** An answer is read up to this, and its beginning is kept. */
const MAX_READ_BYTES = 64 * 1024;
const MAX_KEPT_BYTES = 4 * 1024;
/** Characters of an answer's headers that are kept, names included. */
const MAX_HEADER_CHARACTERS = 4 * 1024;

const LOOPBACK: ConnectPolicy = (address) => address === '::1' || address.startsWith('127.');

const TLS_CODE = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

export interface SenderOptions {
  readonly allowsLoopback: boolean;
  readonly resolver?: NameResolver;
  readonly mayConnect?: ConnectPolicy;
  /** Milliseconds within which the status must arrive. */
  readonly timeoutMs?: number;
}

/**
 * Sends requests to endpoints. The name is resolved for each request, every address is checked, and the connection goes
 * to the checked address itself, so that a name cannot lead into a private network. Redirects are not followed.
 */
export class HttpWebhookSender implements WebhookSender {
  readonly allowsLoopback: boolean;
  readonly #resolver: NameResolver;
  readonly #mayConnect: ConnectPolicy;
  readonly #timeoutMs: number;

  constructor({
    allowsLoopback,
    resolver = new SystemNameResolver(),
    mayConnect = PUBLIC_WEB_ONLY,
    timeoutMs = ANSWER_SECONDS * 1_000,
  }: SenderOptions) {
    this.allowsLoopback = allowsLoopback;
    this.#resolver = resolver;
    this.#mayConnect = allowsLoopback
      ? (address, port) => LOOPBACK(address, port) || mayConnect(address, port)
      : mayConnect;
    this.#timeoutMs = timeoutMs;
  }

  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<EndpointAnswer> {
    return traced('call', 'webhook post', () => this.#post(address, headers, body));
  }

  async #post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<EndpointAnswer> {
    const start = performance.now();
    const took = () => Math.round(performance.now() - start);
    const cut = AbortSignal.timeout(this.#timeoutMs);
    try {
      // Checked again, because rules may have become stricter since it was entered.
      if (endpointProblem(address, this.allowsLoopback) !== null) return unanswered('refused_address', took());
      const response = await this.#ask(new URL(address), { headers, body }, cut);
      const kept = await beginningOf(response, cut);
      const answer = { status: response.statusCode ?? 0, headers: headersOf(response), body: kept, problem: null };
      return { ...answer, durationMs: took() };
    } catch (error) {
      return unanswered(cut.aborted ? 'slow' : problemOf(error), took());
    }
  }

  async #ask(
    url: URL,
    { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isSecure = url.protocol === 'https:';
    const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
    const address = await checkedAddress(this.#resolver, this.#mayConnect, { host, port, signal });
    const bytes = Buffer.from(body);
    const options: RequestOptions = {
      // Connects to the IP address, not the hostname, so that nothing is resolved again.
      ...{ host: address, port, path: `${url.pathname}${url.search}`, method: 'POST', signal, agent: false },
      ...(isIP(host) === 0 && { servername: host }),
      headers: {
        ...headers,
        host: url.host,
        'content-length': String(bytes.length),
        'accept-encoding': 'identity',
        connection: 'close',
      },
      maxHeaderSize: 16 * 1024,
    };
    return new Promise((resolve, reject) => {
      const outgoing = (isSecure ? httpsRequest : httpRequest)(options);
      outgoing.once('response', resolve);
      outgoing.on('error', reject);
      // After an answer that is none, such as 101 Switching Protocols, nothing else is reported.
      outgoing.once('close', () => reject(new Error('The connection was closed without an answer.')));
      outgoing.end(bytes);
    });
  }
}

function unanswered(problem: SendProblem, durationMs: number): EndpointAnswer {
  return { status: null, headers: null, body: null, problem, durationMs };
}

function problemOf(error: unknown): SendProblem {
  if (error instanceof WebRequestFailed) return error.kind === 'other' ? 'refused_address' : error.kind;
  const code = String((error as { code?: unknown }).code);
  if (/^(?:ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/.test(code)) return 'unresolved';
  if (code.startsWith('HPE_')) return 'unreadable';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'other_name';
  return TLS_CODE.test(code) ? 'insecure' : 'dropped';
}

/**
 * Returns the beginning of the body. The status has already arrived and counts, so an answer that never ends is cut off
 * instead of failing.
 */
async function beginningOf(response: IncomingMessage, cut: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      // Leaving the loop closes the connection.
      if (bytes >= MAX_READ_BYTES || cut.aborted) break;
    }
  } catch {
    response.destroy();
  }
  // PostgreSQL's text cannot contain NUL.
  return Buffer.concat(parts).subarray(0, MAX_KEPT_BYTES).toString('utf8').replaceAll('\0', '\uFFFD');
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept: Record<string, string> = {};
  let left = MAX_HEADER_CHARACTERS;
  for (const [name, value] of Object.entries(headers)) {
    const text = String(value).slice(0, Math.max(0, left - name.length));
    left -= name.length + text.length;
    if (left < 0) break;
    kept[name] = text.replaceAll('\0', '\uFFFD');
  }
  return kept;
}
