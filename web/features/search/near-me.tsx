import { useState, type MouseEvent } from 'react';
import { LocateFixed } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { browsePath, browseSearchOf, type BrowseSearch } from '../../lib/path/browse-search.js';
import { Button } from '../../ui/button.js';
import { FieldError } from '../../ui/form/field.js';

/** A browser that cannot tell within this time is not waited for; a position of this age will do. In ms. */
const PATIENCE_MS = 10_000;
const OLDEST_MS = 300_000;

const INSTEAD = 'You can type a city or ZIP instead.';

/** Why there is no position, in words, by the code that browsers give (Geolocation API: PERMISSION_DENIED is 1). */
function reasonOf(code: number): string {
  if (code === 1)
    return `Your location was not shared. To use Near me, allow this site to see your location in your browser's settings. ${INSTEAD}`;
  if (code === 3) return `Finding your location took too long. Please try again. ${INSTEAD}`;
  return `Your location could not be found. ${INSTEAD}`;
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: OLDEST_MS });
  });
}

/**
 * Searches around where the reader is. The browser is asked on press alone; a refusal is explained.
 * What stands in the form besides is kept, the nearest come first.
 */
export function NearMe({ search }: { readonly search: BrowseSearch }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const find = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const { form } = event.currentTarget;
    if (!('geolocation' in navigator)) return setProblem(`Your browser cannot tell where you are. ${INSTEAD}`);
    setAsking(true);
    setProblem(null);
    try {
      const { latitude, longitude } = (await position()).coords;
      const typed = browseSearchOf(new URLSearchParams(form === null ? [] : [...textsOf(form)]));
      const { query, category } = typed;
      const { radius, traits, map } = search;
      const origin = { latitude, longitude };
      await navigate(browsePath({ query, category, origin, radius, traits, sort: 'distance', map }));
    } catch (error) {
      setProblem(reasonOf((error as Partial<GeolocationPositionError>).code ?? 0));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="noscript:hidden">
      <Button
        variant="ghost"
        size="sm"
        icon={<LocateFixed aria-hidden="true" />}
        pending={asking}
        pendingText="Finding you…"
        onClick={(event) => void find(event)}
      >
        Near me
      </Button>
      <div role="alert" className="max-w-prose text-sm">
        {problem !== null && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}

function* textsOf(form: HTMLFormElement): Generator<[string, string]> {
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') yield [name, value];
}
