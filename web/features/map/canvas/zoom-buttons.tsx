import { useEffect, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { IconButton } from '../../../ui/button.js';
import { deepestZoomAt } from '../base-map/zoom-limit.js';

export function ZoomButtons({ map }: { readonly map: MapLibreMap }) {
  const isDeepest = useIsDeepest(map);
  return (
    <div className="absolute top-3 right-3 z-10 flex flex-col overflow-hidden rounded-md border border-line bg-card shadow-rest">
      <IconButton
        label="Zoom in"
        // Not `disabled`, which would take the focus from a button that was just pressed.
        aria-disabled={isDeepest}
        onClick={() => !isDeepest && map.zoomIn()}
        className="rounded-none border-b border-line aria-disabled:cursor-not-allowed aria-disabled:[&>svg]:opacity-40"
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => map.zoomOut()} className="rounded-none">
        <Minus aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Whether the map shows nothing more when zoomed in. */
function useIsDeepest(map: MapLibreMap): boolean {
  const [isDeepest, setDeepest] = useState(false);
  useEffect(() => {
    const measure = (): void => setDeepest(map.getZoom() >= deepestZoomAt(map) - 0.01);
    measure();
    map.on('moveend', measure);
    return () => void map.off('moveend', measure);
  }, [map]);
  return isDeepest;
}
