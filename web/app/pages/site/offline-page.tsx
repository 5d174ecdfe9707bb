import { OfflinePlaces } from '../../offline/offline-places.js';
import { Page } from '../../../ui/page/page.js';

/** /offline: shown by the service worker instead of a page that is not kept. */
export function OfflinePage() {
  return (
    <Page
      title="This page needs a connection"
      description="Places on this device."
      className="flex flex-col gap-6 py-8 sm:py-12"
    >
      <OfflinePlaces />
    </Page>
  );
}
