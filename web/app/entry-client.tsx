import '../styles/app.css';
import '../lib/form/zod-setup.js';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '../api/client.js';
import { wholeResponse } from '../api/whole-response.js';
import { fetchScenes } from '../illustrations/drawing.js';
import { ChunkLoadError } from '../lib/browser/chunk-load-error.js';
import { PageContextProvider } from '../lib/page/page-context.js';
import { nameFirstEntry } from '../lib/browser/visits.js';
import { firstRouter, type SiteRouter } from './client/first-router.js';
import { withRetryPages } from './client/retry-page.js';
import { readPageData } from './loading/page-data.js';
import { tellPageScripts } from './client/page-scripts.js';
import { contextWith, eagerLoader } from './loading/page-loader.js';
import { isFirstPage, routesOf, SITE_ROUTE } from './routes/routes.js';

/** Hydration needs the code of the shown routes first. */
async function loadShownRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

const loadLazyPages = async () =>
  (await import('./routes/lazy-routes.js').catch(ChunkLoadError.throwFor('the other pages'))).LAZY_PAGES;

/** Adds the remaining pages to the router on the first navigation to one of them. */
function addLazyPages(): PatchRoutesOnNavigationFunction {
  let isThere = false;
  return async ({ path, patch, signal }) => {
    if (isThere || isFirstPage(path)) return;
    const pages = await loadLazyPages();
    patch(SITE_ROUTE, withRetryPages(pages));
    // An aborted navigation adds nothing.
    isThere = !signal.aborted;
  };
}

/** Resolves to what loads the rest of the router, after the page has started. */
async function start(): Promise<() => Promise<void>> {
  const { page, styles, router: hydrationData, queries } = readPageData();
  const client = createQueryClient({
    baseUrl: window.location.origin,
    fetch: (request) => wholeResponse(fetch(request)),
  });
  const isWhole = !isFirstPage(window.location.pathname);
  const routes = routesOf({ styles }, isWhole ? { page, lazyPages: await loadLazyPages() } : { page });
  await loadShownRoutes(routes);
  nameFirstEntry();
  const loader = contextWith(eagerLoader(client));
  const pageRoutes = withRetryPages(routes);
  const load = async (): Promise<SiteRouter> =>
    (await import('./client/whole-router.js').catch(ChunkLoadError.throwFor('the router'))).createBrowserRouter(
      pageRoutes,
      {
        hydrationData,
        getContext: () => loader,
        ...(isWhole ? {} : { patchRoutesOnNavigation: addLazyPages() }),
      },
    );
  const { router, finish } = isWhole
    ? { router: await load(), finish: async () => undefined }
    : firstRouter({ routes: pageRoutes, hydrationData, load });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageContextProvider value={page}>
          <QueryClientProvider client={client}>
            <HydrationBoundary state={queries}>
              <RouterProvider router={router} />
            </HydrationBoundary>
          </QueryClientProvider>
        </PageContextProvider>
      </StrictMode>,
      { onUncaughtError: (fault) => giveUp(fault, 'gone') },
    );
  });
  return finish;
}

/** Reports the error like any uncaught one, and tells the reader. */
function giveUp(fault: unknown, state: 'lost' | 'gone'): void {
  reportError(fault);
  tellPageScripts(state);
}

/** Calls a function once the browser has nothing else to do. Safari can't tell. */
function whenIdle(call: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(call, { timeout: IDLE_WITHIN_MS });
  else window.setTimeout(call, IDLE_WITHIN_MS);
}

const IDLE_WITHIN_MS = 2_000;

start().then(
  (finish) => {
    tellPageScripts('running');
    whenIdle(() => void finish());
    // Fetches the illustrations on the first interaction, before the next page (possibly the offline page) draws them.
    for (const event of ['pointerover', 'keydown']) {
      window.addEventListener(event, () => void fetchScenes(), { once: true });
    }
  },
  (fault: unknown) => giveUp(fault, 'lost'),
);
