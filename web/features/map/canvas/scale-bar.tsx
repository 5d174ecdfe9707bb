import { useEffect, useState } from 'react';
import type { MapLibreMap } from 'maplibre-gl';
import { scaleOf } from './scale.js';

const MAX_PX = 110;

/** How far is how far: a line as long as a round distance in the middle of the map. */
export function ScaleBar({ map }: { readonly map: MapLibreMap }) {
  const [scale, setScale] = useState(() => scaleNow(map));
  useEffect(() => {
    const measure = (): void => setScale(scaleNow(map));
    map.on('move', measure);
    return () => void map.off('move', measure);
  }, [map]);
  return (
    <span
      role="img"
      aria-label={`Scale: this line is ${scale.text} long`}
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
