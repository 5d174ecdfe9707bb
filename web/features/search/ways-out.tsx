import { Link } from 'react-router-dom';
import { DEFAULT_RADIUS } from '../../../interfaces/contract/words.js';
import { browsePath, type BrowseSearch } from '../../lib/path/browse-search.js';
import { buttonClass } from '../../ui/button.js';
import { AFTER_SEARCH } from './after-search.js';
import { hasPoint } from './has-point.js';
import { useNearest, useSpellings, useWithout, type WayOut } from './ways-out.queries.js';

interface WaysOutProps {
  readonly search: BrowseSearch;
  readonly defaultRadius: number | undefined;
}

/** Where nothing was found: searches like it that do find something. */
export function WaysOut({ search: asked, defaultRadius = DEFAULT_RADIUS }: WaysOutProps) {
  const search = { ...asked, cursor: null };
  const { isUnknown, ways } = useNearest(search, hasPoint(search) ? (search.radius ?? defaultRadius) : null);
  const spellings = useSpellings(search, isUnknown);
  const without = useWithout(search);
  return (
    <div role="status" className="mt-5 flex flex-col items-center gap-4 empty:hidden">
      {isUnknown && (
        <p className="font-semibold wrap-anywhere text-ink">
          {`We don't know "${search.location}".`}
          {spellings.length > 0 && ' Did you mean one of these?'}
        </p>
      )}
      <Ways label="Places with a name like it" ways={spellings} />
      <Ways label="Searches that find more" ways={[...ways, ...without]} />
    </div>
  );
}

function Ways({ label, ways }: { readonly label: string; readonly ways: readonly WayOut[] }) {
  if (ways.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap justify-center gap-2">
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
  );
}
