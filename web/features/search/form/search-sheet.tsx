import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import type { LocationProblem } from './location-field.js';
import { SearchForm } from './search-form.js';

interface SearchSheetProps {
  readonly search: BrowseSearch;
  readonly problem: LocationProblem | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search of Browse in a sheet. Loaded when first opened. */
export function SearchSheet({ search, problem, open, onClose }: SearchSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search places" full startsInField>
      {/* Space for the suggestions below the field. */}
      <div className="min-h-112">
        <SearchForm search={search} problem={problem} over compact />
      </div>
    </Dialog>
  );
}
