import { hash } from 'node:crypto';
import * as zlib from 'node:zlib';
import type { Encoding } from './accepted-encoding.js';

/**
 * Compression of text that is sent once or cached for seconds, chosen by processor time and size. Browse with 188 kB,
 * in ms and kB: Brotli 5 3.8 and 27.2, 4 1.8 and 28.9, 3 1.2 and 30.0, 2 1.0 and 30.7; Zstandard 1 0.23 and 31.8,
 * 3 0.40 and 30.3, 5 1.2 and 28.6; gzip 6 2.4 and 30.7, 3 1.2 and 34.8, 1 1.0 and 36.4.
 */
const ZSTD_LEVEL = 3;
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 3;
/** The window is as large as the largest pages. Larger ones cost memory that must be cleared for each page. */
const BROTLI_WINDOW_BITS = 18;
/** Room for the whole result, so that it needs no second step. */
const CHUNK_BYTES = 65_536;

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
  readonly style?: { readonly source: string } | null;
}

/** A rendered page, ready to be sent. */
export class CompressedPage {
  readonly status: number;
  /** The target of a redirect. */
  readonly location: string | undefined;
  /** The source of its inline style sheet in the content security policy. */
  readonly styleSource: string | undefined;
  readonly #text: Buffer;
  /** The hash of the text. Personal pages need none. */
  #hash: string | undefined;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor({ status, html, location, style }: Rendered) {
    this.styleSource = style?.source;
    this.status = status;
    this.location = location;
    this.#text = Buffer.from(html);
  }

  /** Returns the entity tag of the page in an encoding. */
  tag(encoding: Encoding): string {
    this.#hash ??= hash('sha256', this.#text, 'base64url').slice(0, 22);
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  /**
   * Returns the page's text in an encoding, compressed once when first requested. Not in another thread: at half a
   * millisecond, handing it over would cost as much.
   */
  body(encoding: Encoding): Buffer {
    const cached = this.#encoded.get(encoding);
    if (cached !== undefined) return cached;
    const encoded = encode(this.#text, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

function encode(text: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'zstd':
      return zlib.zstdCompressSync(text, {
        chunkSize: CHUNK_BYTES,
        pledgedSrcSize: text.length,
        params: { [zlib.constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
      });
    case 'br':
      return zlib.brotliCompressSync(text, {
        chunkSize: CHUNK_BYTES,
        params: {
          [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
          [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case 'gzip':
      return zlib.gzipSync(text, { chunkSize: CHUNK_BYTES, level: GZIP_LEVEL });
    case 'identity':
      return text;
  }
}
