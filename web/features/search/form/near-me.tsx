import { useEffect, useState, type MouseEvent } from 'react';
import { LocateFixed } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { browsePath, browseSearchOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { rememberPlace } from '../../../lib/page/shared-place.js';
import { usePersonalization } from '../../../lib/page/viewer.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { AFTER_SEARCH } from '../focus-after-search.js';

/** Time limit for the browser's position, and the maximum age of a cached one, in ms. */
const PATIENCE_MS = 10_000;
const OLDEST_MS = 300_000;

/** Returns why there is no position. The other reasons load when they are needed. */
const problemOf = (code: number): Promise<string> =>
  import('./position-problem.js').then(
    ({ positionProblem }) => positionProblem(code),
    () => 'We couldn’t find your location.',
  );

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: OLDEST_MS });
  });
}

interface NearMeProps {
  readonly search: BrowseSearch;
  /** True if the search replaces the current history entry. */
  readonly replace?: boolean | undefined;
}

/**
 * Searches near the reader. Asks the browser for the position only when pressed, and explains a refusal. Keeps the
 * other fields; nearest results come first.
 */
export function NearMe({ search, replace = false }: NearMeProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useProblem();
  const isPersonal = usePersonalization() !== 'off';
  const find = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const { form } = event.currentTarget;
    setAsking(true);
    setProblem(null);
    try {
      const { latitude, longitude } = (await position()).coords;
      const typed = browseSearchOf(new URLSearchParams(form === null ? [] : [...textsOf(form)]));
      const { query, category } = typed;
      const { radius, traits, map } = search;
      const origin = { latitude, longitude };
      if (isPersonal) rememberPlace(origin);
      const around = { query, category, origin, radius, traits, sort: 'distance', map } as const;
      await navigate(browsePath(around), { state: AFTER_SEARCH, replace });
    } catch (error) {
      setProblem(await problemOf((error as Partial<GeolocationPositionError>).code ?? 0));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={asking}
        aria-busy={asking || undefined}
        onClick={(event) => void find(event)}
        className="-mt-4.5 -mr-3 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-leaf transition-colors hover:bg-leaf-soft hover:text-leaf-strong disabled:cursor-wait disabled:opacity-60 noscript:hidden"
      >
        <LocateFixed aria-hidden="true" className="size-4 shrink-0" />
        {asking ? 'Finding you…' : 'Near me'}
      </button>
      {/* Overlays the page, so nothing moves. Disappears with the next interaction. */}
      <div
        role="alert"
        className="absolute top-full right-0 z-10 mt-2 w-full min-w-60 rounded-md border border-line bg-card px-4 py-3 text-sm shadow-lift empty:hidden"
      >
        {problem !== null && <FieldError>{problem}</FieldError>}
      </div>
    </>
  );
}

/** Returns the problem until the reader types or presses something. */
function useProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (problem === null) return undefined;
    const forget = (): void => setProblem(null);
    document.addEventListener('input', forget);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('input', forget);
      document.removeEventListener('pointerdown', forget);
    };
  }, [problem]);
  return [problem, setProblem] as const;
}

function* textsOf(form: HTMLFormElement): Generator<[string, string]> {
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') yield [name, value];
}
