import { SavedPlacesList } from '../../features/saved-places/saved-places-list.js';
import { WithHearts } from '../../features/saved-places/with-hearts.js';
import { usePage } from '../../lib/page-context.js';
import { PageMeta } from '../../lib/page-meta.js';

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
