import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import { boundsText, browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Button } from '../../../ui/button.js';

/** Repeats the search within the visible area. */
export function SearchThisArea({ search, bounds }: { readonly search: BrowseSearch; readonly bounds: Bounds }) {
  const navigate = useNavigate();
  const sort = search.sort === 'distance' ? null : search.sort;
  const to = browsePath({ ...search, location: '', origin: null, radius: null, sort, cursor: null, bounds });
  if (search.bounds !== null && boundsText(search.bounds) === boundsText(bounds)) return null;
  return (
    <Button
      size="sm"
      icon={<Search aria-hidden="true" />}
      onClick={() => void navigate(to, { preventScrollReset: true })}
      className="absolute! top-3 left-1/2 z-10 -translate-x-1/2 animate-enter shadow-lift"
    >
      Search this area
    </Button>
  );
}
