import { lazyPart } from '../../ui/state/lazy-part.js';
import { MapFrame } from './map-frame.js';

const ImportCanvas = lazyPart(async () => ({ default: (await import('./canvas/map-canvas.js')).ImportCanvas }), {
  failureNotice: 'in place',
});

/** The rows that an import adds or changes, and its likely duplicates, on a map with a legend. */
export function ImportMap({ importId }: { readonly importId: number }) {
  return (
    <MapFrame
      label="Map of the import"
      instead="The table below shows the same rows per town."
      className="h-112 rounded-md"
    >
      <ImportCanvas importId={importId} />
    </MapFrame>
  );
}
