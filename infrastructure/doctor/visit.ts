import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { TLSSocket } from 'node:tls';
import type { CertificateFacts } from '../../domain/health/doctor/certificate.js';

/** An answer of a web server. */
export interface Visit {
  readonly status: number;
  readonly text: string;
  /** The server's clock minus ours, in milliseconds; null if the answer has no date. */
  readonly aheadMs: number | null;
  /** Null over plain HTTP. */
  readonly certificate: CertificateFacts | null;
}

const TIMEOUT_MS = 6000;
const MAX_BYTES = 100_000;

/** Requests a page, even if the certificate is invalid, because nothing secret is sent. Throws the socket's error. */
export function visit(address: string): Promise<Visit> {
  const start = address.startsWith('https:') ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const sent = start(address, {
      rejectUnauthorized: false,
      agent: false,
      headers: { 'user-agent': 'welcome-paws-doctor', connection: 'close' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const certificate = answer.socket instanceof TLSSocket ? certificateOf(answer.socket) : null;
      const { date } = answer.headers;
      // The date is rounded down to seconds, so on average half a second is missing.
      const aheadMs = date === undefined ? null : Date.parse(date) + 500 - Date.now();
      textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text, aheadMs, certificate }), reject);
    });
    sent.end();
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length > MAX_BYTES) break;
  }
  return text;
}

/** Returns facts about a connection's certificate, which was accepted even if invalid. */
export function certificateOf(socket: TLSSocket): CertificateFacts {
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  const error: unknown = socket.authorizationError;
  return {
    validFrom: new Date(from),
    validTo: new Date(to),
    error: socket.authorized ? null : /^\w+$/.test(String(error)) ? String(error) : nameOf(error),
  };
}

/** Node.js has either an error code or OpenSSL's message. */
function nameOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'not trusted';
}
