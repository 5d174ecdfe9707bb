import { AnswerCache, type CountAnswer } from '../../infrastructure/postgres/answer-cache.js';
import type { ContentChanges } from '../../infrastructure/postgres/content-changes.js';
import {
  ANYTHING,
  businessTag,
  COMMUNITY,
  dependOn,
  LISTS,
  memberTag,
} from '../../infrastructure/postgres/content-tags.js';
import type { ReadAnswer } from '../http/server/in-process-read.js';
import { CompressedPage, type Rendered } from './compressed-page.js';

/** Pages say what is open now. Beyond this age, a page is shown once more while it is rendered again. */
const FRESH_MS = 30_000;
const STALE_MS = 60_000;
/** Maximum number of cached pages. Each takes up to about 100 kB in its three encodings. */
const MAX_PAGES = 300;

export type CountPage = CountAnswer;

/**
 * Caches anonymous pages by address and theme until something changes that they show. Concurrent requests share one
 * rendering. Failed pages (503) go to the waiting requests but are not cached.
 */
export class PageCache {
  readonly #pages: AnswerCache<CompressedPage>;

  constructor(count?: CountPage, changes?: ContentChanges) {
    const limits = { freshMs: FRESH_MS, staleMs: STALE_MS, failureMs: 0, maxSize: MAX_PAGES };
    const isWorthCaching = ({ status }: CompressedPage) => status < 500;
    this.#pages = new AnswerCache({ ...limits, isWorthCaching }, { changes, count });
  }

  page(key: string, render: () => Promise<Rendered>): Promise<CompressedPage> {
    return this.#pages.get(key, async () => new CompressedPage(await render()));
  }
}

type Fetch = (request: Request) => Promise<ReadAnswer>;

/** Records what the answers of the API show, so that a page is forgotten when that changes. */
export function recordingFetch(fetch: Fetch): Fetch {
  return async (request) => {
    const response = await fetch(request);
    dependOn(tagsOf(new URL(request.url).pathname, await response.text()));
    return response;
  };
}

/**
 * What the answers of a path show besides the records that they name. Lists of businesses by area record their own tags
 * (CachedBusinessSearch), and towns may wait until the page is rendered again.
 */
const SHOWN: readonly (readonly [path: RegExp, tags: readonly string[]])[] = [
  [/^\/api\/businesses(?:\/\d+(?:\/|$)|$)/, []],
  [/^\/api\/locations\//, []],
  [/^\/api\/businesses\//, [LISTS]],
  [/^\/api\/(?:reviews|guide-dogs|pet-profiles|users)(?:\/|$)/, [COMMUNITY]],
];
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function tagsOf(path: string, text: string): string[] {
  const one = /^\/api\/businesses\/(\d+)/.exec(path)?.[1];
  const tags = [...(SHOWN.find(([pattern]) => pattern.test(path))?.[1] ?? [ANYTHING])];
  if (one !== undefined) tags.push(businessTag(one));
  for (const [, id = ''] of text.matchAll(/"(?:id|businessId)":"?(\d+)/g)) tags.push(businessTag(id));
  for (const [id] of text.matchAll(UUID)) tags.push(memberTag(id));
  return tags;
}
