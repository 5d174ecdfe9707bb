import type { Query, QueryClient } from '@tanstack/react-query';
import { keepDecision } from '../../lib/decision/undoable-decision.js';
import { VIEWER_KEY } from '../../lib/page/viewer.js';
import { apiOf } from '../client.js';
import { dataOf } from '../problem.js';

/**
 * Notes the Decision-Id of a response, under the data that its caller gets. Returns the data. `onUndone` is called after
 * an undo.
 */
export function noteUndo<Data>(
  client: QueryClient,
  data: Data,
  { headers }: Pick<Response, 'headers'>,
  onUndone?: () => void,
): Data {
  const id = headers.get('Decision-Id');
  keepDecision(data, id === null ? null : { id, undo: () => undo(client, id).then(onUndone) });
  return data;
}

/**
 * Undoes a decision, then refetches everything that is shown, because the item may be in any list. The rest is removed,
 * so that the item is not shown as decided when it opens again. The viewer stays: an undo doesn't change who is signed
 * in.
 */
async function undo(client: QueryClient, id: string): Promise<void> {
  dataOf(await apiOf(client).POST('/api/admin/decisions/{id}/undo', { params: { path: { id } } }), 'Please try again.');
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] !== VIEWER_KEY[0];
  client.removeQueries({ type: 'inactive', predicate });
  void client.invalidateQueries({ predicate });
}
