import { useEffect, useRef, useState } from 'react';
import { MapPin } from 'lucide-react';
import { Marker, type MapLibreMap, type MapMouseEvent } from 'maplibre-gl';
import { createPortal } from 'react-dom';
import type { Point } from '../../../../interfaces/contract/shared/words.js';
import { usePage } from '../../../lib/page/page-context.js';
import { MapEdge } from './map-edge.js';
import { useBaseMap } from '../base-map/use-base-map.js';
import { BY_PAGE, useMap } from '../base-map/use-map.js';
import { ZoomButtons } from './zoom-buttons.js';

/** Zoom at which a pin outside the view is shown: a town fills the map. */
const TOWN_ZOOM = 11;

/** A step in one of four directions; the signs give the direction. */
export interface Direction {
  readonly north: -1 | 0 | 1;
  readonly east: -1 | 0 | 1;
}

export interface PinMapProps {
  /** Null until placed; the map then waits for a click. */
  readonly pin: Point | null;
  readonly onPlace: (pin: Point) => void;
  /** Called when an arrow key is pressed on the pin. */
  readonly onStep: (direction: Direction) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowRight: { north: 0, east: 1 },
  ArrowLeft: { north: 0, east: -1 },
};

/** The map with its pin: drag it, click to place it, or move it with the arrow keys. Loaded by PinMap. */
export function PinCanvas({ pin, onPlace, onStep }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map } = useMap(container);
  const credits = useBaseMap(map, usePage().mapTiles);
  const place = useLatest(onPlace);
  const step = useLatest(onStep);
  useClicks(map, place);
  useSight(map, pin);
  return (
    <>
      <div ref={container} className="size-full" />
      {map !== null && pin !== null && <Pin map={map} pin={pin} onDragged={place} onStep={step} />}
      {map !== null && <ZoomButtons map={map} />}
      <MapEdge map={map} credits={credits} />
    </>
  );
}

interface Latest<T> {
  readonly current: (what: T) => void;
}

/** Returns a ref to the latest callback, for handlers that are registered once. */
function useLatest<T>(call: (what: T) => void): Latest<T> {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  return latest;
}

function useClicks(map: MapLibreMap | null, place: Latest<Point>): void {
  useEffect(() => {
    if (map === null) return undefined;
    // Lets the page scroll past a map inside a form.
    map.scrollZoom.disable();
    map.doubleClickZoom.disable();
    const onClick = ({ lngLat, originalEvent }: MapMouseEvent): void => {
      // A click on the pin itself does not move it.
      if (originalEvent.target === map.getCanvas()) place.current({ latitude: lngLat.lat, longitude: lngLat.lng });
    };
    map.on('click', onClick);
    return () => void map.off('click', onClick);
  }, [map, place]);
}

/** Keeps the pin in view. */
function useSight(map: MapLibreMap | null, pin: Point | null): void {
  const { latitude, longitude } = pin ?? {};
  useEffect(() => {
    if (map === null || latitude === undefined || longitude === undefined) return;
    const center: [number, number] = [longitude, latitude];
    if (map.getZoom() >= TOWN_ZOOM - 2 && map.getBounds().contains(center)) return;
    map.jumpTo({ center, zoom: Math.max(TOWN_ZOOM, map.getZoom()) }, BY_PAGE);
  }, [map, latitude, longitude]);
}

interface PinProps {
  readonly map: MapLibreMap;
  readonly pin: Point;
  readonly onDragged: Latest<Point>;
  readonly onStep: Latest<Direction>;
}

function Pin({ map, pin: { latitude, longitude }, onDragged, onStep }: PinProps) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(() => new Marker({ element, draggable: true, anchor: 'bottom' }));
  useEffect(() => {
    const onDragEnd = (): void => {
      const { lat, lng } = marker.getLngLat();
      onDragged.current({ latitude: lat, longitude: lng });
    };
    marker.on('dragend', onDragEnd);
    return () => void marker.off('dragend', onDragEnd);
  }, [marker, onDragged]);
  useEffect(() => void marker.setLngLat([longitude, latitude]), [marker, latitude, longitude]);
  // Separate from the position, because adding the marker again would take the focus from it.
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);
  useEffect(() => {
    // A native listener, because the map under the pin handles the same keys before React does.
    const step = (event: KeyboardEvent): void => {
      const direction = ARROWS[event.key];
      if (direction === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onStep.current(direction);
    };
    element.addEventListener('keydown', step);
    return () => element.removeEventListener('keydown', step);
  }, [element, onStep]);
  return createPortal(
    <button
      type="button"
      aria-label="Pin. Drag it, or press the arrow keys to move it."
      className="block cursor-grab rounded-full text-danger active:cursor-grabbing"
    >
      <MapPin aria-hidden="true" className="size-11 fill-card stroke-2 drop-shadow-md" />
    </button>,
    element,
  );
}
