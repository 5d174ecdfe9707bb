import { useState, type ComponentType } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, type LucideIcon } from 'lucide-react';
import { milesBetween, pinRefusal, type Point } from '../../../interfaces/contract/shared/words.js';
import { Button, IconButton } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { ListError } from '../../ui/form/form-section.js';
import { useListingForm } from './listing-values.js';
import { usePin, type Center } from './use-pin.js';

type Direction = Readonly<Record<'north' | 'east', -1 | 0 | 1>>;

/** A map with one pin. The page passes it in, because features don't import each other. */
export type PinMap = ComponentType<{
  readonly pin: Point | null;
  readonly onPlace: (pin: Point) => void;
  readonly onStep: (direction: Direction) => void;
}>;

/** Distance that one press moves the pin, in miles. */
const STEPS = [
  { value: '0.02', label: '100 feet' },
  { value: '0.2', label: '1,000 feet' },
  { value: '1', label: '1 mile' },
];

const DIRECTIONS: readonly (Direction & { readonly name: string; readonly Icon: LucideIcon })[] = [
  { name: 'north', Icon: ArrowUp, north: 1, east: 0 },
  { name: 'south', Icon: ArrowDown, north: -1, east: 0 },
  { name: 'west', Icon: ArrowLeft, north: 0, east: -1 },
  { name: 'east', Icon: ArrowRight, north: 0, east: 1 },
];

/** The location on the map: the center of the ZIP code or town until the owner moves the pin. */
export function PinSection({ map: Map }: { readonly map: PinMap }) {
  const { pin, center, isMoved, place, move, reset } = usePin();
  const [step, setStep] = useState('0.2');
  const stepTo = ({ north, east }: Direction): void => move({ north: north * Number(step), east: east * Number(step) });
  const refused = useListingForm().formState.errors.latitude?.message;
  const tooFar = pin === null || center === null ? null : pinRefusal(pin, center.point);
  return (
    <div
      role="group"
      aria-label="Pin on the map"
      className="flex flex-col gap-3 border-t border-line pt-5 noscript:hidden"
    >
      <div>
        <p className="font-semibold">Pin on the map</p>
        <p className="mt-1 text-sm text-muted">
          {isMoved || center === null
            ? 'Drag the pin, click the map, or use the buttons to show where the business is.'
            : `We placed the pin in the middle of your ${center.of}, because we can’t look up streets. Please move it to your door: drag it, click the map, or use the buttons.`}
        </p>
      </div>
      <Map pin={pin} onPlace={place} onStep={stepTo} />
      <p role="status" className="text-sm tabular-nums">
        {pinStatus(pin, center)}
      </p>
      <ListError message={refused ?? tooFar ?? undefined} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <MoveButtons disabled={pin === null} onStep={stepTo} />
        <Field label="Move by" className="w-44">
          {(field) => (
            <Select
              {...field}
              options={STEPS}
              value={step}
              onChange={({ currentTarget }) => setStep(currentTarget.value)}
            />
          )}
        </Field>
        {isMoved && center !== null && (
          <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
            Reset to {center.of} center
          </Button>
        )}
      </div>
    </div>
  );
}

interface MoveButtonsProps {
  readonly disabled: boolean;
  readonly onStep: (direction: Direction) => void;
}

function MoveButtons({ disabled, onStep }: MoveButtonsProps) {
  return (
    <div className="flex gap-1">
      {DIRECTIONS.map(({ name, Icon, ...direction }) => (
        <IconButton
          key={name}
          label={`Move ${name}`}
          disabled={disabled}
          onClick={() => onStep(direction)}
          className="border border-edge bg-card"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

function pinStatus(pin: Point | null, center: Center | null): string {
  if (pin === null) return 'No pin yet. Enter a ZIP code, or a city and state, to place it.';
  const at = `Pin at ${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`;
  if (center === null) return `${at}.`;
  const miles = milesBetween(pin, center.point);
  const centerName = `the center of the ${center.of}`;
  return miles < 0.05 ? `${at} (${centerName}).` : `${at} (${miles.toFixed(1)} miles from ${centerName}).`;
}
