import type { QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { PlaceInList, SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { apiOf } from '../../api/client.js';
import { changeLists } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { answerOf } from '../../lib/form/refusal.js';
import { toast, type ToastAction } from '../../ui/overlay/toast-store.js';
import { countPlaces, listsOfPlaceQuery, refreshLists } from './change-lists.queries.js';
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
  const { id, name } = business;
  const count = (by: number): void => {
    const lists = client.getQueryData<readonly SavedList[]>(ALL_LISTS_KEY);
    const list = lists?.find(({ isDefault }) => isDefault);
    if (list !== undefined) countPlaces(client, list.id, by);
    countAll(client, by);
  };
  await changed(client, id, true, count, async () =>
    dataOf(await apiOf(client).PUT('/api/businesses/{id}/favorite', { params: { path: { id } } }), FAILED),
  );
  const lists = await client.fetchQuery({ ...savedListsQuery(), staleTime: 0 }).catch(() => []);
  const list = lists.find(({ isDefault }) => isDefault);
  toast({
    title: list === undefined ? 'Saved' : `Saved to “${list.name}”`,
    tone: 'success',
    actions: [
      { label: 'Change', description: `Choose the lists of ${name}`, onSelect: () => void chooseLists(business) },
      undoing(`Undo saving ${name}`, () => takeBack(client, id)),
    ],
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

function undoing(description: string, undo: () => Promise<void>): ToastAction {
  const onError = (error: unknown): void =>
    toast({ title: 'Error', description: answerOf(error) ?? FAILED, tone: 'danger' });
  return { label: 'Undo', description, onSelect: () => void undo().catch(onError) };
}

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
    (await import('./open-list-chooser.js')).openListChooser(business);
  } catch {
    toast({ title: 'Error', description: FAILED, tone: 'danger' });
  }
}
