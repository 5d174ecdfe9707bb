import { useId, useState } from 'react';
import { VisuallyHidden } from '../show/visually-hidden.js';

const VALUES = [1, 2, 3, 4, 5] as const;

interface RatingInputProps {
  readonly name: string;
  /** From 1 to 5. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly legend?: string | undefined;
}

/** A rating as a radio group named 'Rating', with '1 star' to '5 stars'. */
export function RatingInput({ name, value, onChange, legend = 'Rating' }: RatingInputProps) {
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value;
  return (
    <fieldset role="radiogroup" aria-labelledby={id} onPointerLeave={() => setHovered(null)}>
      <legend id={id} className="mb-1 font-semibold">
        {legend}
      </legend>
      <div className="-mx-1 flex items-center">
        {VALUES.map((star) => (
          <label
            key={star}
            onPointerEnter={() => setHovered(star)}
            className="relative grid size-11 place-items-center rounded-md transition-transform has-focus-visible:outline-3 has-focus-visible:outline-focus hover:scale-110"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="absolute inset-0 z-1 m-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8">
              <path
                d="m12 2.8 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2-5.5-3-5.5 3 1.2-6.2-4.6-4.3 6.2-.8Z"
                strokeWidth="1.6"
                strokeLinejoin="round"
                className={star <= shown ? 'fill-star stroke-star' : 'fill-sunken stroke-edge'}
              />
            </svg>
            <VisuallyHidden>{star === 1 ? '1 star' : `${star} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
