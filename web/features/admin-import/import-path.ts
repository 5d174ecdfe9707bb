import { IMPORT_OUTCOMES, type ImportOutcome } from '../../../interfaces/contract/import/import.js';
import { withQuery } from '../../lib/path/with-query.js';

/** Returns the import named in the address; null if none. */
export function importOf(params: URLSearchParams): number | null {
  const text = params.get('import') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Returns the outcome by which the address filters the rows; null for all. */
export function outcomeOf(params: URLSearchParams): ImportOutcome | null {
  return IMPORT_OUTCOMES.find((outcome) => outcome === params.get('outcome')) ?? null;
}

/**
 * Returns the address of the imports page, optionally with one import's report, filtered by outcome and from a cursor.
 */
export function importPath(
  id: number | null = null,
  outcome: ImportOutcome | null = null,
  cursor: string | null = null,
): string {
  if (id === null) return '/admin/import';
  return `${withQuery('/admin/import', { import: String(id), outcome, cursor })}#report`;
}
