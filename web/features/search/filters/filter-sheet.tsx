import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { NO_TRAITS } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { useFacets } from './facets.queries.js';
import { FilterForm, searchIn } from './filter-form.js';
import { FitFilter, useFitFilter } from './fit-filter.js';

interface FilterSheetProps {
  readonly search: BrowseSearch;
  readonly onClose: () => void;
}

/** The filters in a sheet, with counts for the choices made so far. Loaded when first opened. */
export function FilterSheet({ search, onClose }: FilterSheetProps) {
  return (
    <Dialog onClose={onClose} title="Filters">
      <Choices search={search} onClose={onClose} />
    </Dialog>
  );
}

function Choices({ search, onClose }: FilterSheetProps) {
  const id = useId();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(search);
  const pets = useFitFilter(search);
  const { data, isError } = useFacets({ ...draft, ...pets.counted });
  const go = (to: BrowseSearch): void => {
    onClose();
    void navigate(browsePath({ ...to, cursor: null }), { preventScrollReset: true });
  };
  const change = (event: FormEvent<HTMLFormElement>): void => {
    // Text that is still being typed is not a choice yet.
    if (event.target instanceof HTMLInputElement && event.target.type !== 'text')
      setDraft(searchIn(event.currentTarget));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go({ ...searchIn(event.currentTarget), ...pets.chosen });
  };
  return (
    <FilterForm
      id={id}
      search={search}
      facets={data}
      onChange={change}
      onSubmit={submit}
      pets={<FitFilter filter={pets} facets={data} />}
    >
      {isError && (
        <p role="status" className="mb-4 text-sm text-muted">
          We couldn’t count the places for each filter. The filters still work.
        </p>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-3 border-t border-line bg-card px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button variant="ghost" onClick={() => go({ ...search, traits: NO_TRAITS, ...NO_FIT })}>
          Clear All
        </Button>
        <Button type="submit">Show Places</Button>
      </div>
    </FilterForm>
  );
}
