import '../styles/app.css';
import '../lib/zod-setup.js';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '../api/client.js';
import { PageContextProvider } from '../lib/page/page-context.js';
import { readPageData } from './page-data.js';
import { contextWith, eagerLoader } from './page-loader.js';
import { routesOf } from './routes.js';

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

async function start(): Promise<void> {
  const { page, files, router: hydrationData, queries } = readPageData();
  const client = createQueryClient({ baseUrl: window.location.origin, fetch: (request) => fetch(request) });
  const routes = routesOf(files);
  await loadShownRoutes(routes);
  const loader = contextWith(eagerLoader(client));
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => loader });
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
    );
  });
}

void start();
