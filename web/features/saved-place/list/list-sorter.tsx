import { useId, useState } from 'react';
import { LocateFixed } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { SavedList } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { rememberPlace } from '../../../lib/page/shared-place.js';
import { listSortOf, savedListPath, type ListSort } from '../../../lib/path/saved-path.js';
import { Button } from '../../../ui/button.js';
import { ChipSelect } from '../../../ui/form/chip-select.js';
import { FieldError } from '../../../ui/form/field-error.js';
import type { ListOrder } from '../saved-lists.queries.js';

/** Time limit for the browser's position, and the maximum age of a cached one, in ms. */
const PATIENCE_MS = 10_000;
const OLDEST_MS = 300_000;

const LABEL: Readonly<Record<ListSort, string>> = {
  recent: 'Recently saved',
  name: 'Name',
  distance: 'Distance',
  trip: 'Trip order',
};

const OPTIONS = (Object.keys(LABEL) as ListSort[]).map((value) => ({ value, label: LABEL[value] }));

interface ListSorterProps {
  readonly list: SavedList;
  /** The order in the address. */
  readonly wanted: ListSort;
  /** The order that is possible. */
  readonly order: ListOrder;
}

/** Changes the order at once; without JavaScript, with the button next to it. */
export function ListSorter({ list, wanted, order }: ListSorterProps) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (chosen: string): void => {
    const sort = listSortOf(new URLSearchParams({ sort: chosen }));
    void navigate(savedListPath(list.id, { sort }), { preventScrollReset: true });
  };
  return (
    <>
      <form action={savedListPath(list.id)} method="get" className="flex items-center gap-2">
        <ChipSelect
          id={id}
          name="sort"
          label="Sort by"
          options={OPTIONS}
          value={wanted}
          onChange={(event) => choose(event.target.value)}
          room="pl-19"
        />
        <span className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            Sort
          </Button>
        </span>
      </form>
      {wanted === 'distance' && <StartNote order={order} />}
    </>
  );
}

/** Says where distances start, or how to make them possible. */
function StartNote({ order: { start } }: { readonly order: ListOrder }) {
  const [problem, setProblem] = useState<string | null>(null);
  const locate = (): void => {
    setProblem(null);
    if (!('geolocation' in navigator)) return setProblem('Your browser can’t share your location.');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => rememberPlace({ latitude, longitude }),
      () => setProblem('We couldn’t find your location. Check your browser’s settings and try again.'),
      { timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    );
  };
  const text =
    start === null
      ? 'To sort by distance, share your location or add a ZIP code to your profile.'
      : 'location' in start
        ? `From ${start.location}, the ZIP code in your profile.`
        : 'From your location.';
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <p>{text}</p>
      {(start === null || 'location' in start) && (
        <Button
          variant="secondary"
          size="sm"
          icon={<LocateFixed aria-hidden="true" />}
          className="noscript:hidden"
          onClick={locate}
        >
          Use my location
        </Button>
      )}
      <div role="alert">{problem !== null && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
