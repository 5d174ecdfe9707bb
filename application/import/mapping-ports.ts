import type { ColumnMapping } from '../../domain/import/columns/mapping.js';
import type { ListPage, PageRequest } from '../shared/page.js';

/** How the columns of a file were matched. */
export interface UsedMapping {
  readonly mapping: ColumnMapping;
  /** The source of rows that named none; null if all rows did. */
  readonly source: string | null;
  /** Name of the administrator. */
  readonly usedBy: string;
}

/** The mapping of the last file with each set of columns. */
export abstract class SavedMappings {
  /** Replaces the mapping of the same columns, in the running transaction. Deletes the oldest above a limit. */
  abstract save(used: UsedMapping): Promise<void>;
  /** Returns the mapping of a file with these columns; null if there is none. Needs no transaction. */
  abstract ofColumns(names: readonly string[]): Promise<UsedMapping | null>;
  /** Deletes a mapping in the running transaction and returns it; null if there is none. */
  abstract remove(id: number): Promise<UsedMapping | null>;
}

/** Reads of saved mappings, as JSON in the shape of the contract. */
export abstract class SavedMappingReads {
  /** Returns the last used first, optionally only the one of a file with these columns. */
  abstract list(columns: readonly string[] | null, page: PageRequest): Promise<ListPage>;
}
