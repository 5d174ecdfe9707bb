import { Link } from 'react-router-dom';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { buttonClass } from '../../../ui/button.js';
import { AFTER_SEARCH } from '../after-search.js';
import { useWaysOut } from './ways-out.queries.js';

interface WaysOutProps {
  readonly search: BrowseSearch;
  readonly isPlaceUnknown: boolean;
}

/** Where nothing was found: searches like it that do find something. */
export function WaysOut({ search, isPlaceUnknown }: WaysOutProps) {
  const { ways } = useWaysOut(search, isPlaceUnknown);
  return (
    <div role="status" className="mt-5 empty:hidden">
      {ways.length > 0 && (
        <ul aria-label="Searches that find more" className="flex flex-wrap justify-center gap-2">
          {ways.map((way) => (
            <li key={way.label}>
              <Link
                to={browsePath(way.search)}
                state={AFTER_SEARCH}
                className={`${buttonClass('secondary')} wrap-anywhere`}
              >
                {way.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
