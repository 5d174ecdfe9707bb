import { SavedPlacesList } from '../../../features/saved-place/saved-places-list.js';
import { SaveButtonsProvider } from '../../../features/saved-place/save-buttons-provider.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /saved: the member's saved businesses. */
export function SavedPage() {
  return (
    <SaveButtonsProvider>
      <PageMeta title="Saved places" description="The places you saved." />
      <SavedPlacesList />
    </SaveButtonsProvider>
  );
}
