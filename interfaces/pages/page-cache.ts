import QuickLRU from 'quick-lru';
import { ReadyPage, type Rendered } from './ready-page.js';

/** For so long an anonymous page may be older than the data it shows. */
const TTL_MS = 20_000;
/** Pages kept; each is at most some 100 kB in its three encodings. */
const MAX_PAGES = 300;

/**
 * Anonymous pages by address and theme. Each is rendered once at a time, however many ask for it; failures (503) are
 * told to those who asked and not kept.
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
    const page = new ReadyPage(await render());
    if (page.status < 500) this.#pages.set(key, page);
    return page;
  }
}
