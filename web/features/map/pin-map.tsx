import { MapFrame } from './map-frame.js';
import type { PinMapProps } from './canvas/pin-canvas.js';
import { part } from '../../ui/part.js';

const PinCanvas = part(async () => ({ default: (await import('./canvas/pin-canvas.js')).PinCanvas }), {
  told: 'in place',
});

/** A map with one pin that can be moved. */
export function PinMap(props: PinMapProps) {
  return (
    <MapFrame
      label="Map with the pin"
      instead="The buttons below move the pin too."
      className="h-72 rounded-md sm:h-96"
    >
      <PinCanvas {...props} />
    </MapFrame>
  );
}
