import { useMutation, type QueryClient } from '@tanstack/react-query';
import type { QueueRows } from '../../../interfaces/contract/administration/queue.js';
import type { AdminList } from '../../lib/path/admin-path.js';
import { apiOf, type Api } from '../client.js';
import { listPages, withItem, withoutItem, type ListOptions, type Pages } from '../list-page.js';
import { noteUndo } from './note-undo.js';
import { dataOf, type Answer } from '../problem.js';
import { ADMIN_STATS_KEY } from '../query-keys.js';
import { ITEM, ROWS } from './queue-rows.js';

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
  /** Called after the decision was undone. Everything that is shown is refetched anyway. */
  readonly onUndone?: (sent: Sent) => void;
}

/** Returns a function that sends administrators' decisions; several can be in flight. */
export function useDecision<Sent, Result>(options: DecisionOptions<Sent, Result>): (sent: Sent) => Promise<Result> {
  return useDecisionCall(options).mutateAsync;
}

/** Returns the mutation of administrators' decisions, for a button that waits for its decision. */
export function useDecisionCall<Sent, Result>(options: DecisionOptions<Sent, Result>) {
  const { send, failure = 'Please try again.', onSuccess, onUndone } = options;
  return useMutation({
    mutationFn: async (sent: Sent, { client }) => {
      const answer = await send(apiOf(client), sent);
      return noteUndo(client, dataOf(answer, failure), answer.response, () => onUndone?.(sent));
    },
    onSuccess: (result, sent, _context, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      onSuccess(client, result, sent);
    },
  });
}

/** Updates a decided item everywhere in a list, and removes it from the tabs that it no longer belongs to. */
export function updateTabs<Item extends { readonly id: number | string }>(
  client: QueryClient,
  { path, queue }: Pick<AdminList<string>, 'path' | 'queue'>,
  now: Item,
  belongsTo: (tab: unknown) => boolean,
): void {
  const isIt = ({ id }: Pick<Item, 'id'>) => id === now.id;
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [path] })) {
    const [, part, id] = queryKey;
    if (part === ITEM) {
      if (id === String(now.id)) client.setQueryData<Item>(queryKey, now);
    } else if (part === ROWS) {
      if (!belongsTo(queue?.tab)) client.setQueryData<QueueRows>(queryKey, (all) => all && withoutRow(all, isIt));
    } else {
      client.setQueryData<Pages<Item>>(
        queryKey,
        (list) => list && (belongsTo(part) ? withItem(list, now, isIt) : withoutItem(list, isIt)),
      );
    }
  }
}

function withoutRow({ rows, total, ...all }: QueueRows, isIt: (row: { readonly id: number }) => boolean): QueueRows {
  const left = rows.filter((row) => !isIt(row));
  return { ...all, rows: left, total: total - (rows.length - left.length) };
}
