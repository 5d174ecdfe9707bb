import { lazyPart } from '../../ui/state/lazy-part.js';
import type { PlacesCanvasProps } from './canvas/places-canvas.js';
import { MapFrame } from './map-frame.js';

const PlacesCanvas = lazyPart(async () => ({ default: (await import('./canvas/map-canvas.js')).PlacesCanvas }), {
  failureNotice: 'in place',
});

/** The places of a list on a map. */
export function PlacesMap(props: PlacesCanvasProps) {
  return (
    <MapFrame
      label="Map of the list"
      instead="The list below shows the same places."
      className="h-80 rounded-lg sm:h-112"
    >
      <PlacesCanvas {...props} />
    </MapFrame>
  );
}
