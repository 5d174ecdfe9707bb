import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readRecentlyViewed, useRecentlyViewed } from '../../features/recently-viewed/recently-viewed.store.js';
import { keptPath, type KeepMessage } from '../../lib/browser/kept-pages.js';
import { usePersonalization, useViewer, useViewerState } from '../../lib/page/viewer.js';
import { isAdminPath } from '../../lib/path/admin-path.js';
import { useSavedIds } from './saved-ids.queries.js';

/** Starts the service worker and tells it which places to keep for reading without a network. */
export function useKeptPlaces(): void {
  const { pathname } = useLocation();
  const isUsed = !isAdminPath(pathname) && pathname !== '/admin-login' && canUseWorker();
  const message = useKeepMessage(isUsed, pathname);
  useEffect(() => {
    if (!isUsed) return;
    // Fails if the reader blocked storage. The site then works as without a worker.
    const start = (): void =>
      void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
    // What the page itself loads goes first.
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [isUsed]);
  useEffect(() => {
    if (message === null) return;
    let isOver = false;
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (!isOver) active?.postMessage(message);
    });
    return () => {
      isOver = true;
    };
  }, [message]);
}

/** Development serves sources, without a worker. Browsers have workers only on https and on the same machine. */
const canUseWorker = (): boolean =>
  'serviceWorker' in navigator && document.querySelector('script[type=module][src^="/assets/"]') !== null;

/** Returns what the worker should know; null while it is unknown who reads the page. */
function useKeepMessage(isUsed: boolean, pathname: string): KeepMessage | null {
  const state = useViewerState();
  const member = useViewer()?.id ?? null;
  const isOn = usePersonalization() === 'on';
  const saved = useSavedIds(isUsed ? member : null);
  const { records, isRead } = useRecentlyViewed();
  useEffect(readRecentlyViewed, []);
  const newest = records[0]?.id;
  // Only the place that is open now: a place from before a sign-out must not come back.
  const viewed = isOn && newest !== undefined && pathname === keptPath(newest) ? newest : null;
  const hasHistory = isOn && records.length > 0;
  const isKnown = isUsed && isRead && (state === 'visitor' || state === 'member');
  return useMemo(
    () => (isKnown ? { kind: 'keep', member, viewed, hasHistory, saved } : null),
    [isKnown, member, viewed, hasHistory, saved],
  );
}
