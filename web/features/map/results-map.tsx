import { Suspense } from 'react';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { useIsPhone } from '../../lib/use-is-phone.js';
import { MapFrame } from './map-frame.js';
import { part } from '../../ui/part.js';
import { useMapSwitch } from './map-switch.js';

const MapCanvas = part(async () => ({ default: (await import('./canvas/map-canvas.js')).MapCanvas }), {
  told: 'in place',
});
const FullMap = part(async () => ({ default: (await import('./full-map.js')).FullMap }));

/** The results of a search on a map: beside the list, on a phone over the whole screen. */
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
      label="Map of the results"
      instead="The list has the same places."
      className="h-[62dvh] min-h-80 rounded-lg max-md:hidden lg:sticky lg:top-37 lg:h-[calc(100dvh-10.25rem)]"
    >
      <MapCanvas search={search} />
    </MapFrame>
  );
}
