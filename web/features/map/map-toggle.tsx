import { Map as MapIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { browsePath, type BrowseSearch } from '../../lib/path/browse-search.js';
import { Button } from '../../ui/button.js';

/** Opens and closes the map; whether it is open stands in the address. */
export function MapToggle({ search }: { readonly search: BrowseSearch }) {
  const navigate = useNavigate();
  const to = browsePath({ ...search, map: !search.map });
  return (
    <Button
      variant="secondary"
      icon={<MapIcon aria-hidden="true" />}
      aria-expanded={search.map}
      className="noscript:hidden"
      onClick={() => void navigate(to, { preventScrollReset: true, replace: true })}
    >
      {search.map ? 'Hide map' : 'Show map'}
    </Button>
  );
}
