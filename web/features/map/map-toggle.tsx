import { List, Map as MapIcon } from 'lucide-react';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { Button } from '../../ui/button.js';
import { useMapSwitch } from './map-switch.js';

interface MapToggleProps {
  readonly search: BrowseSearch;
}

export function MapToggle({ search }: MapToggleProps) {
  const { isOpen, toggle } = useMapSwitch(search);
  return (
    <Button
      variant="secondary"
      icon={<MapIcon aria-hidden="true" />}
      aria-expanded={isOpen}
      className="shrink-0 max-lg:hidden noscript:hidden"
      onClick={toggle}
    >
      {isOpen ? 'Hide map' : 'Show map'}
    </Button>
  );
}

/** The same for narrow screens: floats at the bottom while the list is in view. */
export function FloatingMapToggle({ search }: MapToggleProps) {
  const { isOpen, toggle } = useMapSwitch(search);
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 mt-6 flex justify-center lg:hidden noscript:hidden">
      <Button
        data-floating
        aria-label={isOpen ? undefined : 'Show map'}
        icon={isOpen ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
        aria-expanded={isOpen}
        className="pointer-events-auto shadow-lift"
        onClick={toggle}
      >
        {isOpen ? 'Hide map' : 'Map'}
      </Button>
    </div>
  );
}
