import { Component, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { Spinner } from '../../ui/state/spinner.js';

interface MapFrameProps {
  /** For links to the map. */
  readonly id?: string | undefined;
  readonly label: string;
  /** What to do if this browser can't draw maps. */
  readonly instead: string;
  readonly className: string;
  /** Loaded with the first map on the page. */
  readonly children: ReactNode;
}

/** The frame of a map: shows a placeholder until the map's code loads, and an error if that fails. */
export function MapFrame({ id, label, instead, className, children }: MapFrameProps) {
  const hydrated = useHydrated();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label={label}
      className={`relative overflow-hidden border border-line bg-paper noscript:hidden ${className}`}
    >
      <MapBoundary instead={instead}>
        {hydrated ? <Suspense fallback={<Coming />}>{children}</Suspense> : <Coming />}
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

/** Shows an error if the browser can't draw maps or the map's code fails to load. */
class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className="absolute inset-0 grid place-items-center p-8 text-center text-muted">
        We can’t show the map in this browser. {this.props.instead}
      </p>
    );
  }
}
