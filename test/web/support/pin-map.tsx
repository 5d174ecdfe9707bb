import type { Point } from '../../../interfaces/contract/shared/words.js';

interface PinMapProps {
  readonly pin: Point | null;
  readonly onPlace: (pin: Point) => void;
}

/** The point that a click places; jsdom can't draw a map. */
const CLICKED: Point = { latitude: 30.3, longitude: -97.7 };

export function FakePinMap({ pin, onPlace }: PinMapProps) {
  return (
    <button type="button" onClick={() => onPlace(CLICKED)}>
      Map with {pin === null ? 'no pin' : `a pin at ${pin.latitude}, ${pin.longitude}`}
    </button>
  );
}
