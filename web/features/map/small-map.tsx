import { lazy, useEffect, useRef, useState, type RefObject } from 'react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { MapFrame } from './map-frame.js';

const SmallCanvas = lazy(async () => ({ default: (await import('./canvas/small-canvas.js')).SmallCanvas }));

/** Where the business is, on a map drawn when it comes into view; nothing if its location is unknown. */
export function SmallMap({ business }: { readonly business: BusinessDetail }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const { latitude, longitude, name } = business;
  if (latitude === null || longitude === null) return null;
  return (
    <div ref={box} className="mt-4 noscript:hidden print:hidden">
      <MapFrame label={`Map of the location of ${name}`} instead="The address is above." className="h-64 rounded-md">
        {isNear && <SmallCanvas business={business} at={{ latitude, longitude }} />}
      </MapFrame>
    </div>
  );
}

/** Returns whether the element is, or was, in view or less than a quarter of a screen away from it. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const see = (seen: readonly IntersectionObserverEntry[]): void => {
      if (seen.some((each) => each.isIntersecting)) setNear(true);
    };
    const look = new IntersectionObserver(see, { rootMargin: '25%' });
    look.observe(element.current);
    return () => look.disconnect();
  }, [element]);
  return isNear;
}
