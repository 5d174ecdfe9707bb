import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { reloadWhenReachable } from '../../lib/browser/chunk-load-error.js';
import { Spinner } from '../../ui/state/spinner.js';
import { PageFailed } from '../loading/page-failed.js';

/**
 * Returns the same routes, but retries a page whose code failed to load on each visit. The router itself keeps a failed
 * load forever. Browser only.
 */
export function withRetryPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const children = route.children === undefined ? {} : { children: withRetryPages(route.children) };
    const { lazy } = route;
    const late = typeof lazy === 'function' ? { lazy: orRetryPage(lazy as LoadPage) } : {};
    return { ...route, ...late, ...children } as RouteObject;
  });
}

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const orRetryPage =
  (load: LoadPage): LoadPage =>
  () =>
    load().catch(() => ({ Component: retryPage(load) }));

/**
 * Stands in for a page until its code loads. Reloads the document if the site responds but the file is missing, such as
 * after a new release, or if the browser has cached the failed load.
 */
function retryPage(load: LoadPage): ComponentType {
  let loaded: ComponentType | undefined;
  return function RetryPage() {
    const [Page, setPage] = useState(() => loaded);
    const [isLost, setIsLost] = useState(false);
    const tryAgain = useCallback(async (): Promise<boolean> => {
      loaded ??= (await load().catch(() => null))?.Component;
      if (loaded === undefined) return reloadWhenReachable();
      // The pressed retry button disappears with the message.
      document.getElementById('main')?.focus({ preventScroll: true });
      setPage(() => loaded);
      return true;
    }, []);
    const isThere = Page !== undefined;
    useEffect(() => {
      if (!isThere) void tryAgain().then((helped) => setIsLost(!helped));
    }, [isThere, tryAgain]);
    if (isThere) return <Page />;
    if (isLost) return <PageFailed onTryAgain={tryAgain} />;
    return <Spinner />;
  };
}
