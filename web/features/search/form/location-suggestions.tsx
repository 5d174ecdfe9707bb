import { MapPin } from 'lucide-react';
import type { LocationSuggestion } from '../../../../interfaces/contract/gazetteer/location.js';
import { classNames } from '../../../lib/page/class-names.js';
import { BELOW, optionId } from './search-field-classes.js';

interface LocationSuggestionsProps {
  /** The ID of the field. */
  readonly id: string;
  readonly options: readonly LocationSuggestion[];
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly onChoose: (name: string) => void;
}

/** The open list of suggested locations. Loads when the reader types. */
export function LocationSuggestions({ id, options, active, onChoose }: LocationSuggestionsProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggested locations"
      className={classNames(BELOW, 'max-h-80 overflow-y-auto p-1.5')}
    >
      {options.map((option, index) => (
        <li
          key={option.name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          aria-label={[option.name, placesWords(option)].filter(Boolean).join(', ')}
          // Keeps the focus in the field; the click follows.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.name)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 hover:bg-leaf-soft',
            index === active && 'bg-leaf-soft font-semibold',
          )}
        >
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-leaf" />
          <span>
            {option.name}
            <span className="font-normal text-muted">{placesWords(option) && ` · ${placesWords(option)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns text such as '28 places'; empty if they aren't counted. */
function placesWords({ places }: LocationSuggestion): string {
  if (places === null) return '';
  if (places === 0) return 'no places yet';
  return places === 1 ? '1 place' : `${places.toLocaleString('en-US')} places`;
}
