import { useId, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { NO_TRAITS } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { useFacets } from './facets.queries.js';
import { countWords } from './filter-choice.js';
import { FilterForm, searchIn } from './filter-form.js';
import { FitFilter, useFitFilter } from './fit-filter.js';
import { choicesWithoutCounts, offeredChoices } from './offered-choices.js';

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
  const navigate = useNavigate();
  const [draft, setDraft] = useState(search);
  const pets = useFitFilter(search);
  const { data, isError } = useFacets({ ...draft, ...pets.counted });
  const offered = useOffered(search);
  const go = (to: BrowseSearch): void => {
    onClose();
    void navigate(browsePath({ ...to, cursor: null }), { preventScrollReset: true });
  };
  // Text that is still being typed is not a choice yet.
  const read = (isChoice: (type: string) => boolean) => (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && isChoice(event.target.type))
      setDraft(searchIn(event.currentTarget));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go({ ...searchIn(event.currentTarget), ...pets.chosen });
  };
  return (
    <FilterForm
      id={useId()}
      search={search}
      selected={draft.traits}
      facets={data}
      offered={offered}
      onChange={read((type) => type !== 'text')}
      onBlur={read((type) => type === 'text')}
      onSubmit={submit}
      pets={<FitFilter filter={pets} facets={data} />}
    >
      {isError && (
        <p role="status" className="mb-4 text-sm text-muted">
          We couldn’t count the places for each filter. The filters still work.
        </p>
      )}
      <Actions total={data?.total} onClear={() => go({ ...search, traits: NO_TRAITS, ...NO_FIT })} />
    </FilterForm>
  );
}

/** Returns what to choose from, which stays while choices are made; null while it is loading. */
function useOffered(search: BrowseSearch) {
  const { data, isError } = useFacets({ ...search, traits: NO_TRAITS, ...NO_FIT });
  return useMemo(() => {
    if (data !== undefined) return offeredChoices(search, data);
    return isError ? choicesWithoutCounts(search) : null;
  }, [search, data, isError]);
}

interface ActionsProps {
  /** The number of places that the choices find, if known. */
  readonly total: number | undefined;
  readonly onClear: () => void;
}

function Actions({ total, onClear }: ActionsProps) {
  const found = total === undefined ? 'places' : `${countWords(total)} ${total === 1 ? 'place' : 'places'}`;
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-3 border-t border-line bg-card px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
      <Button variant="ghost" onClick={onClear}>
        Clear All
      </Button>
      <Button type="submit" className="tabular-nums max-sm:flex-1">{`Show ${found}`}</Button>
      <p role="status" className="sr-only">
        {total !== undefined && found}
      </p>
    </div>
  );
}
