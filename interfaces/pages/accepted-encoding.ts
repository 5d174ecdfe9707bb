import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** How a page's text may go out. */
export type Encoding = 'br' | 'gzip' | 'identity';

const OURS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding that a request's Accept-Encoding prefers (RFC 9110, section 12.5.3); of several it likes equally, the
 * one with the smallest text. Who refuses all of them gets the text as it is.
 */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const [best] = new Negotiator(request).encodings(OURS, { preferred: OURS });
  return (best as Encoding | undefined) ?? 'identity';
}
