import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import QuickLRU from 'quick-lru';

/** For so long an anonymous page may be older than the data it shows. */
const TTL_MS = 20_000;
/** Pages kept; each is at most some 100 kB in its three encodings. */
const MAX_PAGES = 300;
/** Brotli's quality for text that is sent often and made once a TTL: 5 is where the gain flattens. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out. */
export interface ReadyPage {
  readonly status: number;
  readonly location: string | undefined;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/**
 * Anonymous pages by address and theme. Each is rendered and compressed once at a time, however many ask
 * for it; failures (503) are told to those who asked and not kept.
 */
export class PageCache {
  readonly #pages = new QuickLRU<string, ReadyPage>({ maxSize: MAX_PAGES, maxAge: TTL_MS });
  readonly #underWay = new Map<string, Promise<ReadyPage>>();

  async page(key: string, render: () => Promise<Rendered>): Promise<ReadyPage> {
    const kept = this.#pages.get(key);
    if (kept !== undefined) return kept;
    const running = this.#underWay.get(key);
    if (running !== undefined) return running;
    const fresh = this.#make(key, render).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, fresh);
    return fresh;
  }

  async #make(key: string, render: () => Promise<Rendered>): Promise<ReadyPage> {
    const page = await readyPage(await render());
    if (page.status < 500) this.#pages.set(key, page);
    return page;
  }
}

/** A rendered page with its encodings and its ETag. */
export async function readyPage({ status, html, location }: Rendered): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity),
  ]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, location, etag, bodies: { identity, br, gzip: gz } };
}
