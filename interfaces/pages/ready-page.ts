import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.js';

/** Brotli's quality for text that is made for one reader or kept for seconds: 5 is where the gain flattens. */
const BROTLI_QUALITY = 5;

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/** A rendered page as it goes out. */
export class ReadyPage {
  readonly status: number;
  /** Where a redirection leads. */
  readonly location: string | undefined;
  /** Of the text, whatever encoding it goes out in; without quotes. */
  readonly etag: string;
  readonly #text: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, html, location }: Rendered) {
    this.status = status;
    this.location = location;
    this.#text = Buffer.from(html);
    this.etag = createHash('sha256').update(this.#text).digest('base64url').slice(0, 22);
  }

  /** The page's text in an encoding: made when it is first asked for, and once, however many ask. */
  body(encoding: Encoding): Promise<Buffer> {
    const kept = this.#encoded.get(encoding);
    if (kept !== undefined) return kept;
    const made = encode(this.#text, encoding);
    this.#encoded.set(encoding, made);
    return made;
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
