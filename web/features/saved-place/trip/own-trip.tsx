import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SavedList, SavedPlace } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { tripPath } from '../../../lib/path/saved-path.js';
import { IconButton } from '../../../ui/button.js';
import { useTripOrder } from '../change-lists.queries.js';
import { reportListFailure } from '../list-failure.js';
import { placesWords } from '../list-words.js';
import { UnlistedNote } from '../unlisted-note.js';
import { Trip } from './trip.js';

interface OwnTripProps {
  readonly list: SavedList;
  readonly places: readonly SavedPlace[];
}

/** The member's trip, whose stops they can move up and down. */
export function OwnTrip({ list, places }: OwnTripProps) {
  const { box, announcement, move } = useMoves(list.id, places);
  const intro = (
    <>
      <p>{placesWords(places.length)}</p>
      <UnlistedNote list={list} />
    </>
  );
  const controls = (place: SavedPlace, index: number) => (
    <span className="flex max-sm:flex-col noscript:hidden">
      <IconButton label={`Move ${place.name} up`} data-move="up" disabled={index === 0} onClick={() => move(index, -1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${place.name} down`}
        data-move="down"
        disabled={index === places.length - 1}
        onClick={() => move(index, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  );
  return (
    <div ref={box}>
      <Trip
        title={list.name}
        intro={intro}
        places={places}
        from={tripPath(list.id)}
        controls={places.length < 2 ? undefined : controls}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Moves stops by one place. The order is shown at once, stored, and read out. */
function useMoves(listId: number, places: readonly SavedPlace[]) {
  const { mutateAsync } = useTripOrder(listId);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<Move | null>(null);
  useEffect(() => {
    // A row that changes its place loses the focus.
    if (moved.current !== null) focusButton(box.current, moved.current);
    moved.current = null;
  }, [places]);
  const move = (index: number, by: 1 | -1): void => {
    const place = places[index];
    const target = index + by;
    if (place === undefined || target < 0 || target >= places.length) return;
    moved.current = { id: place.id, by };
    const order = places.filter((each) => each !== place);
    order.splice(target, 0, place);
    whenSettled(mutateAsync(order), {
      onError: (error) => {
        setAnnouncement('');
        reportListFailure(error);
      },
    });
    setAnnouncement(`${place.name} is now stop ${target + 1} of ${places.length}.`);
  };
  return { box, announcement, move };
}

interface Move {
  readonly id: number;
  readonly by: 1 | -1;
}

/** Keeps the focus on the button of a moved stop; at an end of the list, on the other one, because this is disabled. */
function focusButton(box: HTMLElement | null, { id, by }: Move): void {
  const buttonOf = (way: 'up' | 'down') =>
    box?.querySelector<HTMLButtonElement>(`[data-stop="${String(id)}"] [data-move="${way}"]:enabled`);
  const [wanted, other] = by === 1 ? (['down', 'up'] as const) : (['up', 'down'] as const);
  (buttonOf(wanted) ?? buttonOf(other))?.focus();
}
