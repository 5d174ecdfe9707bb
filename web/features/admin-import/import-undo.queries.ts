import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Import, ImportUndoLine } from '../../../interfaces/contract/import/import.js';
import type { ImportTown } from '../../../interfaces/contract/import/import-map.js';
import { useDecisionCall } from '../../api/administration/admin-queue.js';
import { callQuery } from '../../api/call-query.js';
import { listPages } from '../../api/list-page.js';
import { useCall } from '../../api/use-call.js';
import { IMPORTS_KEY, importQuery, refetchReport } from './imports.queries.js';

/** Shows what a call returned about an import, and loads its rows and the list of imports again. */
async function showImport(client: QueryClient, now: Import): Promise<void> {
  client.setQueryData(importQuery(now.id).queryKey, now);
  await refetchReport(client, now.id);
}

/** Starts undoing an import. */
export const useUndoImport = (id: number) =>
  useCall<Import>(
    (api) => api.POST('/api/admin/imports/{id}/undo', { params: { path: { id } } }),
    'We couldn’t start undoing this import. Please try again.',
    {
      onSuccess: (now, _sent, _before, { client }) => showImport(client, now),
    },
  );

/** Lists a row that was skipped as a likely duplicate. */
export const useListAnyway = (id: number, number: number) =>
  useDecisionCall<void, Import>({
    send: (api) => api.POST('/api/admin/imports/{id}/lines/{number}/list', { params: { path: { id, number } } }),
    failure: 'We couldn’t list this row. Please try again.',
    onSuccess: (client, now) => showImport(client, now),
  });

/** The listings that the undo of an import left as they are. */
export const stayedPages = (id: number) =>
  listPages<ImportUndoLine>({
    key: [...IMPORTS_KEY, 'stayed', id],
    cursor: null,
    pageSize: 20,
    fetch: (api, query) => api.GET('/api/admin/imports/{id}/undo/lines', { params: { path: { id }, query } }),
  });

/** The rows of an import per town. */
export const townsQuery = (id: number) =>
  callQuery<readonly ImportTown[]>([...IMPORTS_KEY, 'towns', id], (api) =>
    api.GET('/api/admin/imports/{id}/towns', { params: { path: { id } } }),
  );

export const useTowns = (id: number, isEnded: boolean) => useQuery({ ...townsQuery(id), enabled: isEnded });
