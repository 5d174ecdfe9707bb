import type { QueryClient } from '@tanstack/react-query';
import { keepDecision } from '../../lib/decision/undoable-decision.js';
import { apiOf } from '../client.js';
import { dataOf } from '../problem.js';

/** Notes the Decision-Id of a response, under the data that its caller gets. Returns the data. */
export function noteUndo<Data>(client: QueryClient, data: Data, { headers }: Pick<Response, 'headers'>): Data {
  const id = headers.get('Decision-Id');
  keepDecision(data, id === null ? null : { id, undo: () => undo(client, id) });
  return data;
}

/** Undoes a decision, then refetches everything that is shown: it may be in any list. */
async function undo(client: QueryClient, id: string): Promise<void> {
  dataOf(await apiOf(client).POST('/api/admin/decisions/{id}/undo', { params: { path: { id } } }), 'Please try again.');
  void client.invalidateQueries();
}
