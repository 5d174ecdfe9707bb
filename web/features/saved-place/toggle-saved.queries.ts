import type { QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { PlaceInList, SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { apiOf } from '../../api/client.js';
import { changeLists } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { toast, type ToastAction } from '../../ui/overlay/toast-store.js';
import { countPlaces, listsOfPlaceQuery, refreshLists } from './change-lists.queries.js';
import { reportListFailure } from './list-failure.js';
import { pressedKey, SAVED_KEY } from './saved-keys.js';
import { ALL_LISTS_KEY, savedListsQuery } from './saved-lists.queries.js';

type Named = Pick<BusinessCard, 'id' | 'name'>;

const FAILED = 'Please try again.';

/**
 * Saves a business in the member's default list, or removes it from all lists. Its cards and all counts change at once
 * and are rolled back on failure. Rejects with the call's error.
 */
export async function toggleSaved(client: QueryClient, business: Named, wanted: boolean): Promise<void> {
  if (wanted) await save(client, business);
  else await forget(client, business);
}

async function save(client: QueryClient, business: Named): Promise<void> {
  const { id } = business;
  const count = (by: number): void => {
    const lists = client.getQueryData<readonly SavedList[]>(ALL_LISTS_KEY);
    const list = lists?.find(({ isDefault }) => isDefault);
    if (list !== undefined) countPlaces(client, list.id, by);
    countAll(client, by);
  };
  await changed(client, id, true, count, async () =>
    dataOf(await apiOf(client).PUT('/api/businesses/{id}/favorite', { params: { path: { id } } }), FAILED),
  );
  await reportSaved(client, business);
}

/**
 * Says where a place was saved. Another tab may have saved it before; Undo then isn't offered, because it would delete
 * the member's note or take the place out of other lists.
 */
async function reportSaved(client: QueryClient, business: Named): Promise<void> {
  const { id, name } = business;
  const [lists, places] = await Promise.all([
    client.fetchQuery({ ...savedListsQuery(), staleTime: 0 }).catch(() => []),
    client.fetchQuery(listsOfPlaceQuery(id)).catch(() => null),
  ]);
  const list = lists.find(({ isDefault }) => isDefault);
  const isKnown = list !== undefined && places !== null;
  const wasThere = isKnown && places.some(({ listId, note }) => listId !== list.id || note !== null);
  const undo = isKnown && !wasThere ? [undoing(`Undo saving ${name}`, () => takeBack(client, id))] : [];
  const description = `Choose the lists of ${name}`;
  toast({
    title: wasThere ? 'Already in your lists' : list === undefined ? 'Saved' : `Saved to “${list.name}”`,
    tone: 'success',
    actions: [{ label: 'Change', description, onSelect: () => void chooseLists(business) }, ...undo],
  });
}

async function forget(client: QueryClient, { id, name }: Named): Promise<void> {
  // What Undo restores. Without it, the place can still be saved again.
  const places = await client.fetchQuery(listsOfPlaceQuery(id)).catch(() => []);
  const count = (by: number): void => {
    for (const { listId } of places) countPlaces(client, listId, by);
    countAll(client, by);
  };
  await changed(
    client,
    id,
    false,
    (by) => count(by),
    async () => removed(client, id),
  );
  toast({
    title: 'Removed from saved places',
    actions: places.length === 0 ? [] : [undoing(`Undo removing ${name}`, () => giveBack(client, id, places))],
  });
}

/** Shows a business as saved or not while `call` runs. `count` changes the numbers by 1 or -1. */
async function changed(
  client: QueryClient,
  id: number,
  saved: boolean,
  count: (by: number) => void,
  call: () => Promise<unknown>,
): Promise<void> {
  const by = saved ? 1 : -1;
  client.setQueryData(pressedKey(id), saved);
  count(by);
  try {
    await call();
  } catch (error) {
    client.setQueryData(pressedKey(id), !saved);
    count(-by);
    throw error;
  }
  // The saved places are refetched when next shown; a business just removed stays visible until then.
  void client.invalidateQueries({ queryKey: SAVED_KEY, refetchType: 'none' });
  refreshLists(client);
}

/** Adds `by` to the number of all saved places. */
function countAll(client: QueryClient, by: number): void {
  changeLists(client, SAVED_KEY, ({ pages, ...list }) => ({
    ...list,
    pages: pages.map((page) => ({ ...page, total: Math.max(0, page.total + by) })),
  }));
}

const removed = async (client: QueryClient, id: number): Promise<unknown> =>
  dataOf(await apiOf(client).DELETE('/api/businesses/{id}/favorite', { params: { path: { id } } }), FAILED);

const undoing = (description: string, undo: () => Promise<void>): ToastAction => ({
  ...{ label: 'Undo', description },
  onSelect: () => whenSettled(undo(), { onError: reportListFailure }),
});

async function takeBack(client: QueryClient, id: number): Promise<void> {
  const places = await client.fetchQuery(listsOfPlaceQuery(id)).catch(() => []);
  const count = (by: number): void => {
    for (const { listId } of places) countPlaces(client, listId, by);
    countAll(client, by);
  };
  await changed(client, id, false, count, () => removed(client, id));
  toast({ title: 'Not saved' });
}

/** Puts a business back into its lists, with its notes and where it was. */
async function giveBack(client: QueryClient, id: number, places: readonly PlaceInList[]): Promise<void> {
  const count = (by: number): void => {
    for (const { listId } of places) countPlaces(client, listId, by);
    countAll(client, by);
  };
  await changed(client, id, true, count, async () => {
    for (const { listId, note, position } of places) {
      const path = { listId, id };
      const body = { note, position };
      dataOf(await apiOf(client).PUT('/api/user/lists/{listId}/places/{id}', { params: { path }, body }), FAILED);
    }
  });
  toast({ title: 'Saved again', tone: 'success' });
}

/** Opens the dialog with the lists of a business. Its code loads now. */
async function chooseLists(business: Named): Promise<void> {
  try {
    (await import('./choose/open-list-chooser.js')).openListChooser(business);
  } catch {
    toast({ title: 'Error', description: FAILED, tone: 'danger' });
  }
}
