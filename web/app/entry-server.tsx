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
import { drawWith } from '../illustrations/drawing.js';
import { SCENES } from '../illustrations/scenes.js';
import { PageContextProvider, type PageContext } from '../lib/page/page-context.js';
import { sharedPlaceIn } from '../lib/page/shared-place.js';
import { VIEWER_KEY } from '../lib/page/viewer.js';
import type { PageFiles } from './document.js';
import { LOST_SCRIPTS } from './lost-scripts.js';
import { dataBlock } from './page-data.js';
import { contextWith, waitingLoader } from './page-loader.js';
import { FURTHER_PAGES } from './further-routes.js';
import { routesOf, SITE_ROUTE, sourcesOf } from './routes.js';
import { viewerQuery } from './viewer.queries.js';

drawWith(SCENES);

export { LOST_SCRIPTS };
export { pageAddress, type PageAddress } from './page-address.js';
export type { PageContext, Site } from '../lib/page/page-context.js';

/** Where the client build put its files: the addresses by which a page asks for them. */
export interface ClientFiles extends PageFiles {
  readonly script: string;
  /** The files of the style sheet that stands in the page. */
  readonly inPage: readonly string[];
  /** By source file of a route: its chunk and what that imports. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface PageRequest {
  /** Path and known query parameters, as `pageAddress` answered them. */
  readonly path: string;
  readonly page: PageContext;
  readonly files: ClientFiles;
  /** What the browser sent along, of a member or of whoever shared a place; empty for pages that are made for everybody. */
  readonly cookies: string;
  /** Calls the API without leaving the process. */
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document; empty for a redirection. */
  readonly html: string;
  readonly location?: string;
  /** What broke, where the page tells of nothing else. */
  readonly fault?: unknown;
}

/** Renders one page. Failing calls are part of the page and of its status, and so is a page that breaks: it answers 500. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const client = createQueryClient({ baseUrl: request.page.publicUrl, fetch: request.fetch });
  try {
    return await renderWith(client, request);
  } finally {
    // What was answered would be held for as long as a browser keeps it; after a redirection and a fault too.
    client.clear();
  }
}

async function renderWith(client: QueryClient, request: PageRequest): Promise<RenderedPage> {
  const { path, files, cookies } = request;
  const page = { ...request.page, place: sharedPlaceIn(cookies) ?? undefined };
  const { style, styles } = files;
  const handler = createStaticHandler(routesOf({ style, styles }, wantedOf(page)));
  const viewerKnown = knowViewer(client, page);
  const context = await handler.query(new Request(new URL(path, page.publicUrl)), {
    requestContext: contextWith(waitingLoader(client, cookies)),
  });
  await viewerKnown;
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('location') ?? '/' };
  }
  const { markup, fault } = markupOf(client, page, { handler, context });
  const { loaderData, errors } = context;
  const block = dataBlock({ page, styles, router: { loaderData, errors }, queries: dehydrate(client) });
  const watched = beforeEnd(markup, 'head', `<script>${LOST_SCRIPTS}</script>`);
  const html = `<!doctype html>${beforeEnd(watched, 'body', block + scriptsOf(path, page, files))}`;
  return fault === undefined ? { status: context.statusCode, html } : { status: 500, html, fault };
}

interface Shown {
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly context: StaticHandlerContext;
}

/** The document of a page, or of its message where it or its loader breaks: `context` then says so to the browser too. */
function markupOf(client: QueryClient, page: PageContext, shown: Shown): { markup: string; fault?: unknown } {
  const [fault] = Object.values<unknown>(shown.context.errors ?? {});
  try {
    if (fault === undefined) return { markup: render(client, page, shown) };
    return { markup: renderLost(client, page, shown), fault };
  } catch (broken) {
    return { markup: renderLost(client, page, shown), fault: broken };
  }
}

/** The message instead of the page, in the frame. What broke is for the log, not for the reader. */
function renderLost(client: QueryClient, page: PageContext, shown: Shown): string {
  const frame = shown.context.matches[1]?.route.id ?? SITE_ROUTE;
  shown.context.errors = { [frame]: { message: 'lost' } };
  return render(client, page, shown);
}

function render(client: QueryClient, page: PageContext, { handler, context }: Shown): string {
  return renderToString(
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
}

/** Every page shows who is signed in. Without a session's cookie that is nobody, and nothing is asked. */
async function knowViewer(client: QueryClient, { signedIn }: PageContext): Promise<void> {
  if (signedIn) await client.prefetchQuery(viewerQuery());
  else client.setQueryData(VIEWER_KEY, null);
}

const wantedOf = (page: PageContext) => ({ page, further: FURTHER_PAGES });

/** The scripts of a page, at its end and after everything that is seen: the page is read before it can be used. */
function scriptsOf(path: string, page: PageContext, { script, inPage, chunks }: ClientFiles): string {
  const wanted = sourcesOf(path, wantedOf(page)).flatMap((source) => chunks[source] ?? []);
  // What the script will ask for next is known beforehand, so it is fetched at the same time.
  const preloads = [...new Set(wanted)].filter((file) => file !== script);
  const links = preloads.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  // Vite's loader asks for the style sheet of what it loads where no link names it; this one asks for nothing.
  const known = inPage.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  return `${known.join('')}${links.join('')}<script type="module" src="${script}" fetchpriority="low"></script>`;
}

function beforeEnd(markup: string, element: 'head' | 'body', text: string): string {
  const end = element === 'head' ? markup.indexOf('</head>') : markup.lastIndexOf('</body>');
  return `${markup.slice(0, end)}${text}${markup.slice(end)}`;
}
