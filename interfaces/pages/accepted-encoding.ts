import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** The encoding of a page's text. */
export type Encoding = 'br' | 'gzip' | 'identity';

const OURS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Returns the encoding that a request's Accept-Encoding prefers (RFC 9110); among equals, the one with the smallest
 * result. If the request rejects all of them, returns 'identity'.
 */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const [best] = new Negotiator(request).encodings(OURS, { preferred: OURS });
  return (best as Encoding | undefined) ?? 'identity';
}
