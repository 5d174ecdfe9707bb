import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { reloadWhenReachable } from '../lib/reload-when-reachable.js';
import { Spinner } from '../ui/spinner.js';
import { LostPage } from './lost-page.js';

/**
 * The same routes, of which a page whose code did not come is tried again whenever somebody goes to it: the router itself
 * keeps a failed load for good. Browser only.
 */
export function withLatePages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const children = route.children === undefined ? {} : { children: withLatePages(route.children) };
    const { lazy } = route;
    const late = typeof lazy === 'function' ? { lazy: orLate(lazy as LoadPage) } : {};
    return { ...route, ...late, ...children } as RouteObject;
  });
}

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const orLate =
  (load: LoadPage): LoadPage =>
  () =>
    load().catch(() => ({ Component: latePage(load) }));

/**
 * Stands for a page until its code comes. Where the site answers and only that file is gone, as after a new release, or the
 * browser keeps to its failed load, the whole document is loaded.
 */
function latePage(load: LoadPage): ComponentType {
  let came: ComponentType | undefined;
  return function LatePage() {
    const [Page, setPage] = useState(() => came);
    const [isLost, setIsLost] = useState(false);
    const tryAgain = useCallback(async (): Promise<boolean> => {
      came ??= (await load().catch(() => null))?.Component;
      if (came === undefined) return reloadWhenReachable();
      // What was pressed to try again goes with the message.
      document.getElementById('main')?.focus({ preventScroll: true });
      setPage(() => came);
      return true;
    }, []);
    const isThere = Page !== undefined;
    useEffect(() => {
      if (!isThere) void tryAgain().then((helped) => setIsLost(!helped));
    }, [isThere, tryAgain]);
    if (isThere) return <Page />;
    if (isLost) return <LostPage onTryAgain={tryAgain} />;
    return <Spinner />;
  };
}
