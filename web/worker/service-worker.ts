import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import {
  INDEX_KEY,
  KEPT_PAGES,
  OFFLINE_PATH,
  WANTED_PARAM,
  type KeepMessage,
  type KeptIndex,
} from '../lib/browser/kept-pages.js';
import { Keeper, requestPage, storedHeaders } from './keeping.js';
import { contentOf, withMarks } from './page-html.js';
import type { Route, WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;
/** Paths of the files with which kept pages run, from the build. Their names contain a hash. */
declare const SHELL_FILES: readonly string[];

/** The cache with the offline page, which is the same for everyone. */
const OFFLINE_PAGE = 'offline-page';
/** How long after a failed page its pictures are taken from the cache as well, in ms. */
const FAILED_LATELY_MS = 60_000;

/**
 * Starts of the addresses that the worker leaves to the browser: administration, the provider's sign-in pages, addresses
 * that are a secret, and everything that is no page.
 */
const NOT_HANDLED = [
  ...[
    'admin',
    'admin-login',
    'oidc',
    'appeal',
    'business-transfer',
    'invitations',
    'lists',
    'confirm-email',
    'api',
    'html',
    'dev',
    'uploads',
    'badges',
    'drawings',
  ],
  ...['assets', 'downloads', 'healthz', 'readyz', 'metrics', 'sitemap', 'sitemaps'],
];
const IS_NOT_HANDLED = new RegExp(`^/(?:${NOT_HANDLED.join('|')})(?:[/.]|$)|[.]\\w+$`);
const SIGN_OUT_PATH = '/api/logout';

/** Whether the worker can name addresses that the browser requests without asking it. */
const HAS_ROUTES = 'addRoutes' in (self.InstallEvent?.prototype ?? {});

const SITE = { origin: self.location.origin, fetch: (request: Request) => fetch(request) };

const isOfThisRelease = (script: string): boolean => getCacheKeyForURL(script) !== undefined;

// A page and its scripts belong to one release: pages come from the network, and scripts have a hash in their names.
precacheAndRoute(SHELL_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
// Otherwise, an address that the worker leaves to the browser would be requested twice. Signing out still is, which does
// no harm.
if (HAS_ROUTES) preloadNavigations();
clientsClaim();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeOfflinePage());
  if (HAS_ROUTES) event.waitUntil(event.addRoutes([ROUTE_OF_SIGN_OUT, ...NOT_HANDLED.map(routeToNetwork)]));
});

const routeOf = (pathname: string, source: Route['source']): Route => ({
  condition: { urlPattern: { pathname }, requestMode: 'navigate' },
  source,
});
const ROUTE_OF_SIGN_OUT = routeOf(SIGN_OUT_PATH, 'fetch-event');
const routeToNetwork = (start: string): Route => routeOf(`/${start}{/*}?`, 'network');

/** Rejects if the server has another release, so that the browser installs this worker later or another one. */
async function storeOfflinePage(): Promise<void> {
  const answer = await requestPage(SITE, OFFLINE_PATH);
  const html = await answer.text();
  const { script } = contentOf(html);
  if (!answer.ok || script === null || !isOfThisRelease(script))
    throw new Error('The offline page is of another release.');
  const cache = await caches.open(OFFLINE_PAGE);
  await cache.put(OFFLINE_PATH, new Response(html, { headers: storedHeaders(answer) }));
}

const keeper = new Keeper({
  isCurrent: isOfThisRelease,
  onOtherRelease: () => void self.registration.update().catch(() => undefined),
  ...SITE,
  caches,
  now: () => Date.now(),
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | null;
  if (message?.kind === 'keep') event.waitUntil(keeper.keep(message));
});

// Also works if the page's scripts didn't run.
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate' && pathname === SIGN_OUT_PATH) event.waitUntil(keeper.forget());
});

let failedAt = 0;

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !IS_NOT_HANDLED.test(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => insteadOf(new URL(request.url)) }] }),
);

registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin &&
    request.destination === 'image' &&
    (!self.navigator.onLine || Date.now() - failedAt < FAILED_LATELY_MS),
  new NetworkOnly({
    plugins: [
      { handlerDidError: ({ request }) => caches.match(new URL(request.url).pathname, { cacheName: KEPT_PAGES }) },
    ],
  }),
);

/** Returns what to show instead of a page that can't be reached: its copy, or the offline page. */
async function insteadOf({ pathname, search }: URL): Promise<Response> {
  failedAt = Date.now();
  const isOfflinePage = pathname === OFFLINE_PATH;
  const copy = await caches.match(pathname, { cacheName: isOfflinePage ? OFFLINE_PAGE : KEPT_PAGES });
  if (copy === undefined) {
    const wanted = pathname === '/browse' ? pathname + search : pathname;
    return redirect(`${OFFLINE_PATH}?${new URLSearchParams({ [WANTED_PARAM]: wanted }).toString()}`);
  }
  // Copies were rendered without parameters, and must start with the address they were rendered for.
  if (search !== '' && !isOfflinePage) return redirect(pathname);
  const at = isOfflinePage ? null : await savedAt(pathname);
  const html = withMarks(await copy.text(), { at, theme: (await self.cookieStore?.get('theme'))?.value ?? 'system' });
  return new Response(html, { headers: copy.headers });
}

const redirect = (path: string): Response => Response.redirect(new URL(path, self.location.href).href, 302);

async function savedAt(path: string): Promise<number | null> {
  const index = await caches.match(INDEX_KEY, { cacheName: KEPT_PAGES });
  return index === undefined ? null : (((await index.json()) as KeptIndex).pages[path]?.at ?? null);
}
