import { SavedPlacesList } from '../../../features/saved-place/saved-places-list.js';
import { WithHearts } from '../../../features/saved-place/with-hearts.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /saved: what a member saved. */
export function SavedPage() {
  const { site } = usePage();
  return (
    <WithHearts>
      <PageMeta title={`Saved places | ${site.name}`} description="The places you saved." />
      <SavedPlacesList />
    </WithHearts>
  );
}
