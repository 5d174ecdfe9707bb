import { useMutation, type QueryClient } from '@tanstack/react-query';
import type { AdminList } from '../lib/path/admin-path.js';
import { apiOf, type Api } from './client.js';
import { listPages, withItem, withoutItem, type ListOptions, type Pages } from './list-page.js';
import { dataOf, type Answer } from './problem.js';
import { ADMIN_STATS_KEY } from './query-keys.js';

interface AdminPagesOptions<Item> extends Pick<ListOptions<Item>, 'cursor' | 'fetch'> {
  /** 20 by default; fewer for tall entries. */
  readonly pageSize?: number;
  readonly list: Pick<AdminList<string>, 'path'>;
  readonly tab: string;
}

/** Returns the prefix of the query keys of a list's tab, which end with the cursor. */
export const tabKey = ({ path }: Pick<AdminList<string>, 'path'>, tab: string): readonly string[] => [path, tab];

/** Returns the query of a tab of an administrators' list. Refetched on each visit, because others decide too. */
export const adminPages = <Item>({ list, tab, pageSize = 20, ...options }: AdminPagesOptions<Item>) =>
  listPages<Item>({ ...options, key: tabKey(list, tab), pageSize, isShared: true });

interface DecisionOptions<Sent, Result> {
  readonly send: (api: Api, sent: Sent) => Promise<Answer<Result>>;
  /** The error if the response contains none. */
  readonly failure?: string;
  /** Updates the cached lists. */
  readonly onSuccess: (client: QueryClient, result: Result, sent: Sent) => unknown;
}

/** Returns a function that sends administrators' decisions; several can be in flight. */
export function useDecision<Sent, Result>(options: DecisionOptions<Sent, Result>): (sent: Sent) => Promise<Result> {
  const { send, failure = 'Please try again.', onSuccess } = options;
  const { mutateAsync } = useMutation({
    mutationFn: async (sent: Sent, { client }) => dataOf(await send(apiOf(client), sent), failure),
    onSuccess: (result, sent, _context, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      onSuccess(client, result, sent);
    },
  });
  return mutateAsync;
}

/** Updates a decided item in all cached tabs of a list, and removes it from those that it no longer belongs to. */
export function updateTabs<Item extends { readonly id: number | string }>(
  client: QueryClient,
  { path }: Pick<AdminList<string>, 'path'>,
  now: Item,
  belongsTo: (tab: unknown) => boolean,
): void {
  const isIt = ({ id }: Item) => id === now.id;
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [path] })) {
    client.setQueryData<Pages<Item>>(queryKey, (list) => {
      if (list === undefined) return list;
      return belongsTo(queryKey[1]) ? withItem(list, now, isIt) : withoutItem(list, isIt);
    });
  }
}
