import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import { boundsText, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Button } from '../../../ui/button.js';
import { areaPath } from './area-path.js';

/** Repeats the search within the visible area. */
export function SearchThisArea({ search, bounds }: { readonly search: BrowseSearch; readonly bounds: Bounds }) {
  const navigate = useNavigate();
  if (search.bounds !== null && boundsText(search.bounds) === boundsText(bounds)) return null;
  return (
    <Button
      size="sm"
      icon={<Search aria-hidden="true" />}
      onClick={() => void navigate(areaPath(search, bounds), { preventScrollReset: true })}
      className="absolute! top-3 left-1/2 z-10 -translate-x-1/2 animate-enter shadow-lift"
    >
      Search this area
    </Button>
  );
}
