import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Spinner } from '../../ui/spinner.js';

const MapCanvas = lazy(async () => ({ default: (await import('./map-canvas.js')).MapCanvas }));

/** The results of a search on a map. What draws it is loaded with the first map that is opened. */
export function ResultsMap({ search }: { readonly search: BrowseSearch }) {
  const hydrated = useHydrated();
  return (
    <section
      aria-label="Map of the results"
      className="relative h-[62dvh] min-h-80 overflow-hidden rounded-lg border border-line bg-sunken noscript:hidden max-sm:-mx-4 max-sm:rounded-none lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]"
    >
      <MapBoundary>
        <Suspense fallback={<Coming />}>{hydrated ? <MapCanvas search={search} /> : <Coming />}</Suspense>
      </MapBoundary>
    </section>
  );
}

function Coming() {
  return <Spinner text="Loading the map…" className="absolute inset-0" />;
}

/** Says so where a browser cannot draw a map, or its program did not come. The list is there in any case. */
class MapBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className="absolute inset-0 grid place-items-center p-8 text-center text-muted">
        The map cannot be shown in this browser. The list has the same places.
      </p>
    );
  }
}
