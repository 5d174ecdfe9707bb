import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Point } from '../../interfaces/contract/shared/words.js';
import { businessQuery } from '../features/business/business.queries.js';
import { guideDogQuery, guideDogsQuery } from '../features/guide-dog/guide-dogs.queries.js';
import type { HomeView } from '../features/home/home-view.js';
import { favoritesQuery, FEATURED_SHOWN, ownedQuery } from '../features/home/home.queries.js';
import { nearQuery, startOf } from '../features/home/near.queries.js';
import { linkedReviewPages, reviewPages, reviewSummaryOf } from '../features/review/reviews.queries.js';
import { resultPages } from '../features/search/results/search.queries.js';
import { waysOutAfter } from '../features/search/ways-out/ways-out.queries.js';
import { businessIdOf } from '../lib/path/business-id.js';
import { browseSearchOf, withPreferredRadius } from '../lib/path/browse-search.js';
import { linkedReviewOf, reviewSearchOf } from '../lib/path/review-path.js';
import type { PageContext } from '../lib/page/page-context.js';
import type { Viewer } from '../lib/page/viewer.js';
import { Document, type PageFiles } from './document.js';
import { LostPage } from './lost-page.js';
import type { PageHandle } from './page-handle.js';
import { homeFor, leadOn, load, loadFor, one, pages } from './page-loader.js';

/** What the home page shows, to a visitor and to a member in either view. */
function homeNeeds(viewer: Viewer | null, view: HomeView, shared: Point | null) {
  const start = startOf(viewer, shared);
  const near = start === null ? [] : [one(nearQuery(start))];
  if (viewer === null) return [...near, one(favoritesQuery()), one(guideDogsQuery())];
  const own = [one(ownedQuery(viewer.id)), one(guideDogQuery(viewer.id))];
  return view === 'dashboard' ? [...own, one(favoritesQuery(FEATURED_SHOWN))] : [...own, ...near];
}

/** The home page is sent as three, each with the scripts that its readers need at once. */
const HOMES = {
  everybody: {
    handle: { source: 'web/app/pages/home-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/home-page.js')).HomePage }),
  },
  'who shared a place': {
    handle: { source: 'web/app/pages/near-home-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/near-home-page.js')).NearHomePage }),
  },
  'who is signed in': {
    handle: { source: 'web/app/pages/member-home-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/member-home-page.js')).MemberHomePage }),
  },
} as const;

type HomeVariant = keyof typeof HOMES;

const homeVariantOf = ({ signedIn, place }: Pick<PageContext, 'signedIn' | 'place'>): HomeVariant =>
  signedIn ? 'who is signed in' : place === undefined ? 'everybody' : 'who shared a place';

/**
 * The pages that most readers come to first; the others are FURTHER_PAGES. Loaders stand beside them so that data are
 * asked for while the page's code is still on its way.
 */
const firstPages = (home: HomeVariant): RouteObject[] => [
  {
    index: true,
    ...HOMES[home],
    loader: ({ context, request }) => homeFor(context, request, homeNeeds),
  },
  {
    path: 'browse',
    handle: { source: 'web/app/pages/business/browse-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/browse-page.js')).BrowsePage }),
    loader: ({ context, request }) => {
      const search = browseSearchOf(new URL(request.url).searchParams);
      if (search.recentlyViewed) return load(context);
      const asked = (viewer: Viewer | null) => withPreferredRadius(search, viewer?.preferredRadius);
      return loadFor(
        context,
        (viewer) => [pages(resultPages(asked(viewer)))],
        (viewer, fetched) => waysOutAfter(asked(viewer), fetched).map(one),
      );
    },
  },
  {
    path: 'business/:id',
    handle: { source: 'web/app/pages/business/business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/business-page.js')).BusinessPage }),
    loader: async ({ context, params, request }) => {
      const id = businessIdOf(params['id']);
      const { searchParams } = new URL(request.url);
      const linked = linkedReviewOf(searchParams);
      const review = linked === null ? [] : [pages(linkedReviewPages(id, linked))];
      const reviews = [pages(reviewPages(id, reviewSearchOf(searchParams))), one(reviewSummaryOf(id)), ...review];
      const result = await load(context, one(businessQuery(id)), ...reviews);
      return leadOn(context, { request, id, queryKey: businessQuery(id).queryKey }, result);
    },
  },
];

/** The route of the whole document, below which all others stand. */
export const SITE_ROUTE = 'site';

interface Wanted {
  /** For whom the page is made: each kind of reader has a home page of their own. */
  readonly page: Pick<PageContext, 'signedIn' | 'place'>;
  /** The further pages, where they are there. */
  readonly further?: readonly RouteObject[];
}

/** The routes in the document that starts with these files, whole or without the further pages. */
export function routesOf(files: PageFiles, { page, further = [] }: Wanted): RouteObject[] {
  return [
    {
      id: SITE_ROUTE,
      path: '/',
      element: <Document files={files} />,
      // Where not even the table of the further pages came.
      errorElement: (
        <Document files={files}>
          <LostPage />
        </Document>
      ),
      children: [inFrame(firstPages(homeVariantOf(page))), ...(further.length === 0 ? [] : [furtherInFrame(further)])],
    },
  ];
}

/** The further pages as one route: with the first ones it makes the same tree wherever it is put together. */
export const furtherInFrame = (further: readonly RouteObject[]): RouteObject => ({
  ...inFrame(further),
  handle: { source: 'web/app/further-routes.tsx' } satisfies PageHandle,
});

/** A new object for each page, as the router writes into them. */
function inFrame(pages: readonly RouteObject[]): RouteObject {
  return { errorElement: <LostPage />, children: pages.map((page) => ({ ...page })) };
}

/** True where an address is one of the pages that need no further table. */
export function isFirstPage(pathname: string): boolean {
  return matchRoutes([{ path: '/', children: firstPages('everybody') }], pathname) !== null;
}

/** The source files of what an address shows. */
export function sourcesOf(path: string, { page, further = [] }: Wanted): string[] {
  const { pathname } = new URL(path, 'http://localhost');
  const tree: RouteObject[] = [{ path: '/', children: [...firstPages(homeVariantOf(page)), furtherInFrame(further)] }];
  const matches = matchRoutes(tree, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.source ?? []);
}
