import { useEffect, useState, type ReactNode } from 'react';
import { BedDouble, CalendarDays, House, PawPrint, UtensilsCrossed, type LucideIcon } from 'lucide-react';
import { Marker, type MapLibreMap } from 'maplibre-gl';
import { createPortal } from 'react-dom';
import type { MapPoint } from '../../../../interfaces/contract/business/business.js';
import type { Category, Point } from '../../../../interfaces/contract/shared/words.js';
import { classNames } from '../../../lib/page/class-names.js';
import { kindName } from '../../../lib/words/kind-name.js';
import { highlightHandlers, useHighlightedId } from '../../../lib/page/highlighted-business.store.js';
import type { Mark } from './marks.js';

const ICON: Readonly<Record<Category, LucideIcon>> = {
  restaurants: UtensilsCrossed,
  hotels: BedDouble,
  events: CalendarDays,
  services: PawPrint,
  homes: House,
};

interface OnMapProps extends Point {
  readonly map: MapLibreMap;
  /** True if shown in front of all others. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** Keeps its children at a point of the map while the map moves. */
export function OnMap({ map, latitude, longitude, raised = false, children }: OnMapProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    return () => void marker.remove();
  }, [map, element, latitude, longitude]);
  useEffect(() => {
    element.style.zIndex = raised ? '1' : '';
  }, [element, raised]);
  return createPortal(children, element);
}

interface MapMarkProps {
  readonly map: MapLibreMap;
  readonly mark: Mark;
  readonly chosen: boolean;
  readonly onChoose: (mark: Mark) => void;
}

/** A button for a business with its rating, or for a cluster with its count. */
export function MapMark({ map, mark, chosen, onChoose }: MapMarkProps) {
  const [point] = mark.points;
  const single = mark.count === 1 && point !== undefined;
  const lit = useHighlightedId(mark.points.map(({ id }) => id)) !== null;
  return (
    <OnMap map={map} latitude={mark.latitude} longitude={mark.longitude} raised={lit || chosen}>
      <button
        type="button"
        aria-label={single ? nameOf(point) : `${mark.count.toLocaleString('en-US')} places here`}
        aria-pressed={single ? chosen : undefined}
        data-lit={lit}
        onClick={() => onChoose(mark)}
        {...highlightHandlers(single ? point.id : null, 'map')}
        className={classNames(
          "relative flex items-center justify-center gap-1 rounded-full border-2 border-card font-sans font-bold tabular-nums shadow-lift transition-transform before:absolute before:-inset-1.5 before:content-[''] hover:scale-110",
          single ? pointClass(point) : clusterClass(mark.count),
          (chosen || lit) && 'scale-115 outline-3 outline-offset-1 outline-focus',
        )}
      >
        {single ? <PointFace point={point} /> : shortCount(mark.count)}
      </button>
    </OnMap>
  );
}

function nameOf(point: MapPoint): string {
  const { name, tier, avgRating, reviewCount, fit } = point;
  const rated = reviewCount === 0 ? 'no reviews yet' : `rated ${Number(avgRating).toFixed(1)} out of 5`;
  const answer = fit === undefined ? null : FIT_WORDS[fit];
  return [name, kindName(point), rated, tier === 'premium' ? 'Premium' : null, answer]
    .filter((part) => part !== null)
    .join(', ');
}

const FIT_WORDS: Readonly<Record<NonNullable<MapPoint['fit']>, string>> = {
  yes: 'fits your pets',
  ask: 'ask first',
  no: 'doesn’t fit your pets',
};

function PointFace({ point: { category, avgRating, reviewCount } }: { readonly point: MapPoint }) {
  const Icon = ICON[category];
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5" />
      {reviewCount > 0 && <span className="text-sm">{Number(avgRating).toFixed(1)}</span>}
    </>
  );
}

function pointClass({ tier }: MapPoint): string {
  return classNames('h-9 min-w-9 px-2', tier === 'premium' ? 'bg-marigold text-on-marigold' : 'bg-leaf text-on-leaf');
}

function clusterClass(count: number): string {
  const size = count < 10 ? 'size-10 text-sm' : count < 100 ? 'size-11 text-base' : 'size-13 text-base';
  return `bg-ink text-paper ${size}`;
}

/** Formats 1,234 as '1.2k', because a mark has space for four characters. */
function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 10 ? thousands.toFixed(1) : Math.round(thousands)}k`;
}
