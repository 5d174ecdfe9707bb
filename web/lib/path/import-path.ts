import { IMPORT_OUTCOMES, type ImportOutcome } from '../../../interfaces/contract/import/import.js';

/** The import that an address names; null where it names none. */
export function importOf(params: URLSearchParams): number | null {
  const text = params.get('import') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The rows that an address asks for: those of one outcome, or null for all. */
export function outcomeOf(params: URLSearchParams): ImportOutcome | null {
  return IMPORT_OUTCOMES.find((outcome) => outcome === params.get('outcome')) ?? null;
}

/** The address of the imports, of one of them, which its report stands under, and of its rows of one outcome from a cursor on. */
export function importPath(
  id: number | null = null,
  outcome: ImportOutcome | null = null,
  cursor: string | null = null,
): string {
  const params = new URLSearchParams({
    ...(id !== null && { import: String(id) }),
    ...(outcome !== null && { outcome }),
    ...(cursor !== null && { cursor }),
  });
  return params.size === 0 ? '/admin/import' : `/admin/import?${params.toString()}${id === null ? '' : '#report'}`;
}
