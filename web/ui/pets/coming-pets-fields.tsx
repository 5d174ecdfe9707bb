import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAX_ASKED_PETS, type AskedPet } from '../../../interfaces/contract/policy/policy-words.js';
import { FIRST_PET } from '../../lib/pets/typed-pets.store.js';
import { petWords } from '../../lib/pets/pet-words.js';
import { Button } from '../button.js';
import { Checkbox } from '../form/checkbox.js';
import { TypedPetRow } from './typed-pet-row.js';

interface ComingPetsFieldsProps {
  readonly own: readonly {
    readonly id: number;
    readonly name: string;
    readonly pet: AskedPet;
    readonly isComing: boolean;
  }[];
  readonly typed: readonly AskedPet[];
  /** True if nobody typed the pet yet, so that it can't be removed. */
  readonly isExample?: boolean | undefined;
  readonly onToggle: (id: number) => void;
  readonly onType: (pets: readonly AskedPet[]) => void;
}

/** The pets that come along: checkboxes for the member's own, or rows to type them. */
export function ComingPetsFields({ own, typed, isExample, onToggle, onType }: ComingPetsFieldsProps) {
  if (own.length === 0) return <TypedPets pets={typed} isExample={isExample} onChange={onType} />;
  const isFull = own.filter(({ isComing }) => isComing).length >= MAX_ASKED_PETS;
  return (
    <div role="group" aria-label="Your pets" className="grid gap-x-6 sm:grid-cols-2">
      {own.map(({ id, name, pet, isComing }) => (
        <Checkbox
          key={id}
          checked={isComing}
          disabled={isFull && !isComing}
          onChange={() => onToggle(id)}
          label={<span className="wrap-anywhere">{name}</span>}
          hint={petWords(pet)}
        />
      ))}
    </div>
  );
}

interface TypedPetsProps {
  readonly pets: readonly AskedPet[];
  readonly isExample: boolean | undefined;
  readonly onChange: (pets: readonly AskedPet[]) => void;
}

function TypedPets({ pets, isExample = false, onChange }: TypedPetsProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Where the focus goes after the number of rows has changed. */
  const next = useRef('');
  useEffect(() => {
    if (next.current === '') return;
    [...(box.current?.querySelectorAll<HTMLElement>(next.current) ?? [])].at(-1)?.focus();
    next.current = '';
  }, [pets.length]);
  const resize = (resized: readonly AskedPet[], focused: string): void => {
    next.current = focused;
    onChange(resized);
  };
  return (
    <div ref={box} className="flex flex-col gap-3">
      {pets.map((pet, index) => (
        <TypedPetRow
          // Typed text of one row must not stay in another one when a row is removed.
          key={`${pets.length} ${index}`}
          pet={pet}
          name={pets.length === 1 ? 'Your pet' : `Pet ${index + 1}`}
          onChange={(changed) => onChange(pets.map((each, place) => (place === index ? changed : each)))}
          onRemove={
            isExample
              ? undefined
              : () =>
                  resize(
                    pets.filter((_, place) => place !== index),
                    'button[data-add]',
                  )
          }
        />
      ))}
      {pets.length < MAX_ASKED_PETS && !isExample && (
        <Button
          data-add
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden="true" />}
          className="self-start"
          onClick={() => resize([...pets, FIRST_PET], 'select[data-type]')}
        >
          {pets.length === 0 ? 'Add a Pet' : 'Add Another Pet'}
        </Button>
      )}
    </div>
  );
}
