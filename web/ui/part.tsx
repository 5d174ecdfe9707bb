import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { MissingPart } from './missing-part.js';
import { MissingCode } from '../lib/missing-code.js';
import { reloadWhenReachable } from '../lib/reload-when-reachable.js';

interface PartOptions {
  /** How it is told that the code did not come: where the part would stand, or over the page where it has no place. */
  readonly told?: 'in place' | 'over the page' | undefined;
}

interface Given {
  /** Gives up what cannot be loaded, so that it can be asked for again; a dialog is closed by it too. */
  readonly onClose?: (() => void) | undefined;
  /** Of a part that stays where it is closed: closed, it is not missed, and what opens it tries again. */
  readonly open?: boolean | undefined;
}

/**
 * A part of the page whose code comes when it is first shown: `lazy`, to stand in a Suspense, that survives a failed load.
 * It then says so and offers 'Try again', and the rest of the page stays as it is. What breaks while it is shown is told
 * alike over the page; a part with a place of its own leaves that to what stands around it. Who comes back to a part that
 * did not come has it tried again.
 */
export function part<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { told = 'over the page' }: PartOptions = {},
): ComponentType<P & Given> {
  const loadOrSay = () => load().catch(MissingCode.throwFor('a part of the page'));
  // React remembers a failed load for good, so each new try needs a new one.
  let newest = lazy(loadOrSay);
  return function Part(props: P & Given) {
    const [Loaded, setLoaded] = useState(() => newest);
    const tryAgain = async (): Promise<boolean> => {
      const came = await load().catch(() => null);
      if (came === null) return reloadWhenReachable();
      newest = lazy(() => Promise.resolve(came));
      setLoaded(() => newest);
      return true;
    };
    const instead = <MissingPart told={told} onTryAgain={tryAgain} onClose={props.onClose} />;
    return (
      <Boundary
        key={keyOf(Loaded)}
        instead={instead}
        onlyMissing={told === 'in place'}
        open={props.open !== false}
        onMissing={() => (newest = lazy(loadOrSay))}
        onOpenedAgain={() => setLoaded(() => newest)}
      >
        <Loaded {...props} />
      </Boundary>
    );
  };
}

let keys = 0;
const keysOf = new WeakMap<object, number>();

/** A boundary that has caught something catches nothing more: each try has its own. */
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
  /** Of a part that was missing when it was closed. */
  readonly onOpenedAgain: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly fault: Error | null }> {
  override state: { readonly fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  override componentDidCatch(fault: Error) {
    if (fault instanceof MissingCode) this.props.onMissing();
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.fault !== null && this.props.open && !before.open) this.props.onOpenedAgain();
  }

  override render() {
    const { fault } = this.state;
    const { instead, onlyMissing, open, children } = this.props;
    if (fault === null) return children;
    if (onlyMissing && !(fault instanceof MissingCode)) throw fault;
    return open ? instead : null;
  }
}
