import { useEffect } from 'react';
import { readKeptIndex } from '../../lib/browser/kept-pages.js';
import { isSavedPath } from '../../lib/path/saved-path.js';

/**
 * Without a network, makes links to kept pages load whole documents, which the service worker then takes from its cache.
 * Otherwise the page would ask the API for their data in vain. Links to saved places lead to the offline page, which
 * lists those that are kept.
 */
export function useKeptLinks(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    let paths: ReadonlySet<string> = new Set();
    void readKeptIndex().then(
      (index) => (paths = new Set(Object.keys(index?.pages ?? {}))),
      () => undefined,
    );
    const follow = (event: MouseEvent): void => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || link.target === '_blank' || link.origin !== window.location.origin) return;
      const isKept = paths.has(link.pathname) || (paths.size > 0 && isSavedPath(link.pathname));
      if (!isKept || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.assign(link.href);
    };
    // Before the router's own listener.
    window.addEventListener('click', follow, { capture: true });
    return () => window.removeEventListener('click', follow, { capture: true });
  }, [isOnline]);
}
