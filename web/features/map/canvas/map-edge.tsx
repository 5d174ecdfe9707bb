import { useEffect, useState } from 'react';
import type { MapLibreMap } from 'maplibre-gl';
import type { Credit } from '../base-map/base-map.js';
import { scaleOf } from './scale.js';

/** Maximum width of the scale, in pixels. */
const MAX_PX = 110;

interface MapEdgeProps {
  readonly map: MapLibreMap | null;
  readonly credits: readonly Credit[];
}

/** The bottom edge of a map: scale and credits. */
export function MapEdge({ map, credits }: MapEdgeProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between gap-2">
      {map === null ? <span /> : <ScaleBar map={map} />}
      {credits.length > 0 && (
        <p className="pointer-events-auto rounded-tl-sm bg-card/85 px-2 text-right text-xs text-muted">
          {credits.map(({ text, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <a href={href} target="_blank" rel="noopener noreferrer" className="underline hover:text-ink">
                {text}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The scale: a line as long as a round distance at the center of the map. */
function ScaleBar({ map }: { readonly map: MapLibreMap }) {
  const [scale, setScale] = useState(() => scaleNow(map));
  useEffect(() => {
    const measure = (): void => setScale(scaleNow(map));
    map.on('move', measure);
    return () => void map.off('move', measure);
  }, [map]);
  return (
    <span
      role="img"
      aria-label={`Scale: the bar is ${scale.text} long`}
      className="block w-fit bg-card/85 px-1.5 pt-0.5 pb-1"
    >
      <span aria-hidden="true" className="block text-center text-xs text-ink tabular-nums">
        {scale.text}
      </span>
      <svg aria-hidden="true" width={scale.widthPx} height="6" className="block stroke-ink">
        <path d={`M0.75 0V5.25H${scale.widthPx - 0.75}V0`} fill="none" strokeWidth="1.5" />
      </svg>
    </span>
  );
}

function scaleNow(map: MapLibreMap) {
  const { text, widthPx } = scaleOf(map.getCenter().lat, map.getZoom(), MAX_PX);
  return { text, widthPx: Math.round(widthPx) };
}
