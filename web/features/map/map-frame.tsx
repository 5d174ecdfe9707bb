import { Component, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Spinner } from '../../ui/spinner.js';

interface MapFrameProps {
  readonly label: string;
  /** What to do where this browser can draw no map. */
  readonly instead: string;
  readonly className: string;
  /** Loaded with the first map that is shown. */
  readonly children: ReactNode;
}

/** A map's place on a page: it waits for what draws the map, and says so where that fails. */
export function MapFrame({ label, instead, className, children }: MapFrameProps) {
  const hydrated = useHydrated();
  return (
    <section
      aria-label={label}
      className={`relative overflow-hidden border border-line bg-sunken noscript:hidden ${className}`}
    >
      <MapBoundary instead={instead}>
        <Suspense fallback={<Coming />}>{hydrated ? children : <Coming />}</Suspense>
      </MapBoundary>
    </section>
  );
}

function Coming() {
  return <Spinner text="Loading the map…" className="absolute inset-0" />;
}

interface MapBoundaryProps {
  readonly instead: string;
  readonly children: ReactNode;
}

/** Says so where a browser cannot draw a map, or its program did not come. */
class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className="absolute inset-0 grid place-items-center p-8 text-center text-muted">
        The map cannot be shown in this browser. {this.props.instead}
      </p>
    );
  }
}
