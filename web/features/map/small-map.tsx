import { lazy, useState } from 'react';
import { Map as MapIcon } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { Button } from '../../ui/button.js';
import { MapFrame } from './map-frame.js';

const SmallCanvas = lazy(async () => ({ default: (await import('./canvas/small-canvas.js')).SmallCanvas }));

interface SmallMapProps {
  readonly business: BusinessDetail;
  /** Whether to draw the map at once. */
  readonly startOpen?: boolean | undefined;
}

/** Where the business is, on a map drawn on demand; nothing if its location is unknown. */
export function SmallMap({ business, startOpen = false }: SmallMapProps) {
  const [open, setOpen] = useState(startOpen);
  const { latitude, longitude, name } = business;
  if (latitude === null || longitude === null) return null;
  if (!open) {
    return (
      <Button
        variant="secondary"
        icon={<MapIcon aria-hidden="true" />}
        onClick={() => setOpen(true)}
        className="mt-4 w-full noscript:hidden"
      >
        Show on a map
      </Button>
    );
  }
  return (
    <MapFrame label={`Map of the location of ${name}`} instead="The address is above." className="mt-4 h-64 rounded-md">
      <SmallCanvas business={business} at={{ latitude, longitude }} />
    </MapFrame>
  );
}
