import { Suspense, useState } from 'react';
import { NotebookPen, Trash2 } from 'lucide-react';
import type { SavedList, SavedPlace } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { BusinessCard } from '../../../ui/business/business-card.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';
import { reportListFailure } from '../list-failure.js';
import { PlaceNote } from '../place-note.js';
import { usePlaceRemoval, usePlaceReturn } from '../change-lists.queries.js';

const NoteDialog = lazyPart(async () => ({ default: (await import('./note-dialog.js')).NoteDialog }));

interface SavedCardProps {
  readonly list: SavedList;
  readonly place: SavedPlace;
  readonly from: string;
  readonly eager: boolean;
}

/** A place of a list: its card, the member's note, and buttons to change the note or remove the place. */
export function SavedCard({ list, place, from, eager }: SavedCardProps) {
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoval(list, place);
  return (
    <li className="flex flex-col">
      <div className="flex-1">
        <BusinessCard business={place} from={from} eager={eager} level={2} />
      </div>
      <div className="mt-2 flex flex-col gap-1 px-1">
        <PlaceNote note={place.note} />
        {place.distance !== undefined && <p className="text-sm text-muted">{place.distance.toFixed(1)} miles away</p>}
        <div className="-ml-3 flex flex-wrap noscript:hidden">
          <Button
            variant="ghost"
            size="sm"
            icon={<NotebookPen aria-hidden="true" />}
            aria-haspopup="dialog"
            className="px-3"
            onClick={() => setOpen(true)}
          >
            {place.note === null ? 'Add note' : 'Edit note'}
            <span className="sr-only"> about {place.name}</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden="true" />}
            className="px-3 text-muted"
            onClick={remove}
          >
            Remove
            <span className="sr-only">
              {' '}
              {place.name} from {list.name}
            </span>
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {isOpen && <NoteDialog list={list} place={place} onClose={() => setOpen(false)} />}
      </Suspense>
    </li>
  );
}

/** Removes a place from a list, with Undo in the toast. The focus moves to the list, because the button is gone. */
function useRemoval(list: SavedList, place: SavedPlace) {
  const removal = usePlaceRemoval(list.id);
  const restoring = usePlaceReturn(list.id);
  return (): void => {
    const heading = document.querySelector<HTMLElement>('h1');
    whenSettled(removal.mutateAsync(place), {
      onSuccess: () =>
        toast({
          title: `Removed from “${list.name}”`,
          actions: [
            {
              label: 'Undo',
              description: `Undo removing ${place.name}`,
              onSelect: () => whenSettled(restoring.mutateAsync(place), { onError: reportListFailure }),
            },
          ],
        }),
      onError: reportListFailure,
    });
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
