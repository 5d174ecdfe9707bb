import { SavedPlacesList } from '../../features/saved-place/saved-places-list.js';
import { WithHearts } from '../../features/saved-place/with-hearts.js';
import { usePage } from '../../lib/page/page-context.js';
import { PageMeta } from '../../lib/page/page-meta.js';

/** What a member saved (readings: 'Saved places'). */
export function SavedPage() {
  const { site } = usePage();
  return (
    <WithHearts>
      <PageMeta title={`Saved places | ${site.name}`} description="The places you saved." />
      <SavedPlacesList />
    </WithHearts>
  );
}
