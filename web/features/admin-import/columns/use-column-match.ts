import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  MAX_COLUMNS_LENGTH,
  type ImportMapping,
  type SavedImportMapping,
} from '../../../../interfaces/contract/import/column-mapping.js';
import {
  columnKey,
  columnOf,
  guessedColumns,
  missingFields,
  type MappedField,
  type MatchedColumn,
} from '../../../../interfaces/contract/import/columns.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { announceDecision } from '../../../ui/decision/undo-decision.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { isReadable, readSheet, type Sheet } from './read-sheet.js';
import { savedMappingQuery, useForgetMapping } from './saved-mappings.queries.js';

export type Constants = ImportMapping['constants'];

const NO_CONSTANTS: Constants = { category: null, kind: null, state: null };
const UNREAD = 'We couldn’t read the columns of this file. Check your connection, then choose the file again.';

/** The columns of the chosen file, and what the administrator matched them to. */
export interface Matching {
  readonly state: 'matching';
  readonly sheet: Sheet;
  readonly columns: readonly MatchedColumn[];
  readonly constants: Constants;
  /** The mapping that was filled in; null if the columns are guesses. */
  readonly saved: SavedImportMapping | null;
}

type Progress =
  /** Without a file, or with one whose columns need no matching. */
  { readonly state: 'none' | 'reading' } | { readonly state: 'unreadable'; readonly problem: string } | Matching;

const NONE: Progress = { state: 'none' };

/** Reads the columns of a chosen file, and matches them: as last time, else by guesses. */
export function useColumnMatch(onSource: (source: string) => void) {
  const client = useQueryClient();
  const forgetting = useForgetMapping();
  const [progress, setProgress] = useState<Progress>(NONE);
  /** Counts the chosen files, because an earlier one may be read later. */
  const latest = useRef(0);

  const progressOf = async (file: File): Promise<Progress> => {
    const sheet = await readSheet(file).catch(() => UNREAD);
    if (typeof sheet === 'string') return { state: 'unreadable', problem: sheet };
    if (sheet === null || sheet.isTemplate) return NONE;
    const names = sheet.columns.map(({ name }) => name);
    const canAsk = encodeURIComponent(JSON.stringify(names)).length <= MAX_COLUMNS_LENGTH;
    // Without an answer, guesses are good enough.
    const [saved = null] = canAsk ? await client.fetchQuery(savedMappingQuery(names)).catch(() => []) : [];
    return saved === null ? guessed(sheet) : filledIn(sheet, saved);
  };

  const read = (file: File | null): void => {
    const turn = (latest.current += 1);
    if (file === null || !isReadable(file)) return setProgress(NONE);
    setProgress({ state: 'reading' });
    void progressOf(file).then((next) => {
      if (turn !== latest.current) return;
      setProgress(next);
      if (next.state === 'matching' && next.saved?.source) onSource(next.saved.source);
    });
  };

  const change = (with_: (now: Matching) => Partial<Matching>): void =>
    setProgress((now) => (now.state === 'matching' ? { ...now, ...with_(now) } : now));
  const match = (column: string, field: MappedField | null): void =>
    change(({ columns }) => ({ columns: columns.map((each) => (each.column === column ? { column, field } : each)) }));
  const setConstant = (constant: Partial<Constants>): void =>
    change(({ constants }) => ({ constants: { ...constants, ...constant } }));
  const forget = (id: number): void =>
    whenSettled(forgetting.mutateAsync(id), {
      onSuccess: (result) => {
        const before = progress;
        change(({ sheet }) => guessed(sheet));
        announceDecision({
          ...{ title: 'Mapping forgotten', name: 'The saved mapping of this file’s columns', result },
          onUndone: () => setProgress(before),
        });
      },
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
    });
  return { progress, read, match, setConstant, forget, isForgetting: forgetting.isPending };
}

export type ColumnMatch = ReturnType<typeof useColumnMatch>;

function guessed(sheet: Sheet): Matching {
  const columns = guessedColumns(sheet.columns.map(({ name }) => name));
  return { state: 'matching', sheet, columns, constants: NO_CONSTANTS, saved: null };
}

function filledIn(sheet: Sheet, saved: SavedImportMapping): Matching {
  const fields = new Map(saved.mapping.columns.map(({ column, field }) => [columnKey(column), field]));
  const columns = sheet.columns.map(({ name }) => ({ column: name, field: fields.get(columnKey(name)) ?? null }));
  return { state: 'matching', sheet, columns, constants: saved.mapping.constants, saved };
}

/** Returns the mapping to send, without constants that have a column; null if the file needs none. */
export function mappingOf(progress: Progress): ImportMapping | null {
  if (progress.state !== 'matching') return null;
  const { columns, constants } = progress;
  const has = (field: keyof Constants) => columnOf({ columns }, field) !== null;
  const kind = has('kind') ? null : constants.kind;
  const category = has('category') || kind !== null ? null : constants.category;
  return { columns: [...columns], constants: { kind, category, state: has('state') ? null : constants.state } };
}

/** Returns what has to be matched before the file can be sent; null if nothing. */
export function problemIn(progress: Progress): string | null {
  const mapping = mappingOf(progress);
  const missing = mapping === null ? [] : missingFields(mapping);
  if (missing.length === 0) return null;
  const choice = missing.includes('Category') ? ', or choose a category for all rows' : '';
  return `Not matched yet: ${missing.join(', ')}. Choose a column for each${choice}.`;
}
