import { Suspense } from 'react';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { useIsPhone } from '../../lib/browser/use-is-phone.js';
import { MapFrame } from './map-frame.js';
import { lazyPart } from '../../ui/state/lazy-part.js';
import { useMapSwitch } from './map-switch.js';

const MapCanvas = lazyPart(async () => ({ default: (await import('./canvas/map-canvas.js')).MapCanvas }), {
  failureNotice: 'in place',
});
const FullMap = lazyPart(async () => ({ default: (await import('./full-map.js')).FullMap }));

/** The results of a search on a map: next to the list, or full screen on phones. */
export function ResultsMap({ search }: { readonly search: BrowseSearch }) {
  const { toggle } = useMapSwitch(search);
  if (useIsPhone()) {
    return (
      <Suspense fallback={null}>
        <FullMap search={search} onClose={toggle} />
      </Suspense>
    );
  }
  return (
    <MapFrame
      id="map"
      label="Map of the results"
      instead="The list shows the same places."
      className="h-[62dvh] min-h-80 rounded-lg max-md:hidden lg:sticky lg:top-37 lg:h-[calc(100dvh-10.25rem)]"
    >
      <MapCanvas search={search} />
    </MapFrame>
  );
}
