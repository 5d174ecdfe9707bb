import { useEffect, useRef } from 'react';
import type { ImportMapping } from '../../../interfaces/contract/import/column-mapping.js';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Import, ImportLine, ImportOutcome } from '../../../interfaces/contract/import/import.js';
import { callQuery } from '../../api/call-query.js';
import { listPages } from '../../api/list-page.js';
import { sendForm } from '../../api/upload.js';
import { ApiProblem } from '../../lib/form/refusal.js';

const PAGE_SIZE = 50;
const POLL_MS = 1000;
export const IMPORTS_KEY = ['admin', 'imports'] as const;

export const FAILED = 'We couldn’t load imports';
const UPLOAD_FAILED = 'The upload failed. Please try again.';

/** Whether a worker runs an import or an undo, or will soon. */
export const isRunning = ({ state }: Pick<Import, 'state'>): boolean => state === 'waiting' || state === 'running';

/** All imports, newest first. */
export const importPages = () =>
  listPages<Import>({
    key: [...IMPORTS_KEY, 'list'],
    cursor: null,
    pageSize: 10,
    fetch: (api, query) => api.GET('/api/admin/imports', { params: { query } }),
  });

/** An import and its progress. */
export const importQuery = (id: number) =>
  callQuery<Import>([...IMPORTS_KEY, 'one', id], (api) =>
    api.GET('/api/admin/imports/{id}', { params: { path: { id } } }),
  );

/** Refetched every second while the import is running or being undone. */
export const useImport = (id: number) =>
  useQuery({
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (isRunning(data) || (data.undo !== null && isRunning(data.undo))) ? POLL_MS : false,
  });

const linesKey = (id: number) => [...IMPORTS_KEY, 'lines', id] as const;

/** The rows of an import with their outcomes. */
export const linePages = (id: number, outcome: ImportOutcome | null, cursor: string | null) =>
  listPages<ImportLine>({
    key: [...linesKey(id), outcome],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, page) => {
      const query = { ...page, ...(outcome !== null && { outcome }) };
      return api.GET('/api/admin/imports/{id}/lines', { params: { path: { id }, query } });
    },
  });

/** Refetches what is shown about the rows of an import, and the list of imports. */
export async function refetchReport(client: QueryClient, id: number): Promise<void> {
  const parts = ['lines', 'towns', 'map', 'stayed'].map((part) => [...IMPORTS_KEY, part, id]);
  const keys = [...parts, importPages().queryKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Refetches the rows of an import and the list of imports when the state of the import or of its undo changes. */
export function useRefetchOnStateChange(id: number, file: Import | undefined): void {
  const client = useQueryClient();
  const state = file === undefined ? undefined : `${file.state} ${file.undo?.state ?? ''}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) {
      void refetchReport(client, id);
    }
    before.current = state;
  }, [client, id, state]);
}

interface Sent {
  readonly file: File;
  readonly isDryRun: boolean;
  /** The source for rows without one; empty if every row names its own. */
  readonly source: string;
  /** Code of the country whose rows are imported. */
  readonly country: string;
  /** How the columns of a CSV file become fields; null if they are those of the template. */
  readonly mapping: ImportMapping | null;
  /** Called with the share sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Returns the error for the source, wrong or missing; null if there is none. */
export const wrongSource = (error: Error): string | null =>
  (error instanceof ApiProblem ? error.errors.find(({ path }) => path === 'source')?.message : null) ?? null;

/** Uploads a file for a dry run or an import. */
export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isDryRun, source, country, mapping, onProgress }: Sent): Promise<Import> => {
      const form = new FormData();
      // Before the file, because the server reads the file as it arrives.
      if (mapping !== null) form.set('mapping', JSON.stringify(mapping));
      form.set('file', file);
      const query = new URLSearchParams({ dryRun: String(isDryRun), country, ...(source !== '' && { source }) });
      return sendForm<Import>(`/api/admin/imports?${query.toString()}`, form, onProgress, UPLOAD_FAILED);
    },
    onSuccess: async (started) => {
      client.setQueryData(importQuery(started.id).queryKey, started);
      await client.invalidateQueries({ queryKey: importPages().queryKey });
    },
  });
}
