import { beforeEach, describe, expect, it } from '@jest/globals';
import { INDEX_KEY, KEPT_PAGES, type KeepMessage, type KeptIndex } from '../../../web/lib/browser/kept-pages.js';
import { indexAfter, Keeper } from '../../../web/worker/keeping.js';
import { contentOf, withMarks } from '../../../web/worker/page-html.js';

const ORIGIN = 'http://site.invalid';
const DAY_MS = 24 * 3_600_000;

const message = (differs: Partial<KeepMessage> = {}): KeepMessage => ({
  kind: 'keep',
  member: null,
  viewed: null,
  hasHistory: true,
  saved: null,
  ...differs,
});

const page = (id: number, script = '/assets/entry-1.js') =>
  `<!doctype html><html lang="en"><head><title>Place &amp; Paws ${id}</title></head><body><img alt="" src="/uploads/${id}.webp?w=800"/><script type="module" src="${script}"></script></body></html>`;

/** A cache storage in memory, with what a page and its worker use. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const keyOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;
    return {
      match: async (key: string) => entries.get(keyOf(key))?.clone(),
      put: async (key: string, answer: Response) => void entries.set(keyOf(key), answer),
      keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, ORIGIN))),
      delete: async (key: Request) => entries.delete(keyOf(key)),
    };
  };
  return { open, delete: async (name: string) => stored.delete(name), stored } as unknown as CacheStorage & {
    readonly stored: Map<string, Map<string, Response>>;
  };
}

let caches: ReturnType<typeof fakeCaches>;
let requests: Request[];
let answer: (path: string) => Response | Promise<Response>;
let now: number;
let otherReleases: number;

beforeEach(() => {
  caches = fakeCaches();
  requests = [];
  now = Date.parse('2026-03-12T20:10:00.000Z');
  otherReleases = 0;
  answer = (path) => {
    const id = Number(/\d+/.exec(path)?.[0]);
    if (path.startsWith('/uploads/')) return new Response('picture', { headers: { 'content-type': 'image/webp' } });
    return new Response(page(id), { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } });
  };
});

const keeper = (isCurrent: (script: string) => boolean = (script) => script === '/assets/entry-1.js') =>
  new Keeper({
    isCurrent,
    onOtherRelease: () => otherReleases++,
    origin: ORIGIN,
    fetch: async (request) => {
      requests.push(request);
      return answer(new URL(request.url).pathname);
    },
    caches,
    now: () => now,
  });

const keptNow = () => [...(caches.stored.get(KEPT_PAGES)?.keys() ?? [])].toSorted();
const index = async () => (await caches.stored.get(KEPT_PAGES)?.get(INDEX_KEY)?.clone().json()) as KeptIndex;
const requested = () => requests.map(({ url }) => new URL(url).pathname);

describe('The keeper of pages', () => {
  it('stores a viewed page with its picture, requested without cookies and as a copy for any reader', async () => {
    await keeper().keep(message({ viewed: 7 }));
    expect(keptNow()).toEqual(['/business/7', INDEX_KEY, '/uploads/7.webp']);
    expect((await index()).pages['/business/7']).toEqual({
      title: 'Place & Paws 7',
      at: now,
      pictures: ['/uploads/7.webp'],
      release: '/assets/entry-1.js',
    });
    expect(requests.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
    expect(requests[0]?.headers.get('x-kept-copy')).toBe('1');
    expect(caches.stored.get(KEPT_PAGES)?.get('/business/7')?.headers.has('content-encoding')).toBe(false);
  });

  it('keeps ten viewed and twenty saved places at most', async () => {
    const one = keeper();
    for (let id = 1; id <= 12; id++) await one.keep(message({ viewed: id }));
    expect(Object.keys((await index()).pages)).toHaveLength(10);
    expect(keptNow()).not.toContain('/business/2');
    expect(keptNow()).not.toContain('/uploads/2.webp');
    const saved = Array.from({ length: 30 }, (_, each) => 100 + each);
    for (let time = 0; time < 10; time++) await one.keep(message({ member: 'ada', saved }));
    expect((await index()).saved).toHaveLength(20);
    expect(Object.keys((await index()).pages)).toHaveLength(30);
  });

  it('requests at most six pages per message', async () => {
    await keeper().keep(message({ member: 'ada', saved: [1, 2, 3, 4, 5, 6, 7, 8] }));
    expect(requested().filter((path) => path.startsWith('/business/'))).toHaveLength(6);
  });

  it('requests a kept page again after a day, and a viewed one after an hour', async () => {
    const one = keeper();
    await one.keep(message({ member: 'ada', viewed: 1, saved: [2] }));
    requests = [];
    await one.keep(message({ member: 'ada', viewed: 1, saved: [2] }));
    expect(requests).toEqual([]);
    now += 2 * 3_600_000;
    await one.keep(message({ member: 'ada', viewed: 1, saved: [2] }));
    expect(requested()).toEqual(['/business/1', '/uploads/1.webp']);
    requests = [];
    now += DAY_MS;
    await one.keep(message({ member: 'ada', saved: [2] }));
    expect(requested()).toContain('/business/2');
  });

  it('requests pages of another release again, and stores none that needs other scripts than its own', async () => {
    await keeper().keep(message({ viewed: 1 }));
    requests = [];
    await keeper((script) => script === '/assets/entry-2.js').keep(message());
    expect(requested()).toEqual(['/business/1']);
    expect(otherReleases).toBe(1);
    answer = () => new Response(page(1, '/assets/entry-2.js'));
    await keeper((script) => script === '/assets/entry-2.js').keep(message());
    expect((await index()).pages['/business/1']?.release).toBe('/assets/entry-2.js');
  });

  it('drops a page that no longer exists, and keeps one while the server fails', async () => {
    const one = keeper();
    await one.keep(message({ viewed: 1 }));
    now += 2 * DAY_MS;
    answer = () => new Response('', { status: 503 });
    await one.keep(message());
    expect(keptNow()).toContain('/business/1');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await one.keep(message());
    expect(keptNow()).toContain('/business/1');
    answer = () => new Response('', { status: 404 });
    await one.keep(message());
    expect(keptNow()).toEqual([INDEX_KEY]);
  });

  it('stores nothing after a sign-out that happens while a page is on its way', async () => {
    answer = async (path) => {
      if (path === '/business/2') await caches.delete(KEPT_PAGES);
      return new Response(page(2));
    };
    await keeper().keep(message({ member: 'ada', saved: [1, 2, 3] }));
    expect(keptNow()).toEqual([]);
  });

  it('ignores a message that was waiting when its member signed out', async () => {
    const one = keeper();
    let isForgotten: Promise<void> | undefined;
    answer = (path) => {
      if (path === '/business/1') isForgotten ??= one.forget();
      return new Response(page(1));
    };
    await Promise.all([
      one.keep(message({ member: 'ada', saved: [1] })),
      one.keep(message({ member: 'ada', saved: [2] })),
    ]);
    await isForgotten;
    expect([requested().includes('/business/2'), keptNow()]).toEqual([false, []]);
    await one.keep(message({ viewed: 3 }));
    expect(keptNow()).toContain('/business/3');
  });

  it('leaves out pictures that are too large or no pictures', async () => {
    answer = (path) =>
      path.startsWith('/uploads/')
        ? new Response('x'.repeat(400_001), { headers: { 'content-type': 'image/webp' } })
        : new Response(page(1));
    await keeper().keep(message({ viewed: 1 }));
    expect(keptNow()).toEqual(['/business/1', INDEX_KEY]);
  });
});

describe('indexAfter', () => {
  const before: KeptIndex = { ...indexAfter(null, message({ member: 'ada', viewed: 1, saved: [2] })) };
  const withPages: KeptIndex = {
    ...before,
    pages: { '/business/1': { title: '', at: 1, pictures: [], release: '' } },
  };

  it('keeps nothing of a member who is signed out or was replaced by another one', () => {
    for (const member of [null, 'ben']) {
      expect(indexAfter(withPages, message({ member }))).toEqual({ member, viewed: [], saved: [], pages: {} });
    }
  });

  it('keeps what a visitor viewed when they sign in', () => {
    const visitor = indexAfter(null, message({ viewed: 1 }));
    expect(indexAfter(visitor, message({ member: 'ada' })).viewed).toEqual([1]);
  });

  it('forgets viewed pages, but not saved ones, when the history is cleared', () => {
    expect(indexAfter(withPages, message({ member: 'ada', hasHistory: false }))).toEqual({
      member: 'ada',
      viewed: [],
      saved: [2],
      pages: {},
    });
  });
});

describe('The HTML of a kept page', () => {
  it('gives its title, its pictures on this site, and its script', () => {
    const html = `${page(1)}<img src="/assets/map.png"/><img src="//other.example/a.png"/><img src="data:x"/>`;
    expect(contentOf(html)).toEqual({
      title: 'Place & Paws 1',
      pictures: ['/uploads/1.webp?w=800'],
      script: '/assets/entry-1.js',
    });
  });

  it('is marked with the time it was saved and the theme of the reader', () => {
    expect(withMarks(page(1), { at: 5, theme: 'dark' })).toContain(
      '<html data-kept-at="5" data-theme="dark" lang="en">',
    );
    expect(withMarks(page(1), { at: null, theme: '"><script>' })).toContain('<html lang="en">');
  });
});
