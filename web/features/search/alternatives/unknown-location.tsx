import { Link } from 'react-router-dom';
import { browsePath } from '../../../lib/path/browse-search.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { AFTER_SEARCH } from '../focus-after-search.js';
import type { SearchAlternative } from './search-alternative.js';

interface UnknownLocationProps {
  /** The ID by which the location field refers to this message. */
  readonly id: string;
  readonly place: string;
  readonly spellings: readonly SearchAlternative[];
  /** True in a sheet, like its search form. */
  readonly over?: boolean | undefined;
}

/** Says that the typed location is unknown, and suggests similar names. */
export function UnknownLocation({ id, place, spellings, over = false }: UnknownLocationProps) {
  return (
    <div id={id} className="text-sm wrap-anywhere">
      <FieldError>
        {`We don’t know "${place}".`}
        {spellings.length > 0 && ' Did you mean one of these?'}
      </FieldError>
      {spellings.length > 0 && (
        <ul aria-label="Places with a similar name" className="flex flex-wrap gap-x-4">
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
