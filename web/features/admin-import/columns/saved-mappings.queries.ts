import type { SavedImportMapping } from '../../../../interfaces/contract/import/column-mapping.js';
import { useDecisionCall } from '../../../api/administration/admin-queue.js';
import { callQuery } from '../../../api/call-query.js';

const FORGET_FAILED = 'We couldn’t forget this mapping. Please try again.';

/** The saved mapping of a file with these columns: a list of one or none. Always asked again. */
export const savedMappingQuery = (names: readonly string[]) => ({
  ...callQuery<readonly SavedImportMapping[]>(['admin', 'import-mappings', names], (api) =>
    api.GET('/api/admin/import-mappings', { params: { query: { columns: JSON.stringify(names) } } }),
  ),
  staleTime: 0,
});

/** Deletes a saved mapping. */
export const useForgetMapping = () =>
  useDecisionCall<number, unknown>({
    send: (api, id) => api.DELETE('/api/admin/import-mappings/{id}', { params: { path: { id } } }),
    failure: FORGET_FAILED,
    onSuccess: () => undefined,
  });
