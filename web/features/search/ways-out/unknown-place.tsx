import { Link } from 'react-router-dom';
import { browsePath } from '../../../lib/path/browse-search.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { AFTER_SEARCH } from '../after-search.js';
import type { WayOut } from './way-out.js';

interface UnknownPlaceProps {
  /** By which the field of the place names this. */
  readonly id: string;
  readonly place: string;
  readonly spellings: readonly WayOut[];
  /** True where it lies over the page, as the search form there does. */
  readonly over?: boolean | undefined;
}

/** What is wrong with the place that was typed, and names like it. */
export function UnknownPlace({ id, place, spellings, over = false }: UnknownPlaceProps) {
  return (
    <div id={id} className="text-sm wrap-anywhere">
      <FieldError>
        {`We don't know "${place}".`}
        {spellings.length > 0 && ' Did you mean one of these?'}
      </FieldError>
      {spellings.length > 0 && (
        <ul aria-label="Places with a name like it" className="flex flex-wrap gap-x-4">
          {spellings.map(({ label, search }) => (
            <li key={label}>
              <Link
                to={browsePath(search)}
                state={AFTER_SEARCH}
                replace={over}
                className="inline-flex min-h-11 items-center text-link underline lg:min-h-8"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
