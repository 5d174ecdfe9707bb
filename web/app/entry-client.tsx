import '../styles/app.css';
import '../lib/zod-setup.js';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { createQueryClient } from '../api/client.js';
import { wholeAnswer } from '../api/whole-answer.js';
import { fetchScenes } from '../illustrations/drawing.js';
import { MissingCode } from '../lib/missing-code.js';
import { PageContextProvider } from '../lib/page/page-context.js';
import { withLatePages } from './late-page.js';
import { readPageData, readPageStyle } from './page-data.js';
import { tellPageScripts } from './page-scripts.js';
import { contextWith, eagerLoader } from './page-loader.js';
import { furtherInFrame, isFirstPage, routesOf, SITE_ROUTE } from './routes.js';

/** The page can only be taken over when the code of what it shows is there. */
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

const furtherPages = async () =>
  (await import('./further-routes.js').catch(MissingCode.throwFor('the further pages'))).FURTHER_PAGES;

/** Adds the further pages to the router's when somebody first goes to one of them. */
function addFurtherPages(): PatchRoutesOnNavigationFunction {
  let isThere = false;
  return async ({ path, patch, signal }) => {
    if (isThere || isFirstPage(path)) return;
    const pages = await furtherPages();
    patch(SITE_ROUTE, withLatePages([furtherInFrame(pages)]));
    // A navigation that was called off adds nothing.
    isThere = !signal.aborted;
  };
}

async function start(): Promise<void> {
  const { page, styles, router: hydrationData, queries } = readPageData();
  const files = { style: readPageStyle(), styles };
  const client = createQueryClient({
    baseUrl: window.location.origin,
    fetch: (request) => wholeAnswer(fetch(request)),
  });
  const isWhole = !isFirstPage(window.location.pathname);
  const routes = routesOf(files, isWhole ? { page, further: await furtherPages() } : { page });
  await loadShownRoutes(routes);
  const loader = contextWith(eagerLoader(client));
  const router = createBrowserRouter(withLatePages(routes), {
    hydrationData,
    getContext: () => loader,
    ...(isWhole ? {} : { patchRoutesOnNavigation: addFurtherPages() }),
  });
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
}

/** Puts the fault where faults of a page are looked for, and has the reader told. */
function giveUp(fault: unknown, state: 'lost' | 'gone'): void {
  reportError(fault);
  tellPageScripts(state);
}

start().then(
  () => {
    tellPageScripts('running');
    // Before the next page draws them, which may be one that says that the network is lost.
    window.addEventListener('pointerover', () => void fetchScenes(), { once: true });
    window.addEventListener('keydown', () => void fetchScenes(), { once: true });
  },
  (fault: unknown) => giveUp(fault, 'lost'),
);
