import type { MapLibreMap } from 'maplibre-gl';
import type { Credit } from '../base-map/base-map.js';
import { ScaleBar } from './scale-bar.js';

interface MapEdgeProps {
  readonly map: MapLibreMap | null;
  readonly credits: readonly Credit[];
}

/** The lower edge of a map: its scale, and whom it is owed to. */
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
