import { loadWhenOnline } from '../../lib/browser/load-when-online.js';
import { servedPart } from '../../ui/state/served-part.js';

/** Its code loads after the page, and also starts the service worker. The server renders nothing. */
const { Part, serve } = servedPart(
  () => loadWhenOnline(async () => ({ default: (await import('../offline/offline-part.js')).OfflinePart })),
  null,
);

export const setOfflineText = serve;

/** Says that the device is offline, or that the page is a saved copy. Sticky, where the search bar leaves space for it. */
export function OfflineNotice() {
  return (
    <div role="status" className="sticky top-16 z-20 print:hidden">
      <Part />
    </div>
  );
}
