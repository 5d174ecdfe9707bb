import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import type { PlaceProblem } from './location-field.js';
import { SearchForm } from './search-form.js';

interface SearchSheetProps {
  readonly search: BrowseSearch;
  readonly problem: PlaceProblem | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search of Browse over the page. Loaded when it is first opened. */
export function SearchSheet({ search, problem, open, onClose }: SearchSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) onClose();
      }}
      title="Search places"
      full
      startsInField
    >
      {/* Room for the suggestions, which hang below their field. */}
      <div className="min-h-112">
        <SearchForm search={search} problem={problem} over compact />
      </div>
    </Dialog>
  );
}
