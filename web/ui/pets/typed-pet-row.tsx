import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { POLICY_LIMITS, type AskedPet } from '../../../interfaces/contract/policy/policy-words.js';
import { PET_SIZE_LABEL, PET_SIZES, PET_TYPE_LABEL, PET_TYPES } from '../../../interfaces/contract/shared/words.js';
import { IconButton } from '../button.js';
import { FieldError } from '../form/field-error.js';
import { Input } from '../form/input.js';
import { Select } from '../form/select.js';

const TYPES = PET_TYPES.map((value) => ({ value, label: PET_TYPE_LABEL[value] }));
const SIZES = [
  { value: '', label: 'Any size' },
  ...PET_SIZES.map((value) => ({ value, label: PET_SIZE_LABEL[value] })),
];

interface TypedPetRowProps {
  readonly pet: AskedPet;
  /** Distinguishes several pets. */
  readonly name: string;
  readonly onChange: (pet: AskedPet) => void;
  /** Absent if it can't be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** One typed pet: its type, and weight and size if they are known. */
export function TypedPetRow({ pet, name, onChange, onRemove }: TypedPetRowProps) {
  const id = useId();
  const [weight, setWeight] = useState(pet.weightLb === null ? '' : String(pet.weightLb));
  const isWrong = poundsOf(weight) === undefined;
  const changeWeight = (text: string): void => {
    setWeight(text);
    onChange({ ...pet, weightLb: poundsOf(text) ?? null });
  };
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-2 sm:grid-cols-[minmax(0,1fr)_6.5rem_minmax(0,1fr)_2.75rem]">
        <Select
          data-type
          aria-label="Type"
          options={TYPES}
          value={pet.type}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...pet, type: PET_TYPES.find((type) => type === value) ?? pet.type })
          }
        />
        <Weight text={weight} errorId={isWrong ? `${id}-error` : undefined} onChange={changeWeight} />
        <Select
          aria-label="Size"
          options={SIZES}
          value={pet.size ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...pet, size: PET_SIZES.find((size) => size === value) ?? null })
          }
        />
        {onRemove !== undefined && (
          <IconButton label={`Remove ${name.toLowerCase()}`} className="max-sm:justify-self-end" onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isWrong && (
        <div className="mt-1.5 text-sm">
          <FieldError
            id={`${id}-error`}
          >{`Enter a weight up to ${POLICY_LIMITS.weightLb} pounds, such as 25.`}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface WeightProps {
  readonly text: string;
  /** The element that says what is wrong with the text. */
  readonly errorId: string | undefined;
  readonly onChange: (text: string) => void;
}

function Weight({ text, errorId, onChange }: WeightProps) {
  return (
    <span className="relative block">
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label="Weight in pounds"
        placeholder="Weight"
        value={text}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        className="pr-9 pl-3"
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted"
      >
        lb
      </span>
    </span>
  );
}

/** Returns the typed pounds; null if nothing is typed, undefined if it is no possible weight. */
function poundsOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const pounds = Number(typed);
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && pounds > 0 && pounds <= POLICY_LIMITS.weightLb ? pounds : undefined;
}
