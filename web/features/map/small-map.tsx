import { lazy, useEffect, useRef, useState, type RefObject } from 'react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { MapFrame } from './map-frame.js';

const SmallCanvas = lazy(async () => ({ default: (await import('./canvas/small-canvas.js')).SmallCanvas }));

/** Where the business is, on a map drawn when it comes into view; nothing if its location is unknown. */
export function SmallMap({ business }: { readonly business: BusinessDetail }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(box);
  const { latitude, longitude, name } = business;
  if (latitude === null || longitude === null) return null;
  return (
    <div ref={box} className="mt-4 noscript:hidden print:hidden">
      <MapFrame label={`Map of the location of ${name}`} instead="The address is above." className="h-64 rounded-md">
        {isSeen && <SmallCanvas business={business} at={{ latitude, longitude }} />}
      </MapFrame>
    </div>
  );
}

/** How much of the map is in view before it is drawn, so that a reader who stops above it waits for nothing. */
const SHARE_IN_VIEW = 0.2;

/** Returns whether the element is, or was, in view. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const see = (seen: readonly IntersectionObserverEntry[]): void => {
      if (seen.some((each) => each.intersectionRatio >= SHARE_IN_VIEW)) setSeen(true);
    };
    const look = new IntersectionObserver(see, { threshold: SHARE_IN_VIEW });
    look.observe(element.current);
    return () => look.disconnect();
  }, [element]);
  return isSeen;
}
