import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';

/**
 * Says that the device is offline: loaded content can be read, but nothing can be sent. Sticky at the top, where the
 * search bar leaves space for it.
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
            You’re offline. You can keep reading this page, but you can’t search, save or send anything until you’re
            back online.
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
