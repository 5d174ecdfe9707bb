import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

interface ServedPart<P> {
  readonly Part: ComponentType<P>;
  /** Sets the component on the server, which renders at once what browsers load on demand. */
  readonly serve: (component: ComponentType<P>) => void;
}

/**
 * Returns a part of a page whose code browsers load when it is first shown, while the server's HTML contains it from the
 * start. The server entry must call `serve`. A part with the same props isn't rendered again: before its code has loaded,
 * React would replace the server's HTML by the fallback.
 */
export function servedPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  fallback: ReactNode,
): ServedPart<P> {
  let served: ComponentType<P> | null = null;
  const Loaded = lazyPart(load, { failureNotice: 'in place' });
  return {
    Part: memo(function Part(props: P) {
      const Content = served ?? Loaded;
      return (
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      );
    }),
    serve: (component) => {
      served = component;
    },
  };
}
