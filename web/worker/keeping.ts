import {
  COPY_HEADER,
  INDEX_KEY,
  KEPT_PAGES,
  keptPath,
  type KeepMessage,
  type KeptIndex,
  type KeptPage,
} from '../lib/browser/kept-pages.js';
import { contentOf } from './page-html.js';

/** Limits, in number and bytes, so that the browser's storage stays free for other sites. */
const MAX_VIEWED = 10;
const MAX_SAVED = 20;
const MAX_PAGE_BYTES = 1_000_000;
const MAX_PICTURE_BYTES = 400_000;
/** Pages requested per message. The next page the reader opens continues. */
const MAX_REQUESTS = 6;
/** After this time, in ms, a page that is viewed again is saved again; a day for the others. */
const VIEWED_AGAIN_MS = 3_600_000;
const REFRESH_MS = 24 * 3_600_000;

const NOTHING: KeptIndex = { member: null, viewed: [], saved: [], pages: {} };

/** Returns which pages to keep after a message, still with the content of those that are kept already. */
export function indexAfter(before: KeptIndex | null, message: KeepMessage): KeptIndex {
  const { member, viewed, hasHistory, saved } = message;
  // A visitor may sign in. Nothing is left of a member who signed out, or of another member.
  const isSame = before !== null && (before.member === null || before.member === member);
  const old = isSame ? before : NOTHING;
  const others = hasHistory ? old.viewed.filter((id) => id !== viewed) : [];
  const kept = {
    viewed: [...(viewed === null ? [] : [viewed]), ...others].slice(0, MAX_VIEWED),
    saved: (saved ?? old.saved).slice(0, MAX_SAVED),
  };
  const paths = new Set([...kept.viewed, ...kept.saved].map(keptPath));
  const pages = Object.entries(old.pages).filter(([path]) => paths.has(path));
  return { member, ...kept, pages: Object.fromEntries(pages) };
}

/** Returns the paths to request now, most urgent first. */
export function pathsToRequest(
  index: KeptIndex,
  viewed: number | null,
  isCurrent: (release: string) => boolean,
  now: number,
) {
  const isDue = (id: number): boolean => {
    const page = index.pages[keptPath(id)];
    if (page === undefined || !isCurrent(page.release)) return true;
    return now - page.at > (id === viewed ? VIEWED_AGAIN_MS : REFRESH_MS);
  };
  const ids = new Set([...index.viewed, ...index.saved]);
  return [...ids].filter(isDue).slice(0, MAX_REQUESTS).map(keptPath);
}

interface KeeperOptions {
  /** Returns whether an entry script belongs to this worker's release. */
  readonly isCurrent: (release: string) => boolean;
  /** Called when the server has another release than this worker. */
  readonly onOtherRelease: () => void;
  /** The site's address, such as https://paws.example. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly now: () => number;
}

/** Stores pages for reading without a network. Messages are handled one after another. */
export class Keeper {
  #work: Promise<void> = Promise.resolve();
  #signOuts = 0;

  constructor(private readonly options: KeeperOptions) {}

  /** Stores and deletes pages as a message says. */
  keep(message: KeepMessage): Promise<void> {
    const signOuts = this.#signOuts;
    const apply = async (): Promise<void> => {
      // A message that was waiting when its member signed out.
      if (signOuts === this.#signOuts) await this.#apply(message);
    };
    this.#work = this.#work.then(apply).catch(() => undefined);
    return this.#work;
  }

  /** Deletes everything that was kept, as on sign-out, and ignores messages that are waiting. */
  async forget(): Promise<void> {
    this.#signOuts++;
    await this.options.caches.delete(KEPT_PAGES);
  }

  async #apply(message: KeepMessage): Promise<void> {
    const { caches, isCurrent, now } = this.options;
    // Opened once: after a sign-out, which deletes the cache, the rest of this work is stored nowhere.
    const cache = await caches.open(KEPT_PAGES);
    const stored = await cache.match(INDEX_KEY);
    const before = stored === undefined ? null : ((await stored.json()) as KeptIndex);
    let index = indexAfter(before, message);
    await store(cache, index);
    await deleteUnlisted(cache, index);
    for (const path of pathsToRequest(index, message.viewed, isCurrent, now())) {
      const page = await this.#request(cache, path);
      if (page === 'lost') continue;
      index = withPage(index, path, page);
      await store(cache, index);
    }
    await deleteUnlisted(cache, index);
  }

  /** Stores a page. Null if it no longer exists, 'lost' if that is unknown or another release answered. */
  async #request(cache: Cache, path: string): Promise<KeptPage | null | 'lost'> {
    const answer = await requestPage(this.options, path).catch(() => null);
    if (answer === null || answer.status >= 500) return 'lost';
    if (answer.status !== 200 || answer.redirected) return null;
    const html = await answer.text();
    const { title, pictures, script } = contentOf(html);
    if (script === null || !this.options.isCurrent(script)) {
      this.options.onOtherRelease();
      return 'lost';
    }
    if (html.length > MAX_PAGE_BYTES) return null;
    const kept: string[] = [];
    for (const picture of pictures) {
      const path = await this.#requestPicture(cache, picture).catch(() => null);
      if (path !== null) kept.push(path);
    }
    await cache.put(path, new Response(html, { headers: storedHeaders(answer) }));
    return { title, at: this.options.now(), pictures: kept, release: script };
  }

  /** Stores a picture under its path without the width, and returns the path. */
  async #requestPicture(cache: Cache, url: string): Promise<string | null> {
    const request = new Request(new URL(url, this.options.origin), { credentials: 'omit' });
    const answer = await this.options.fetch(request);
    const content = await answer.blob();
    if (!answer.ok || content.size > MAX_PICTURE_BYTES || !content.type.startsWith('image/')) return null;
    const { pathname } = new URL(request.url);
    await cache.put(pathname, new Response(content, { headers: storedHeaders(answer) }));
    return pathname;
  }
}

/** Requests a page as a visitor gets it, but without any statement about who reads it. */
export function requestPage(
  { fetch, origin }: Pick<KeeperOptions, 'fetch' | 'origin'>,
  path: string,
): Promise<Response> {
  return fetch(
    new Request(new URL(path, origin), { credentials: 'omit', cache: 'no-store', headers: { [COPY_HEADER]: '1' } }),
  );
}

/** Returns the headers without those that describe the transferred bytes. */
export function storedHeaders({ headers }: Response): Headers {
  const stored = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) stored.delete(name);
  return stored;
}

function withPage(index: KeptIndex, path: string, page: KeptPage | null): KeptIndex {
  const others = Object.entries(index.pages).filter(([each]) => each !== path);
  return { ...index, pages: Object.fromEntries([...others, ...(page === null ? [] : [[path, page] as const])]) };
}

async function store(cache: Cache, index: KeptIndex): Promise<void> {
  await cache.put(INDEX_KEY, Response.json(index));
}

async function deleteUnlisted(cache: Cache, { pages }: KeptIndex): Promise<void> {
  const listed = new Set([INDEX_KEY, ...Object.entries(pages).flatMap(([path, { pictures }]) => [path, ...pictures])]);
  const requests = await cache.keys();
  const unlisted = requests.filter(({ url }) => !listed.has(new URL(url).pathname));
  await Promise.all(unlisted.map((request) => cache.delete(request)));
}
