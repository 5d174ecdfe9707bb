import { dehydrate, HydrationBoundary, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createQueryClient } from '../api/client.js';
import { PageContextProvider, type PageContext } from '../lib/page/page-context.js';
import { VIEWER_KEY } from '../lib/page/viewer.js';
import type { PageFiles } from './document.js';
import { dataBlock } from './page-data.js';
import { contextWith, waitingLoader } from './page-loader.js';
import { FURTHER_PAGES } from './further-routes.js';
import { routesOf, sourcesOf } from './routes.js';
import { viewerQuery } from './viewer.queries.js';

export { pageAddress, type PageAddress } from './page-address.js';
export type { PageContext, Site } from '../lib/page/page-context.js';

/** Where the client build put its files: the addresses by which a page asks for them. */
export interface ClientFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** By source file of a route: its chunk and what that imports. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface PageRequest {
  /** Path and known query parameters, as `pageAddress` answered them. */
  readonly path: string;
  readonly page: PageContext;
  readonly files: ClientFiles;
  /** What the browser of a member sent along; empty for pages that are made for everybody. */
  readonly cookies: string;
  /** Calls the API without leaving the process. */
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document; empty for a redirection. */
  readonly html: string;
  readonly location?: string;
}

/** Renders one page. Throws only where a component does: failing calls are part of the page and of its status. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const client = createQueryClient({ baseUrl: request.page.publicUrl, fetch: request.fetch });
  try {
    return await renderWith(client, request);
  } finally {
    // What was answered would be held for as long as a browser keeps it; after a redirection and a fault too.
    client.clear();
  }
}

async function renderWith(client: QueryClient, { path, page, files, cookies }: PageRequest): Promise<RenderedPage> {
  const { script, styles } = files;
  const firstFiles: PageFiles = { script, styles, preloads: preloadsOf(path, files) };
  const routes = routesOf(firstFiles, FURTHER_PAGES);
  const handler = createStaticHandler(routes);
  const viewerKnown = knowViewer(client, page);
  const context = await handler.query(new Request(new URL(path, page.publicUrl)), {
    requestContext: contextWith(waitingLoader(client, cookies)),
  });
  await viewerKnown;
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('location') ?? '/' };
  }
  throwFirstError(context);
  const markup = renderToString(
    <StrictMode>
      <PageContextProvider value={page}>
        <QueryClientProvider client={client}>
          <HydrationBoundary state={null}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </HydrationBoundary>
        </QueryClientProvider>
      </PageContextProvider>
    </StrictMode>,
  );
  const router = { loaderData: context.loaderData };
  const block = dataBlock({ page, files: firstFiles, router, queries: dehydrate(client) });
  return { status: context.statusCode, html: `<!doctype html>${withBlock(markup, block)}` };
}

/** Every page shows who is signed in. Without a session's cookie that is nobody, and nothing is asked. */
async function knowViewer(client: QueryClient, { signedIn }: PageContext): Promise<void> {
  if (signedIn) await client.prefetchQuery(viewerQuery());
  else client.setQueryData(VIEWER_KEY, null);
}

function preloadsOf(path: string, files: ClientFiles): string[] {
  const wanted = sourcesOf(path, FURTHER_PAGES).flatMap((source) => files.chunks[source] ?? []);
  return [...new Set(wanted)].filter((file) => file !== files.script);
}

/** A loader's fault is a fault of ours: no page should be made of it. */
function throwFirstError({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {})) throw error;
}

function withBlock(markup: string, block: string): string {
  const end = markup.lastIndexOf('</body>');
  return `${markup.slice(0, end)}${block}${markup.slice(end)}`;
}
