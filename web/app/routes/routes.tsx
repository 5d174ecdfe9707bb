import { data, matchRoutes, type RouteObject } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import { idInPath } from '../../lib/path/id-in-path.js';
import { businessQuery } from '../../features/business/business.queries.js';
import { fitQuery } from '../../features/business/fit/one-fit.queries.js';
import { ownClaimsQuery } from '../../features/claim/claims.queries.js';
import { guideDogQuery, guideDogsQuery } from '../../features/guide-dog/guide-dogs.queries.js';
import type { HomeView } from '../../features/home/home-view.js';
import { ownedBusinessesQuery } from '../../api/owned-businesses.js';
import { favoritesQuery, FEATURED_SHOWN } from '../../features/home/home.queries.js';
import { nearBusinessesQuery, homeStartOf } from '../../features/home/near-businesses.queries.js';
import { linkedReviewPages, reviewPages, reviewSummaryOf } from '../../features/review/list/reviews.queries.js';
import { resultPages } from '../../features/search/results/search.queries.js';
import { alternativesAfter } from '../../features/search/alternatives/search-alternatives.queries.js';
import { nearbyPlacesQuery } from '../../features/sparse-place/nearby-places.queries.js';
import { browseSearchOf, withPreferredRadius } from '../../lib/path/browse-search.js';
import { linkedReviewOf, reviewSearchOf } from '../../features/review/review-path.js';
import { fullViewOf } from '../../lib/member/full-view.js';
import type { PageContext } from '../../lib/page/page-context.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Document, type PageFiles } from '../layout/document.js';
import { PageFrame } from '../layout/page-frame.js';
import { PageFailed } from '../loading/page-failed.js';
import { homeFor, leadOn, load, loaderOf, loadFor, one, pages } from '../loading/page-loader.js';
import { inFrame } from './frames.js';
import { page, pageCode } from './page.js';

/** Returns the queries of the home page, for a visitor or for a member in either view. */
function homeNeeds(viewer: Viewer | null, view: HomeView, shared: Point | null) {
  const start = homeStartOf(viewer, shared);
  const near = start === null ? [] : [one(nearBusinessesQuery(start))];
  const others = [...near, one(guideDogsQuery())];
  if (viewer === null) return [...others, one(favoritesQuery())];
  const own = [one(ownedBusinessesQuery(viewer.id)), one(ownClaimsQuery()), one(guideDogQuery(viewer.id))];
  return view === 'dashboard'
    ? [...own, ...others, one(favoritesQuery(FEATURED_SHOWN))]
    : [...own, ...others, one(favoritesQuery())];
}

/** The home page has three variants, each with the scripts that its readers need at once. */
const HOMES = {
  visitor: pageCode('app/pages/home-page', () => import('../pages/home-page.js')),
  withLocation: pageCode('app/pages/home-with-location-page', () => import('../pages/home-with-location-page.js')),
  member: pageCode('app/pages/member-home-page', () => import('../pages/member-home-page.js')),
};

type HomeVariant = keyof typeof HOMES;

export const homeVariantOf = ({ signedIn, place }: Pick<PageContext, 'signedIn' | 'place'>): HomeVariant =>
  signedIn ? 'member' : place === undefined ? 'visitor' : 'withLocation';

/**
 * The most common entry pages; the others are in LAZY_PAGES. Loaders are here, so that data is requested while the
 * page's code is still loading.
 */
const firstPages = (home: HomeVariant): RouteObject[] => [
  {
    index: true,
    ...HOMES[home],
    loader: ({ context, request }) => homeFor(context, request, homeNeeds),
  },
  page(
    'browse',
    'app/pages/business/browse-page',
    () => import('../pages/business/browse-page.js'),
    ({ context, request }) => {
      const search = browseSearchOf(new URL(request.url).searchParams);
      if (search.recentlyViewed) return load(context);
      const withRadius = (viewer: Viewer | null) => withPreferredRadius(search, viewer?.preferredRadius);
      return loadFor(
        context,
        (viewer) => [pages(resultPages(withRadius(viewer)))],
        (viewer, fetched) => alternativesAfter(withRadius(viewer), fetched).map(one),
      );
    },
  ),
  page(
    'business/:id',
    'app/pages/business/business-page',
    () => import('../pages/business/business-page.js'),
    async ({ context, params, request }) => {
      const id = idInPath(params['id']);
      const { searchParams } = new URL(request.url);
      const linked = linkedReviewOf(searchParams);
      const review = linked === null ? [] : [pages(linkedReviewPages(id, linked))];
      const reviews = [pages(reviewPages(id, reviewSearchOf(searchParams))), one(reviewSummaryOf(id)), ...review];
      const result = await load(context, one(businessQuery(id)), ...reviews);
      const { queryKey } = businessQuery(id);
      const found = loaderOf(context).fetched(queryKey) as BusinessDetail | undefined;
      // Owners and administrators also see businesses that aren't public, and everyone sees closed ones. Their reviews
      // return 404.
      const nearby = found === undefined ? null : nearbyPlacesQuery(found);
      const { pets, at } = browseSearchOf(searchParams);
      // A failure leaves the rest of the page as it is.
      await loaderOf(context).load(
        ...(nearby === null ? [] : [one(nearby)]),
        ...(pets === '' ? [] : [one(fitQuery(id, pets, at))]),
      );
      const isHidden = found !== undefined && (found.closedAt !== null || fullViewOf(found) !== null);
      return leadOn(context, { request, id, queryKey }, isHidden ? data(null) : result);
    },
  ),
];

/** ID of the route for the whole document, the parent of all others. */
export const SITE_ROUTE = 'site';

interface Wanted {
  /** The reader, who decides the variant of the home page. */
  readonly page: Pick<PageContext, 'signedIn' | 'place'>;
  /** The remaining pages, if loaded. */
  readonly lazyPages?: readonly RouteObject[];
}

/** Returns the routes in a document that starts with these files, with or without the remaining pages. */
export function routesOf(files: PageFiles, { page, lazyPages = [] }: Wanted): RouteObject[] {
  return [
    {
      id: SITE_ROUTE,
      path: '/',
      element: <Document files={files} />,
      // Shown if even the table of the remaining pages failed to load.
      errorElement: (
        <Document files={files}>
          <PageFrame>
            <PageFailed />
          </PageFrame>
        </Document>
      ),
      children: [inFrame(firstPages(homeVariantOf(page))), ...lazyPages],
    },
  ];
}

/** Returns whether an address is one of the entry pages. */
export function isFirstPage(pathname: string): boolean {
  return matchRoutes([{ path: '/', children: firstPages('visitor') }], pathname) !== null;
}
