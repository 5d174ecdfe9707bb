import { dehydrate, HydrationBoundary, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createQueryClient, type ApiOptions } from '../api/client.js';
import { BusinessFacts } from '../features/business/facts/business-facts.js';
import { setBusinessFacts } from '../features/business/facts/served-facts.js';
import { FilterForm } from '../features/search/filters/filter-form.js';
import { setFilterForm } from '../features/search/filters/filter-form-part.js';
import { ReviewOverview } from '../features/review/list/review-overview.js';
import { setReviewOverview } from '../features/review/list/review-overview-part.js';
import { Reviews } from '../features/review/list/reviews.js';
import { NoResults } from '../features/search/alternatives/no-results.js';
import { setNoResults } from '../features/search/alternatives/no-results-part.js';
import { UnderstoodNotice } from '../features/search/results/understood-notice.js';
import { setUnderstood } from '../features/search/results/understood-part.js';
import { setScenes } from '../illustrations/drawing.js';
import { SCENES } from '../illustrations/scenes.js';
import { withSharedParts } from '../illustrations/shared-parts.js';
import { setOpenLine } from '../ui/business/open-line.js';
import { OpenLine } from '../ui/business/open-state.js';
import { Undivided } from '../ui/state/hydration-step.js';
import { sharedIn, withShapesInPlace } from '../ui/show/shared-shapes.js';
import { SHAPES_END } from '../ui/show/stars.js';
import { PageContextProvider, type PageContext } from '../lib/page/page-context.js';
import { sharedPlaceIn } from '../lib/page/shared-place.js';
import { VIEWER_KEY } from '../lib/page/viewer.js';
import type { PageFiles } from './layout/document.js';
import { Footer } from './layout/footer.js';
import { setFooter } from './layout/footer-part.js';
import { setOfflineText } from './layout/offline-notice.js';
import { SanctionBanner } from './layout/sanction-banner.js';
import { setSanctionBanner } from './layout/sanction-banner-part.js';
import { INLINE_SCRIPT } from './server/inline-script.js';
import { handlerFor } from './server/static-handlers.js';
import { dataBlock } from './loading/page-data.js';
import { shownData } from './loading/shown-data.js';
import { contextWith, waitingLoader } from './loading/page-loader.js';
import type { PageHandle } from './routes/page.js';
import { SITE_ROUTE } from './routes/routes.js';
import { FullBusinessContent } from './pages/business/full-business.js';
import { setFullBusiness } from './pages/business/full-business-part.js';
import { NoPhotoContent } from './pages/business/no-photo.js';
import { setNoPhoto } from './pages/business/no-photo-part.js';
import { SparsePlaceContent } from './pages/business/sparse-place.js';
import { setReviews } from './pages/business/reviews-part.js';
import { setSparsePlace } from './pages/business/sparse-place-part.js';
import { VisitContent } from './pages/business/visit.js';
import { setVisit } from './pages/business/visit-part.js';
import { viewerQuery } from './loading/viewer.queries.js';

setScenes(withSharedParts(SCENES));
setBusinessFacts(BusinessFacts);
setFullBusiness(FullBusinessContent);
setSparsePlace(SparsePlaceContent);
setNoPhoto(NoPhotoContent);
setVisit(VisitContent);
setReviews(Reviews);
setReviewOverview(ReviewOverview);
setFooter(Footer);
setOfflineText(() => null);
setSanctionBanner(SanctionBanner);
setOpenLine(OpenLine);
setFilterForm(FilterForm);
setUnderstood(UnderstoodNotice);
setNoResults(NoResults);

export { INLINE_SCRIPT };
export { drawAt } from '../illustrations/drawn/draw.js';
export type { Picture } from '../illustrations/drawn/picture.js';
export { pageAddress, type PageAddress } from './server/page-address.js';
export type { PageContext, Site } from '../lib/page/page-context.js';

/** The URLs of the client build's files. */
export interface ClientFiles extends PageFiles {
  readonly script: string;
  /** The files of the style sheet, linked at the end of a page; empty in development. */
  readonly wholeStyles: readonly string[];
  /** The inline script with the short names of classes. Default: `INLINE_SCRIPT`. */
  readonly inlineScript?: string;
  /**
   * Returns a page's HTML, whose parts are given, with the part of the style sheet that its first paint needs in a theme,
   * or in each theme if the server doesn't know which one it will be. Null in development.
   */
  readonly firstStyle: ((parts: readonly string[], theme: PageContext['theme'] | null) => StyledHtml) | null;
  /** A route's chunk and its imports, by source file. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface PageRequest {
  /** Path and known query parameters, from `pageAddress`. */
  readonly path: string;
  readonly page: PageContext;
  readonly files: ClientFiles;
  /** The cookies of a member or of someone who shared a location; empty for pages that are the same for everyone. */
  readonly cookies: string;
  /** Calls the API in-process. */
  readonly fetch: ApiOptions['fetch'];
}

/** The style sheet inside a page, and its source in the content security policy. */
export interface InlineStyle {
  readonly css: string;
  readonly source: string;
}

/** HTML whose classes have the short names of the style sheet, and the part of the style sheet that it needs. */
export interface StyledHtml {
  readonly html: string;
  readonly style: InlineStyle;
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document; empty for a redirect. */
  readonly html: string;
  readonly location?: string;
  /** The style sheet inside the page; null if it links all of its styles. */
  readonly style?: InlineStyle | null;
  /** The rendering error, if nothing else reports it. */
  readonly fault?: unknown;
}

/** Renders a page. Failed API calls affect the page and its status; a page that fails to render returns 500. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const client = createQueryClient({ baseUrl: request.page.publicUrl, fetch: request.fetch });
  try {
    return await renderWith(client, request);
  } finally {
    // Otherwise the cache would keep the data as long as in a browser. Also runs after redirects and errors.
    client.clear();
  }
}

async function renderWith(client: QueryClient, request: PageRequest): Promise<RenderedPage> {
  const { path, files, cookies } = request;
  const page = { ...request.page, place: sharedPlaceIn(cookies) ?? undefined };
  const { styles } = files;
  const handler = handlerFor(files, page, path);
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
  const block = dataBlock({ page, styles, router: { loaderData, errors }, queries: shownData(dehydrate(client)) });
  const parts = { markup, end: block + scriptsOf(context, files) };
  const { html, style } = documentOf(parts, files, page.isCopy === true ? null : page.theme);
  return fault === undefined ? { status: context.statusCode, html, style } : { status: 500, html, style, fault };
}

interface Shown {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
}

/**
 * Returns the document of a page, or of its error page if the page or its loader fails; `context` then tells the
 * browser too.
 */
function markupOf(client: QueryClient, page: PageContext, shown: Shown): { markup: string; fault?: unknown } {
  const [fault] = Object.values<unknown>(shown.context.errors ?? {});
  try {
    if (fault === undefined) return { markup: render(client, page, shown) };
    return { markup: renderFailed(client, page, shown), fault };
  } catch (broken) {
    return { markup: renderFailed(client, page, shown), fault: broken };
  }
}

/** Returns the error page in the page's frame. The error itself goes to the log, not to the reader. */
function renderFailed(client: QueryClient, page: PageContext, shown: Shown): string {
  const [, inside] = shown.context.matches.filter(({ route }) => route.hasErrorBoundary);
  shown.context.errors = { [inside?.route.id ?? SITE_ROUTE]: { message: 'lost' } };
  return render(client, page, shown);
}

/** React's mark of a part that only the browser can render. */
const UNRENDERED = '<!--$!-->';

/** Returns a page's markup. Throws if a part of it fails, which React would leave to the browser. */
function render(client: QueryClient, page: PageContext, shown: Shown): string {
  const tree = treeOf(client, page, shown);
  const markup = renderToString(tree);
  if (markup.includes(UNRENDERED)) renderToString(<Undivided>{tree}</Undivided>);
  return markup;
}

function treeOf(client: QueryClient, page: PageContext, { handler, context }: Shown): ReactNode {
  return (
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
    </StrictMode>
  );
}

/** Every page shows the signed-in member. Without a session cookie there is none, and no call is needed. */
async function knowViewer(client: QueryClient, { signedIn, isCopy }: PageContext): Promise<void> {
  if (isCopy === true) return;
  if (signedIn) await client.prefetchQuery(viewerQuery());
  else client.setQueryData(VIEWER_KEY, null);
}

/** Returns the page's scripts. They are at the end, so that the page can be read before it becomes interactive. */
function scriptsOf({ matches }: StaticHandlerContext, { script, wholeStyles, chunks }: ClientFiles): string {
  const sources = matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.source ?? []);
  const wanted = sources.flatMap((source) => chunks[source] ?? []);
  // Preloads the modules that the script will import.
  const preloads = [...new Set(wanted)].filter((file) => file !== script);
  const links = preloads.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  // Delays no paint here. Scripts run after it, so what they add is never without its styles.
  const sheets = wholeStyles.map((file) => `<link rel="stylesheet" href="${file}">`);
  return `${sheets.join('')}${links.join('')}<script type="module" src="${script}" fetchpriority="low"></script>`;
}

interface DocumentParts {
  readonly markup: string;
  /** HTML at the end of the body. */
  readonly end: string;
}

/** Returns the document with its style sheet in its head. */
function documentOf({ markup, end }: DocumentParts, files: ClientFiles, theme: PageContext['theme'] | null) {
  const { firstStyle, inlineScript = INLINE_SCRIPT } = files;
  const headEnd = markup.indexOf('</head>');
  const shapesEnd = markup.indexOf(SHAPES_END);
  const bodyEnd = markup.lastIndexOf('</body>');
  // In parts, because joining them would copy the page once more.
  const body =
    shapesEnd === -1
      ? [withShapesInPlace(markup.slice(headEnd, bodyEnd))]
      : [markup.slice(headEnd, shapesEnd), sharedIn(markup), markup.slice(shapesEnd, bodyEnd)];
  const { html, style } = firstStyle?.(body, theme) ?? { html: body.join(''), style: null };
  const css = style === null ? '' : `<style>${style.css}</style>`;
  const head = `<!doctype html>${markup.slice(0, headEnd)}${css}<script>${inlineScript}</script>`;
  return { html: `${head}${html}${end}${markup.slice(bodyEnd)}`, style };
}
