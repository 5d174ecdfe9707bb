import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';

/**
 * Tells that the device has no network, as long as that is so: what is there can be read, and nothing is sent. It stays in
 * view, for which the search bar leaves it the upper edge.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-16 z-20 print:hidden">
      {!isOnline && (
        <p data-offline className="border-b border-marigold bg-marigold-soft text-ink">
          <span className="page-width flex items-start gap-3 py-2.5">
            <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            You are offline. You can go on reading what is here; nothing can be searched, saved or sent until the
            connection is back.
          </span>
        </p>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
