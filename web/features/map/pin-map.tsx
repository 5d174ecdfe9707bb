import { MapFrame } from './map-frame.js';
import type { PinMapProps } from './canvas/pin-canvas.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const PinCanvas = lazyPart(async () => ({ default: (await import('./canvas/pin-canvas.js')).PinCanvas }), {
  failureNotice: 'in place',
});

export function PinMap(props: PinMapProps) {
  return (
    <MapFrame
      label="Map with the pin"
      instead="Use the buttons below to move the pin."
      className="h-72 rounded-md sm:h-96"
    >
      <PinCanvas {...props} />
    </MapFrame>
  );
}
