import { Button } from '../button.js';

interface PetNameOffersProps {
  /** The names of the member's pets. */
  readonly names: readonly string[];
  /** What the field contains. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** Offers the names of the member's pets for the field above; nothing if they have none. */
export function PetNameOffers({ names, value, onChoose }: PetNameOffersProps) {
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label="Your pets’ names" className="-mt-2.5 flex flex-wrap gap-2">
      {names.map((name) => (
        <Button
          key={name}
          variant="secondary"
          size="sm"
          aria-pressed={name === value.trim()}
          className="aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
          onClick={() => onChoose(name)}
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Button>
      ))}
    </div>
  );
}
