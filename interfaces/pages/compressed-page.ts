import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.js';

/** Brotli quality for text that is sent once or cached for seconds: above 5 the gain flattens. */
const BROTLI_QUALITY = 5;

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/** A rendered page, ready to be sent. */
export class CompressedPage {
  readonly status: number;
  /** The target of a redirect. */
  readonly location: string | undefined;
  /** The hash of the text, regardless of encoding; without quotes. */
  readonly etag: string;
  readonly #text: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, html, location }: Rendered) {
    this.status = status;
    this.location = location;
    this.#text = Buffer.from(html);
    this.etag = createHash('sha256').update(this.#text).digest('base64url').slice(0, 22);
  }

  /** Returns the page's text in an encoding, compressed once when first requested. */
  body(encoding: Encoding): Promise<Buffer> {
    const cached = this.#encoded.get(encoding);
    if (cached !== undefined) return cached;
    const encoded = encode(this.#text, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

async function encode(text: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case 'gzip':
      return promisify(gzip)(text);
    case 'identity':
      return text;
  }
}
