import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The part of a response that pages use. */
export interface ReadAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

/**
 * Runs a GET of this process from the router on: with its hooks, guards, limits, and error responses, but without HTTP.
 * `inject` of Fastify would write the response to a stream and read it again. Rejects if the response is cut off.
 */
export function readInProcess(
  fastify: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new IncomingMessage(SOCKET);
    Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1', complete: true });
    request.push(null);
    const response = new KeptResponse(request);
    response.once('finish', () => resolve(response.answer()));
    response.once('close', () => reject(new Error(`The response to ${url.split('?', 1).join('')} was cut off.`)));
    fastify.routing(request, response);
  });
}

/** Stands for all callers in this process. Nothing is read from it or written to it. */
const SOCKET = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' });

/** A response that keeps its content instead of sending it. */
class KeptResponse extends ServerResponse {
  readonly #parts: (string | Uint8Array)[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    // Node.js keeps the headers of `writeHead` only if there were others before.
    this.setHeader('x-kept', '').removeHeader('x-kept');
  }

  override write(part: string | Uint8Array): boolean {
    this.#parts.push(part);
    return true;
  }

  override end(part?: unknown): this {
    if (typeof part === 'string' || part instanceof Uint8Array) this.#parts.push(part);
    super.end();
    process.nextTick(() => this.emit('finish'));
    return this;
  }

  override destroy(error?: Error): this {
    super.destroy(error);
    process.nextTick(() => this.emit('close'));
    return this;
  }

  answer(): ReadAnswer {
    const { statusCode: status } = this;
    const [first = ''] = this.#parts;
    const isText = this.#parts.length <= 1 && typeof first === 'string';
    const text = (): string => (isText ? first : this.#bytes().toString());
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: headersOf(this.getHeaders()),
      text: () => Promise.resolve(text()),
      blob: () => Promise.resolve(new Blob([new Uint8Array(this.#bytes())])),
    };
  }

  #bytes(): Buffer {
    return Buffer.concat(this.#parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  }
}

function headersOf(set: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(set)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) headers.append(name, String(each));
  }
  return headers;
}
