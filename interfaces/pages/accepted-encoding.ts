import type { IncomingMessage } from 'node:http';
import * as zlib from 'node:zlib';
import Negotiator from 'negotiator';
import QuickLRU from 'quick-lru';

/** The encoding of a page's text. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

const ALL: readonly Encoding[] = ['zstd', 'br', 'gzip', 'identity'];
/** Node.js has Zstandard since 22.15. */
const OURS = 'zstdCompressSync' in zlib ? ALL : ALL.slice(1);

/** Browsers send a handful of values. */
const known = new QuickLRU<string, Encoding>({ maxSize: 100 });
/** Longer values are not remembered. */
const MAX_KNOWN_LENGTH = 100;

/**
 * Returns the encoding that a request's Accept-Encoding prefers (RFC 9110); among equals, the one that costs the
 * server least. If the request rejects all of them, returns 'identity'.
 */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string' || accepted.length > MAX_KNOWN_LENGTH) return bestFor(request);
  let encoding = known.get(accepted);
  if (encoding === undefined) known.set(accepted, (encoding = bestFor(request)));
  return encoding;
}

function bestFor(request: IncomingMessage): Encoding {
  const [best] = new Negotiator(request).encodings(OURS, { preferred: OURS });
  return (best as Encoding | undefined) ?? 'identity';
}
