import { useQueryClient } from '@tanstack/react-query';
import type { PlaceInList, SavedList } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { useCall } from '../../../api/use-call.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { countPlaces, listsOfPlaceQuery, refreshLists } from '../change-lists.queries.js';
import { reportListFailure } from '../list-failure.js';
import { pressedKey, SAVED_KEY } from '../saved-keys.js';

interface Choice {
  readonly list: SavedList;
  readonly contained: boolean;
}

/** Returns a function that adds a business to a list or removes it: shown at once, rolled back on failure. */
export function useListChoice(id: number) {
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
    whenSettled(mutateAsync({ list, contained }), { onError: reportListFailure });
  return { choose };
}
