import { useState, type ComponentType } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, type LucideIcon } from 'lucide-react';
import { milesBetween, pinRefusal, type Point } from '../../../interfaces/contract/shared/words.js';
import { Button, IconButton } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { ListError } from '../../ui/form/form-section.js';
import { useListingForm } from './use-listing-form.js';
import { usePin, type Middle } from './use-pin.js';

type Direction = Readonly<Record<'north' | 'east', -1 | 0 | 1>>;

/** A map with one pin, given by the page: features do not import each other. */
export type PinMap = ComponentType<{
  readonly pin: Point | null;
  readonly onPlace: (pin: Point) => void;
  readonly onStep: (direction: Direction) => void;
}>;

/** How far one press moves the pin, in miles. */
const STEPS = [
  { value: '0.02', label: '100 feet' },
  { value: '0.2', label: '1,000 feet' },
  { value: '1', label: '1 mile' },
];

const WAYS: readonly (Direction & { readonly name: string; readonly Icon: LucideIcon })[] = [
  { name: 'north', Icon: ArrowUp, north: 1, east: 0 },
  { name: 'south', Icon: ArrowDown, north: -1, east: 0 },
  { name: 'west', Icon: ArrowLeft, north: 0, east: -1 },
  { name: 'east', Icon: ArrowRight, north: 0, east: 1 },
];

/** Where the business stands on the map: in the middle of its ZIP code or town until its owner moves the pin. */
export function PinSection({ map: Map }: { readonly map: PinMap }) {
  const { pin, middle, isMoved, place, move, reset } = usePin();
  const [step, setStep] = useState('0.2');
  const stepTo = ({ north, east }: Direction): void => move({ north: north * Number(step), east: east * Number(step) });
  const refused = useListingForm().formState.errors.latitude?.message;
  const tooFar = pin === null || middle === null ? null : pinRefusal(pin, middle.point);
  return (
    <div
      role="group"
      aria-label="Pin on the map"
      className="flex flex-col gap-3 border-t border-line pt-5 noscript:hidden"
    >
      <div>
        <p className="font-semibold">Pin on the map</p>
        <p className="mt-1 text-sm text-muted">
          Drag the pin, click the map where your business is, or use the buttons. People find you there.
        </p>
      </div>
      <Map pin={pin} onPlace={place} onStep={stepTo} />
      <p role="status" className="text-sm tabular-nums">
        {whereabouts(pin, middle)}
      </p>
      <ListError message={refused ?? tooFar ?? undefined} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Ways disabled={pin === null} onStep={stepTo} />
        <Field label="One press moves it" className="w-44">
          {(field) => (
            <Select
              {...field}
              options={STEPS}
              value={step}
              onChange={({ currentTarget }) => setStep(currentTarget.value)}
            />
          )}
        </Field>
        {isMoved && middle !== null && (
          <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
            Reset to the {middle.of}&rsquo;s middle
          </Button>
        )}
      </div>
    </div>
  );
}

interface WaysProps {
  readonly disabled: boolean;
  readonly onStep: (direction: Direction) => void;
}

function Ways({ disabled, onStep }: WaysProps) {
  return (
    <div className="flex gap-1">
      {WAYS.map(({ name, Icon, ...direction }) => (
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

function whereabouts(pin: Point | null, middle: Middle | null): string {
  if (pin === null) return 'No pin yet: give a ZIP code, or a city and state, and it starts in the middle.';
  const at = `Pin at ${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`;
  if (middle === null) return `${at}.`;
  const miles = milesBetween(pin, middle.point);
  return miles < 0.05
    ? `${at}: the middle of the ${middle.of}.`
    : `${at}: ${miles.toFixed(1)} miles from the middle of the ${middle.of}.`;
}
