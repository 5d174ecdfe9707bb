import QuickLRU from 'quick-lru';
import { CompressedPage, type Rendered } from './compressed-page.js';

/** How old a cached anonymous page can be, in milliseconds. */
const TTL_MS = 20_000;
/** Maximum number of cached pages. Each takes up to about 100 kB in its three encodings. */
const MAX_PAGES = 300;

/** `hit`: the page was cached or is being rendered for another request. `miss`: it is rendered for this one. */
export type CountPage = (result: 'hit' | 'miss') => void;

/**
 * Caches anonymous pages by address and theme. Concurrent requests share one rendering. Failed pages (503) go to the
 * waiting requests but are not cached.
 */
export class PageCache {
  readonly #pages = new QuickLRU<string, CompressedPage>({ maxSize: MAX_PAGES, maxAge: TTL_MS });
  readonly #underWay = new Map<string, Promise<CompressedPage>>();

  constructor(private readonly count: CountPage = () => undefined) {}

  async page(key: string, render: () => Promise<Rendered>): Promise<CompressedPage> {
    const present = this.#pages.get(key) ?? this.#underWay.get(key);
    this.count(present === undefined ? 'miss' : 'hit');
    if (present !== undefined) return present;
    const fresh = this.#make(key, render).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, fresh);
    return fresh;
  }

  async #make(key: string, render: () => Promise<Rendered>): Promise<CompressedPage> {
    const page = new CompressedPage(await render());
    if (page.status < 500) this.#pages.set(key, page);
    return page;
  }
}
