import type { QueryClient } from '@tanstack/react-query';
import type {
  PlaceInList,
  SavedList,
  SavedListForm,
  SavedPlace,
  SharingForm,
} from '../../../interfaces/contract/saved-place/saved-place.js';
import { callQuery } from '../../api/call-query.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { changeLists, withItem, withoutItem } from '../../api/list-page.js';
import { useCall } from '../../api/use-call.js';
import { ALL_LISTS_KEY, LIST_PLACES_KEY, listKey, LISTS_KEY, tripKey } from './saved-lists.queries.js';

const FAILED = 'Please try again.';

/** The lists that contain a place. Never kept, because every heart changes it. */
export const listsOfPlaceQuery = (id: number) => ({
  ...callQuery<readonly PlaceInList[]>(['lists-of-place', id], (api) =>
    api.GET('/api/businesses/{id}/lists', { params: { path: { id } } }),
  ),
  staleTime: 0,
  gcTime: 0,
});

/** Adds `by` to the number of places in a list, in every place that shows it. */
export function countPlaces(client: QueryClient, listId: number, by: number): void {
  const counted = (list: SavedList): SavedList => ({ ...list, placeCount: Math.max(0, list.placeCount + by) });
  client.setQueryData<readonly SavedList[]>(ALL_LISTS_KEY, (lists) =>
    lists?.map((list) => (list.id === listId ? counted(list) : list)),
  );
  client.setQueryData<SavedList>(listKey(listId), (list) => list && counted(list));
}

/** Shows a list as the server returned it. */
function showList(client: QueryClient, now: SavedList): void {
  client.setQueryData(listKey(now.id), now);
  client.setQueryData<readonly SavedList[]>(ALL_LISTS_KEY, (lists) =>
    lists?.map((list) => (list.id === now.id ? now : list)),
  );
}

/** Fetches the shown lists again, and places when they are next shown. */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LISTS_KEY });
  void client.invalidateQueries({ queryKey: LIST_PLACES_KEY, refetchType: 'none' });
}

/** Returns a function that brings back everything that is stored about lists now. */
function snapshotOf(client: QueryClient): () => void {
  const stored = [LISTS_KEY, LIST_PLACES_KEY].flatMap((queryKey) => client.getQueriesData({ queryKey }));
  return () => {
    for (const [key, data] of stored) client.setQueryData(key, data);
  };
}

export const useListCreation = () =>
  useCall<SavedList, IdempotentForm<SavedListForm>>(
    (api, { form, key }) => api.POST('/api/user/lists', { body: form, ...idempotencyHeader(key) }),
    FAILED,
    { onSuccess: (_list, _sent, _result, { client }) => client.invalidateQueries({ queryKey: LISTS_KEY }) },
  );

export const useListRename = (listId: number) =>
  useCall<SavedList, { readonly form: SavedListForm }>(
    (api, { form }) => api.PUT('/api/user/lists/{listId}', { params: { path: { listId } }, body: form }),
    FAILED,
    { onSuccess: (list, _sent, _result, { client }) => showList(client, list) },
  );

export const useListDeletion = (listId: number) =>
  useCall((api) => api.DELETE('/api/user/lists/{listId}', { params: { path: { listId } } }), FAILED, {
    onSuccess: (_answer, _sent, _result, { client }) => {
      client.removeQueries({ queryKey: listKey(listId) });
      // Its places may not be saved any longer, which cards everywhere show.
      void client.invalidateQueries({ refetchType: 'none' });
      return client.invalidateQueries({ queryKey: ALL_LISTS_KEY, exact: true });
    },
  });

export const useSharing = (listId: number) =>
  useCall<SavedList, SharingForm>(
    (api, body) => api.PUT('/api/user/lists/{listId}/share', { params: { path: { listId } }, body }),
    FAILED,
    { onSuccess: (list, _sent, _result, { client }) => showList(client, list) },
  );

export const useSharingEnd = (list: SavedList) =>
  useCall((api) => api.DELETE('/api/user/lists/{listId}/share', { params: { path: { listId: list.id } } }), FAILED, {
    onSuccess: (_answer, _sent, _result, { client }) => showList(client, { ...list, share: null }),
  });

/** Changes the note of a place: shown at once, rolled back on failure. */
export const useNoteChange = (listId: number) =>
  useCall<unknown, { readonly place: SavedPlace; readonly note: string }>(
    (api, { place, note }) =>
      api.PUT('/api/user/lists/{listId}/places/{id}', {
        params: { path: { listId, id: place.id } },
        body: { note: note === '' ? null : note },
      }),
    FAILED,
    {
      onSuccess: (_answer, { place, note }, _result, { client }) => {
        const noted = { ...place, note: note.trim() === '' ? null : note.trim() };
        const isIt = ({ id }: SavedPlace) => id === place.id;
        client.setQueryData<readonly SavedPlace[]>(tripKey(listId), (all) =>
          all?.map((each) => (isIt(each) ? noted : each)),
        );
        for (const sort of ['recent', 'name', 'distance', 'trip']) {
          changeLists<SavedPlace>(client, [...LIST_PLACES_KEY, listId, sort], (list) => withItem(list, noted, isIt));
        }
      },
    },
  );

/** Removes a place from a list: gone at once, with the right count, and back again on failure. */
export const usePlaceRemoval = (listId: number) =>
  useCall<unknown, SavedPlace, () => void>(
    (api, { id }) => api.DELETE('/api/user/lists/{listId}/places/{id}', { params: { path: { listId, id } } }),
    FAILED,
    {
      onMutate: ({ id }, { client }) => {
        const bringBack = snapshotOf(client);
        countPlaces(client, listId, -1);
        client.setQueryData<readonly SavedPlace[]>(tripKey(listId), (all) => all?.filter((each) => each.id !== id));
        for (const sort of ['recent', 'name', 'distance', 'trip']) {
          changeLists<SavedPlace>(client, [...LIST_PLACES_KEY, listId, sort], (list) =>
            withoutItem(list, (each) => each.id === id),
          );
        }
        return bringBack;
      },
      onError: (_error, _place, bringBack) => bringBack?.(),
      onSuccess: (_answer, _place, _result, { client }) => void client.invalidateQueries({ queryKey: LISTS_KEY }),
    },
  );

/** Puts a removed place back where it was. */
export const usePlaceReturn = (listId: number) =>
  useCall<unknown, SavedPlace>(
    (api, { id, note, position }) =>
      api.PUT('/api/user/lists/{listId}/places/{id}', { params: { path: { listId, id } }, body: { note, position } }),
    FAILED,
    {
      onSuccess: (_answer, _place, _result, { client }) => {
        void client.invalidateQueries({ queryKey: LISTS_KEY });
        void client.invalidateQueries({ queryKey: LIST_PLACES_KEY });
      },
    },
  );

/** Stores the order of a trip: shown at once, rolled back on failure. Orders are sent one after the other. */
export const useTripOrder = (listId: number) =>
  useCall<unknown, readonly SavedPlace[], () => void>(
    (api, places) =>
      api.PUT('/api/user/lists/{listId}/order', {
        params: { path: { listId } },
        body: { businessIds: places.map(({ id }) => id) },
      }),
    FAILED,
    {
      scope: { id: `trip-${String(listId)}` },
      onMutate: (places, { client }) => {
        const before = client.getQueryData(tripKey(listId));
        client.setQueryData(tripKey(listId), places);
        return () => client.setQueryData(tripKey(listId), before);
      },
      onError: (_error, _places, bringBack) => bringBack?.(),
      onSuccess: (_answer, _places, _result, { client }) => {
        const others = { queryKey: [...LIST_PLACES_KEY, listId, 'trip'] };
        void client.invalidateQueries({ ...others, refetchType: 'none' });
      },
    },
  );
