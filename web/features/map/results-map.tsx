import { lazy } from 'react';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { MapFrame } from './map-frame.js';

const MapCanvas = lazy(async () => ({ default: (await import('./map-canvas.js')).MapCanvas }));

/** The results of a search on a map. */
export function ResultsMap({ search }: { readonly search: BrowseSearch }) {
  return (
    <MapFrame
      label="Map of the results"
      instead="The list has the same places."
      className="h-[62dvh] min-h-80 rounded-lg max-sm:-mx-4 max-sm:rounded-none lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]"
    >
      <MapCanvas search={search} />
    </MapFrame>
  );
}
