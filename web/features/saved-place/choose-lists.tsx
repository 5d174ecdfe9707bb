import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { PlaceInList, SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { useCall } from '../../api/use-call.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { countPlaces, listsOfPlaceQuery, refreshLists } from './change-lists.queries.js';
import { NewList } from './new-list.js';
import { pressedKey, SAVED_KEY } from './saved-keys.js';
import { savedListsQuery } from './saved-lists.queries.js';

interface ChooseListsProps {
  readonly business: Pick<BusinessCard, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** A dialog with the member's lists, of which those with the business are checked. Each choice is stored at once. */
export function ChooseLists({ business, onClose }: ChooseListsProps) {
  const lists = useQuery(savedListsQuery());
  const places = useQuery(listsOfPlaceQuery(business.id));
  const { choose } = useChoice(business.id);
  const [isNaming, setNaming] = useState(false);
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title="Choose lists"
      description={business.name}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded
        query={{ ...lists, data: places.data === undefined ? undefined : lists.data }}
        failure="We couldn’t load your lists"
        placeholder={<Skeleton className="h-24 w-full" />}
      >
        {(all) => (
          <fieldset className="flex flex-col">
            <legend className="sr-only">Your lists</legend>
            {all.map((list) => (
              <Checkbox
                key={list.id}
                label={<span className="wrap-anywhere">{list.name}</span>}
                checked={places.data?.some(({ listId }) => listId === list.id) ?? false}
                onChange={({ target }) => choose(list, target.checked)}
              />
            ))}
          </fieldset>
        )}
      </Loaded>
      {isNaming ? (
        <NewList
          onDone={(list) => {
            setNaming(false);
            if (list !== null) choose(list, true);
          }}
        />
      ) : (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setNaming(true)}>
          New list
        </Button>
      )}
    </Dialog>
  );
}

interface Choice {
  readonly list: SavedList;
  readonly contained: boolean;
}

/** Returns a function that adds a business to a list or removes it: shown at once, rolled back on failure. */
function useChoice(id: number) {
  const client = useQueryClient();
  const { queryKey } = listsOfPlaceQuery(id);
  const show = ({ list, contained }: Choice): void => {
    client.setQueryData<readonly PlaceInList[]>(queryKey, (places = []) =>
      contained
        ? [...places, { listId: list.id, note: null, position: 0 }]
        : places.filter(({ listId }) => listId !== list.id),
    );
    countPlaces(client, list.id, contained ? 1 : -1);
    client.setQueryData(pressedKey(id), (client.getQueryData<readonly PlaceInList[]>(queryKey) ?? []).length > 0);
  };
  const { mutateAsync } = useCall<unknown, Choice>(
    (api, { list, contained }) => {
      const params = { path: { listId: list.id, id } };
      return contained
        ? api.PUT('/api/user/lists/{listId}/places/{id}', { params, body: {} })
        : api.DELETE('/api/user/lists/{listId}/places/{id}', { params });
    },
    'Please try again.',
    {
      scope: { id: `lists-of-${String(id)}` },
      onMutate: show,
      onError: (_error, { list, contained }) => show({ list, contained: !contained }),
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: SAVED_KEY, refetchType: 'none' });
        refreshLists(client);
      },
    },
  );
  const choose = (list: SavedList, contained: boolean): void =>
    whenSettled(mutateAsync({ list, contained }), {
      onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
    });
  return { choose };
}
