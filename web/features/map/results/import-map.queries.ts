import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImportMapCluster, ImportMapPoint } from '../../../../interfaces/contract/import/import-map.js';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import { callQuery } from '../../../api/call-query.js';
import { boundsText } from '../../../lib/path/browse-search.js';

/** A row of an import on the map, with its position in the file as id; or a cluster. */
export type ImportEntry = ImportPin | ImportMapCluster;

export interface ImportPin extends ImportMapPoint {
  readonly id: number;
}

/** The rows of an import on the map, limited to `view` if given. */
export const useImportEntries = (importId: number, view: Bounds | null) =>
  useQuery({
    ...callQuery<readonly (ImportMapPoint | ImportMapCluster)[]>(['admin', 'imports', 'map', importId, view], (api) => {
      const query = view === null ? {} : { bounds: boundsText(view) };
      return api.GET('/api/admin/imports/{id}/map', { params: { path: { id: importId }, query } });
    }),
    placeholderData: keepPreviousData,
    select: (entries): readonly ImportEntry[] =>
      entries.map((entry) => ('number' in entry ? { ...entry, id: entry.number } : entry)),
  });
