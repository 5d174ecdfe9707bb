import { useEffect, useRef } from 'react';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Import, ImportLine, ImportOutcome } from '../../../interfaces/contract/import/import.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, type ListPage } from '../../api/list-page.js';
import { ApiProblem, dataOf } from '../../api/problem.js';
import { sendForm } from '../../api/upload.js';

const PAGE_SIZE = 50;
const LOOK_AGAIN_MS = 1000;
const IMPORTS_KEY = ['admin', 'imports'] as const;

export const FAILED = 'Failed to fetch imports';
const NOT_SENT = 'The file could not be sent. Please try again.';

export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => state === 'waiting' || state === 'running';

/** The files so far, the newest first. */
export function importPages() {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, 'list'],
    queryFn: async ({ client, pageParam }): Promise<ListPage<Import>> => {
      const query = { limit: 10, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/imports', { params: { query } });
      return listPageOf<Import>(dataOf(answer, FAILED), answer.response);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export const useImportPages = () => useInfiniteQuery(importPages());

/** One file, and how far it is. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'one', id],
    queryFn: async ({ client }): Promise<Import> =>
      dataOf(await apiOf(client).GET('/api/admin/imports/{id}', { params: { path: { id } } }), FAILED),
  });
}

/** Looked at again each second while it is under way. */
export const useImport = (id: number) =>
  useQuery({
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? LOOK_AGAIN_MS : false),
  });

const linesKey = (id: number) => [...IMPORTS_KEY, 'lines', id] as const;

/** What became of its rows. */
export function linePages(id: number, outcome: ImportOutcome | null, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...linesKey(id), outcome, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<ImportLine>> => {
      const query = {
        limit: PAGE_SIZE,
        ...(outcome !== null && { outcome }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const answer = await apiOf(client).GET('/api/admin/imports/{id}/lines', { params: { path: { id }, query } });
      return listPageOf<ImportLine>(dataOf(answer, FAILED), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

export const useLinePages = (id: number, outcome: ImportOutcome | null, cursor: string | null) =>
  useInfiniteQuery(linePages(id, outcome, cursor));

/** Asks anew for the rows of a file, and for the list of files, once it stands elsewhere than it did. */
export function useAnewWhenMoved(id: number, state: Import['state'] | undefined): void {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) {
      void client.invalidateQueries({ queryKey: linesKey(id) });
      void client.invalidateQueries({ queryKey: importPages().queryKey });
    }
    before.current = state;
  }, [client, id, state]);
}

interface Sent {
  readonly file: File;
  readonly isDryRun: boolean;
  /** Of rows that name none; empty where all do. */
  readonly source: string;
  /** Gets the share that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What is wrong with the source that was named, or with naming none; null where nothing is. */
export const wrongSource = (error: Error): string | null =>
  (error instanceof ApiProblem ? error.errors.find(({ path }) => path === 'source')?.message : null) ?? null;

/** Sends a file to be tried or imported. */
export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isDryRun, source, onProgress }: Sent): Promise<Import> => {
      const form = new FormData();
      form.set('file', file);
      const query = new URLSearchParams({ dryRun: String(isDryRun), ...(source !== '' && { source }) });
      return sendForm<Import>(`/api/admin/imports?${query.toString()}`, form, onProgress, NOT_SENT);
    },
    onSuccess: async (started) => {
      client.setQueryData(importQuery(started.id).queryKey, started);
      await client.invalidateQueries({ queryKey: importPages().queryKey });
    },
  });
}
