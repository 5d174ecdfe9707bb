import { ChunkLoadError } from '../../lib/browser/chunk-load-error.js';
import { createPath, IDLE_NAVIGATION, matchRoutes } from 'react-router-dom';
import type { HydrationState, RouteObject, RouterProviderProps, To } from 'react-router-dom';

export type SiteRouter = RouterProviderProps['router'];

type Subscriber = Parameters<SiteRouter['subscribe']>[0];
type State = SiteRouter['state'];
type Manifest = SiteRouter['manifest'];
type DataRoute = SiteRouter['routes'][number];

interface FirstRouterOptions {
  /** The routes of the shown page, with their code. */
  readonly routes: readonly RouteObject[];
  readonly hydrationData: Pick<HydrationState, 'loaderData' | 'errors'>;
  /** Loads and starts the router that can leave the page. */
  readonly load: () => Promise<SiteRouter>;
}

interface FirstRouter {
  readonly router: SiteRouter;
  /** Loads what is needed to leave the page, unless it is there. Never rejects. */
  readonly finish: () => Promise<void>;
}

/**
 * A router that only shows the page that the server rendered. Its code is small, so that the page starts early. It loads
 * the whole router on the first navigation, at the latest. Browser only.
 */
export function firstRouter({ routes, hydrationData, load }: FirstRouterOptions): FirstRouter {
  const manifest: Manifest = {};
  const dataRoutes = withIds(routes, manifest);
  const state = firstState(dataRoutes, hydrationData);
  const subscribers = new Set<Subscriber>();
  const isHere = (): boolean => pageOf(window.location) === pageOf(state.location);
  // Once the reader has left this page, its router no longer takes over.
  const loadHere = async (): Promise<SiteRouter> => {
    const router = await load();
    return isHere() ? router : new Promise<never>(() => undefined);
  };
  const whole = loadedOnce(loadHere, (router) => takeOver(router, state, subscribers));
  const finish = async (): Promise<void> => void (await whole.get().catch(tell));
  // The reader opened a part of the page, or went back or forward to another page. Another page is loaded in full:
  // shown by this one, it would get the scroll position of this page.
  window.addEventListener('popstate', () => {
    if (whole.loaded() !== undefined) return;
    if (isHere()) void finish();
    else window.location.reload();
  });
  // Components use only these parts of a router.
  const shown: Partial<SiteRouter> = {
    get state() {
      return whole.loaded()?.state ?? state;
    },
    get routes() {
      return whole.loaded()?.routes ?? dataRoutes;
    },
    get manifest() {
      return whole.loaded()?.manifest ?? manifest;
    },
    basename: '/',
    window,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    createURL: urlOf,
    encodeLocation: (to) => {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate: async (to: To | number | null, options?: object) => {
      const router = await whole.get().catch(tell);
      return router === null ? leave(to) : router.navigate(to as To, options);
    },
  };
  return { router: shown as SiteRouter, finish };
}

/** Reports an error, unless the code is missing: offline, or a newer release. */
function tell(fault: unknown): null {
  if (!(fault instanceof ChunkLoadError)) reportError(fault);
  return null;
}

const NO_CHANGE = { deletedFetchers: [], newErrors: null, flushSync: false };

/** From now on, components learn of changes from the whole router. */
function takeOver(router: SiteRouter, first: State, subscribers: ReadonlySet<Subscriber>): void {
  router.subscribe((...change) => subscribers.forEach((subscriber) => subscriber(...change)));
  const { location } = router.state;
  if (location.hash !== first.location.hash || location.key !== first.location.key) {
    subscribers.forEach((subscriber) => subscriber(router.state, NO_CHANGE));
  }
}

/** Loads a router on request, once. A failed load is repeated on the next request. */
function loadedOnce(load: () => Promise<SiteRouter>, onLoaded: (router: SiteRouter) => void) {
  let loaded: SiteRouter | undefined;
  let loading: Promise<SiteRouter> | undefined;
  const start = async (): Promise<SiteRouter> => {
    try {
      loaded = await load();
    } catch (fault) {
      loading = undefined;
      throw fault;
    }
    onLoaded(loaded);
    return loaded;
  };
  return { loaded: () => loaded, get: () => (loading ??= start()) };
}

/** Returns the routes with the IDs that the whole router gives them, and adds them to the manifest. */
function withIds(routes: readonly RouteObject[], manifest: Manifest, parents: readonly number[] = []): DataRoute[] {
  return routes.map((route, index) => {
    const path = [...parents, index];
    const id = route.id ?? path.join('-');
    const { children } = route;
    const own = { ...route, id, ...(children && { children: withIds(children, manifest, path) }) } as DataRoute;
    manifest[id] = own;
    return own;
  });
}

function firstState(
  routes: DataRoute[],
  { loaderData = {}, errors = null }: FirstRouterOptions['hydrationData'],
): State {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as { readonly usr?: unknown; readonly key?: string } | null;
  return {
    historyAction: 'POP' as State['historyAction'],
    location: { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' },
    matches: matchRoutes(routes, { pathname }) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** Returns a location without its hash. */
const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

const urlOf = (to: To): URL => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);

/** Leaves the page without the whole router, which failed to load. */
function leave(to: To | number | null): void {
  if (typeof to === 'number') window.history.go(to);
  else window.location.assign(urlOf(to ?? window.location.pathname));
}
