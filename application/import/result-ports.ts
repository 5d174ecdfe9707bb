import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { ImportOutcome, ImportState } from '../../domain/import/outcome.js';
import type { UndoState } from '../../domain/import/undo.js';
import type { ListPage, PageRequest } from '../shared/page.js';
import type { CheckedRow, JudgedContent } from './ports.js';

/** Reads of what an import did, as JSON in the shape of the contract. */
export abstract class ImportResults {
  /** Returns the rows in an area as at most MAX_MAP_POINTS points, or as clusters if there are more. */
  abstract map(id: number, bounds: Bounds | null): Promise<ListPage>;
  /** Returns the towns with most rows. */
  abstract towns(id: number): Promise<ListPage>;
  /** Returns the listings that an undo left as they are. */
  abstract stayed(id: number, page: PageRequest): Promise<ListPage>;
}

/** A row of a report that an administrator wants to list anyway. */
export interface ListedAnyway {
  readonly isDryRun: boolean;
  readonly state: ImportState;
  /** The state of the import's undo; null if no one has undone it. */
  readonly undo: UndoState | null;
  readonly outcome: ImportOutcome;
  readonly businessId: number | null;
  /** Null if the row can't be listed. */
  readonly judged: JudgedContent | null;
  /** The administrator who listed it; null if no one has. */
  readonly listedBy: string | null;
}

/** Rows of import reports, in the running transaction. */
export abstract class ReportedRows {
  /** Locks the import and returns its row; null if there is none. */
  abstract lock(importId: number, number: number): Promise<ListedAnyway | null>;
  /** Returns the listing with this source and id, which no one else can add until the transaction ends; null if none. */
  abstract listing(key: Pick<CheckedRow, 'source' | 'externalId'>): Promise<number | null>;
  /** Returns the listing that an earlier line of the file is about; null if none. */
  abstract ofLine(importId: number, line: number): Promise<number | null>;
  /** Stores that an administrator listed the row, and counts it as added. */
  abstract markListed(importId: number, number: number, listed: Listed): Promise<void>;
}

interface Listed {
  readonly businessId: number;
  readonly administrator: string;
}
