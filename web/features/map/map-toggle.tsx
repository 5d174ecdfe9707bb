import { Map as MapIcon } from 'lucide-react';
import type { BrowseSearch } from '../../lib/path/browse-search.js';
import { Button } from '../../ui/button.js';
import { useMapSwitch } from './map-switch.js';

/** Opens and closes the map. */
export function MapToggle({ search }: { readonly search: BrowseSearch }) {
  const { isOpen, toggle } = useMapSwitch(search);
  return (
    <Button
      variant="secondary"
      icon={<MapIcon aria-hidden="true" />}
      aria-expanded={isOpen}
      className="noscript:hidden"
      onClick={toggle}
    >
      {isOpen ? 'Hide map' : 'Show map'}
    </Button>
  );
}
