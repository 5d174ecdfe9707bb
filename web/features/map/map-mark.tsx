import { useEffect, useState, type ReactNode } from 'react';
import { BedDouble, CalendarDays, House, PawPrint, UtensilsCrossed, type LucideIcon } from 'lucide-react';
import { Marker, type MapLibreMap } from 'maplibre-gl';
import { createPortal } from 'react-dom';
import type { MapPoint } from '../../../interfaces/contract/business.js';
import { CATEGORY_LABEL, type Category, type Point } from '../../../interfaces/contract/words.js';
import { classNames } from '../../lib/class-names.js';
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
  readonly children: ReactNode;
}

/** Something that stays at a point of the map however it is moved. */
export function OnMap({ map, latitude, longitude, children }: OnMapProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    return () => void marker.remove();
  }, [map, element, latitude, longitude]);
  return createPortal(children, element);
}

interface MapMarkProps {
  readonly map: MapLibreMap;
  readonly mark: Mark;
  readonly chosen: boolean;
  readonly onChoose: (mark: Mark) => void;
}

/** A business or a cluster: a button with its name, like any other on the page. */
export function MapMark({ map, mark, chosen, onChoose }: MapMarkProps) {
  const [point] = mark.points;
  const single = mark.count === 1 && point !== undefined;
  return (
    <OnMap map={map} latitude={mark.latitude} longitude={mark.longitude}>
      <button
        type="button"
        aria-label={single ? nameOf(point) : `${mark.count.toLocaleString('en-US')} places here`}
        aria-pressed={single ? chosen : undefined}
        onClick={() => onChoose(mark)}
        className={classNames(
          'grid place-items-center rounded-full border-2 border-card font-sans font-bold tabular-nums shadow-lift transition-transform hover:scale-110',
          single ? pointClass(point) : clusterClass(mark.count),
          chosen && 'scale-115 outline-3 outline-offset-1 outline-focus',
        )}
      >
        {single ? <CategoryMark category={point.category} /> : shortCount(mark.count)}
      </button>
    </OnMap>
  );
}

function nameOf({ name, category, tier }: MapPoint): string {
  return [name, CATEGORY_LABEL[category], ...(tier === 'premium' ? ['Premium'] : [])].join(', ');
}

function CategoryMark({ category }: { readonly category: Category }) {
  const Icon = ICON[category];
  return <Icon aria-hidden="true" className="size-4.5" />;
}

function pointClass({ tier }: MapPoint): string {
  return classNames('size-9', tier === 'premium' ? 'bg-marigold text-on-marigold' : 'bg-leaf text-on-leaf');
}

function clusterClass(count: number): string {
  const size = count < 10 ? 'size-10 text-sm' : count < 100 ? 'size-11 text-base' : 'size-13 text-base';
  return `bg-ink text-paper ${size}`;
}

/** 1,234 as '1.2k': a mark has room for four characters. */
function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 10 ? thousands.toFixed(1) : Math.round(thousands)}k`;
}
