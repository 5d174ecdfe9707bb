import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { ColumnMapping } from '../../domain/import/columns/mapping.js';
import type { ImportFormat } from '../../domain/import/file-format.js';

/** A row that may be a business: its values by field, as in the file. */
export interface SourceRow {
  /** Its first line, from 1. In a format without lines, the number of its element. */
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of the file's columns, by field; missing if they are the names of the fields. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Whether the source has many editors. Then an invalid field is omitted instead of refusing the row. */
  readonly isLoose?: boolean;
  /** Whether the source gives no name, so that `name` is its kind, to be completed by its surroundings. */
  readonly isUnnamed?: boolean;
  /** Why the row is left out on purpose; null or missing if it isn't. */
  readonly skipReason?: string | null;
  /** Whether the row only completes places from other sources. */
  readonly completesOnly?: boolean;
}

/** A part of a file that can't be read, and why. */
export interface UnreadableRow {
  readonly line: number;
  readonly problem: string;
}

export type ReadRow = SourceRow | UnreadableRow;

/** Why a file can't be read to its end, as a message for the administrator. */
export interface FileProblem {
  readonly fileProblem: string;
}

/** Path and format of a file. */
export interface ImportFile {
  readonly path: string;
  readonly format: ImportFormat;
  /** How its columns become fields; null or missing if they are those of the template. */
  readonly mapping?: ColumnMapping | null;
}

/** Import files on this machine. */
export abstract class ImportFiles {
  /**
   * Yields all rows, in the same order each time, and last a `FileProblem` if the file can't be read to its end. Holds
   * little of the file in memory. `onShare` receives the share that was read, 0 to 1. Of a text file, reads at most the
   * first `maxBytes`.
   */
  abstract rows(
    file: ImportFile,
    onShare: (share: number) => void,
    maxBytes?: number,
  ): AsyncIterable<ReadRow | FileProblem>;
  /** Returns the area that the file claims to contain; null if it claims none or can't be read. */
  abstract bounds(file: ImportFile): Promise<Bounds | null>;
  /** Returns when the file says that its data was current; null if it doesn't say or can't be read. */
  abstract datedAt(file: ImportFile): Promise<Date | null>;
  /** Returns a hash of the file and, for OpenStreetMap, of the tag table; null if the file can't be read. */
  abstract fingerprint(file: ImportFile): Promise<string | null>;
  /**
   * Stores an uploaded file and returns the result of `use`; null, and nothing stored, if the file is larger than
   * `maxBytes`. Discards the file if `use` throws.
   */
  abstract receive<T>(
    bytes: AsyncIterable<Uint8Array>,
    maxBytes: number,
    use: (path: string) => Promise<T>,
  ): Promise<T | null>;
  /** Whether the file is in the folder of uploaded files. */
  abstract isReceived(path: string): boolean;
  /** Deletes an uploaded file. Other files stay. */
  abstract discard(path: string): Promise<void>;
  /** Deletes the files that were uploaded before a time, except these. */
  abstract discardOthers(paths: readonly string[], before: Date): Promise<void>;
}
