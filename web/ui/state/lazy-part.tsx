import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { PartFailed } from './part-failed.js';
import { ChunkLoadError, reloadWhenReachable } from '../../lib/browser/chunk-load-error.js';

interface PartOptions {
  /** Where to show that the code failed to load: in place of the part, or over the page if it has no place. */
  readonly failureNotice?: 'in place' | 'over the page' | undefined;
}

interface LazyPartProps {
  /** Closes a part that failed to load, so that it can be opened again. Also closes a dialog. */
  readonly onClose?: (() => void) | undefined;
  /** For parts that stay mounted while closed: no error is shown then, and opening it retries. */
  readonly open?: boolean | undefined;
}

/**
 * Returns a component whose code loads when first rendered: like `lazy`, inside a Suspense, but it survives a failed
 * load. It then shows an error with 'Try again', and the rest of the page stays. Crashes while it is shown are reported
 * over the page in the same way; a part with its own place leaves them to the surrounding boundary. Rendering a failed
 * part again retries it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { failureNotice = 'over the page' }: PartOptions = {},
): ComponentType<P & LazyPartProps> {
  const loadOrThrow = () => load().catch(ChunkLoadError.throwFor('a part of the page'));
  // React keeps a failed load forever, so each retry needs a new `lazy`.
  let latest = lazy(loadOrThrow);
  return function Part(props: P & LazyPartProps) {
    const [Loaded, setLoaded] = useState(() => latest);
    const tryAgain = async (): Promise<boolean> => {
      const loaded = await load().catch(() => null);
      if (loaded === null) return reloadWhenReachable();
      latest = lazy(() => Promise.resolve(loaded));
      setLoaded(() => latest);
      return true;
    };
    const instead = <PartFailed failureNotice={failureNotice} onTryAgain={tryAgain} onClose={props.onClose} />;
    return (
      <Boundary
        key={keyOf(Loaded)}
        instead={instead}
        onlyMissing={failureNotice === 'in place'}
        open={props.open !== false}
        onMissing={() => (latest = lazy(loadOrThrow))}
        onOpenedAgain={() => setLoaded(() => latest)}
      >
        <Loaded {...props} />
      </Boundary>
    );
  };
}

let keys = 0;
const keysOf = new WeakMap<object, number>();

/** An error boundary works only once, so each retry has its own. */
function keyOf(loaded: object): number {
  const known = keysOf.get(loaded) ?? ++keys;
  keysOf.set(loaded, known);
  return known;
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly onlyMissing: boolean;
  readonly open: boolean;
  readonly onMissing: () => void;
  /** For parts that were missing when they were closed. */
  readonly onOpenedAgain: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly fault: Error | null }> {
  override state: { readonly fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  override componentDidCatch(fault: Error) {
    if (fault instanceof ChunkLoadError) this.props.onMissing();
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.fault !== null && this.props.open && !before.open) this.props.onOpenedAgain();
  }

  override render() {
    const { fault } = this.state;
    const { instead, onlyMissing, open, children } = this.props;
    if (fault === null) return children;
    if (onlyMissing && !(fault instanceof ChunkLoadError)) throw fault;
    return open ? instead : null;
  }
}
