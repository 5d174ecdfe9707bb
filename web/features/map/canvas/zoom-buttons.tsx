import { Minus, Plus } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { IconButton } from '../../../ui/button.js';

export function ZoomButtons({ map }: { readonly map: MapLibreMap }) {
  return (
    <div className="absolute top-3 right-3 z-10 flex flex-col overflow-hidden rounded-md border border-line bg-card shadow-rest">
      <IconButton label="Zoom in" onClick={() => map.zoomIn()} className="rounded-none border-b border-line">
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => map.zoomOut()} className="rounded-none">
        <Minus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
