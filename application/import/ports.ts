import type { Recognisable } from '../../domain/business/duplicate-score.js';
import type { ExportFormat, ImportFormat } from '../../domain/import/file-format.js';
import type { ImportedContent } from '../../domain/import/merge.js';
import type { ImportCounts, ImportOutcome, ImportState } from '../../domain/import/outcome.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Something of a file that may be a business: its values by field, as they stand there. */
export interface SourceRow {
  /** The line where it begins, from 1; in a file without lines, which element it is. */
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Written by many hands: a field that breaks a rule is left out instead of refusing the row. */
  readonly isLoose?: boolean;
}

/** A part of a file that could not be read, and why. */
export interface UnreadableRow {
  readonly line: number;
  readonly problem: string;
}

export type ReadRow = SourceRow | UnreadableRow;

/** A file that cannot be read at all; its message is for the person. */
export class ImportFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFileError';
  }
}

/** Where a file lies, and what it is. */
export interface ImportFile {
  readonly path: string;
  readonly format: ImportFormat;
}

/** Files that are imported, on this machine. */
export abstract class ImportFiles {
  /**
   * All rows, in the same order each time; `tell` learns the share that was read, from 0 to 1. Throws ImportFileError where the file
   * cannot be read, and holds little of it at once.
   */
  abstract rows(file: ImportFile, tell: (share: number) => void): AsyncIterable<ReadRow>;
  /** The same for files of the same rows: of the same bytes, read by the same table of tags. Throws ImportFileError as `rows` does. */
  abstract fingerprint(file: ImportFile): Promise<string>;
  /** Keeps what comes in and answers where; null, and nothing kept, where it is more than `maxBytes`. */
  abstract receive(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string | null>;
  /** Whether a file lies where those are kept that came in. */
  abstract isReceived(path: string): boolean;
  /** A file that was received is of no more use; any other stays. */
  abstract discard(path: string): Promise<void>;
  /** The same with all that were received before a moment, but for these. */
  abstract discardOthers(paths: readonly string[], before: Date): Promise<void>;
}

/** A row that keeps all rules. */
export interface CheckedRow {
  /** Who named it so, such as 'openstreetmap'. */
  readonly source: string;
  /** What it is called there; the two together are one business for ever. */
  readonly externalId: string;
  /** Whom to name for it, where that is asked for. */
  readonly attribution: string | null;
  readonly content: ImportedContent;
  /** What was left out, in words. */
  readonly notes: readonly string[];
}

/** A row whose place on the map is known, where it says enough. */
export interface PlacedRow extends CheckedRow {
  /** As in `Recognisable`. */
  readonly isMiddle: boolean;
}

/** The rules of a row, those of the form for a listing; answers what is wrong as a sentence. */
export abstract class RowRules {
  abstract check(row: SourceRow, defaultSource: string | null): CheckedRow | string;
}

/** An import, as kept. */
export interface ImportRecord {
  readonly id: number;
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly path: string;
  readonly fingerprint: string;
  /** Of rows that name none; null where all do. */
  readonly source: string | null;
  readonly isDryRun: boolean;
  readonly state: ImportState;
  /** Rows that are done with. */
  readonly position: number;
  /** How often it was begun since rows were kept last. */
  readonly tries: number;
  readonly counts: ImportCounts;
  /** Why the file could not be read; null where it could. */
  readonly failure: string | null;
  readonly startedBy: string;
}

export type NewImport = Omit<ImportRecord, 'id' | 'state' | 'position' | 'tries' | 'counts' | 'failure'>;

/** What became of a row. */
export interface ReportLine {
  /** Which row it is, from 1. */
  readonly number: number;
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly name: string | null;
  readonly externalId: string | null;
  readonly businessId: number | null;
  readonly message: string | null;
}

/** An import that has not ended, and when something was heard of it last. */
export interface UnfinishedImport {
  readonly id: number;
  /** Rows that are done with. */
  readonly position: number;
  readonly path: string;
  readonly heardAt: Date;
}

/** Imports and where they stand. */
export abstract class Imports {
  /** In the running transaction. */
  abstract add(record: NewImport): Promise<number>;
  /** Needs no transaction. */
  abstract find(id: number): Promise<ImportRecord | null>;
  /** One of the same file that has not ended, real ones alone; needs no transaction. */
  abstract unfinished(fingerprint: string): Promise<ImportRecord | null>;
  /** All that have not ended; needs no transaction. */
  abstract allUnfinished(): Promise<readonly UnfinishedImport[]>;
  /** Counts a try, in the running transaction. */
  abstract begin(id: number): Promise<void>;
  /** Says that it goes on and what share of the file is read, while no rows are kept; needs no transaction. */
  abstract touch(id: number, share: number): Promise<void>;
  /** Held until the running transaction ends; false where somebody else went on with it since it stood so. */
  abstract hold(record: ImportRecord): Promise<boolean>;
  /** Keeps what became of further rows of one that is held. */
  abstract advance(record: ImportRecord, lines: readonly ReportLine[], share: number): Promise<void>;
  /** Ends it, in the running transaction; false where somebody else went on with it or ended it. */
  abstract end(record: Pick<ImportRecord, 'id' | 'position'>, failure: string | null): Promise<boolean>;
}

/** A business that an earlier import added, or that the directory itself calls by the id of the row. */
export interface KnownBusiness {
  readonly id: number;
  readonly source: string;
  readonly externalId: string;
  readonly content: ImportedContent;
  /** The listing that this one was found to be, and that is shown instead; null where none is. */
  readonly mergedInto: number | null;
  /** What the import before said; null where none did. */
  readonly imported: Partial<ImportedContent> | null;
  readonly pendingChanges: Readonly<Record<string, unknown>> | null;
}

/** What is remembered of a row until the next import. */
export interface ImportedRow {
  readonly businessId: number;
  readonly row: Pick<CheckedRow, 'source' | 'externalId' | 'attribution'>;
  readonly content: Partial<ImportedContent>;
}

/** Somebody whose listing may be the same one as the row of that index. */
export interface Candidate extends Recognisable {
  readonly row: number;
  readonly id: number;
  /** Everybody sees it; it waits for its approval or revision; its owner has withdrawn it. */
  readonly standing: 'listed' | 'waiting' | 'withdrawn';
}

/** Businesses for an import, many by one statement each, in the running transaction. */
export abstract class ImportedBusinesses {
  /** Held for a change until the transaction ends. */
  abstract known(keys: readonly Pick<CheckedRow, 'source' | 'externalId'>[]): Promise<readonly KnownBusiness[]>;
  /**
   * Businesses that are worth comparing with the rows: public ones, and those that may become so. A rejected one stands in nobody's
   * way, and one that was merged stands for another one.
   */
  abstract candidates(rows: readonly Recognisable[]): Promise<readonly Candidate[]>;
  /** Adds approved businesses that nobody owns; answers their ids, in the order of the rows. */
  abstract add(rows: readonly CheckedRow[], reviewedBy: string): Promise<readonly number[]>;
  /** Saves the content of businesses that are listed. */
  abstract change(changes: readonly { readonly id: number; readonly content: ImportedContent }[]): Promise<void>;
  /** Remembers what the file says of these businesses. */
  abstract remember(rows: readonly ImportedRow[]): Promise<void>;
}

/** Reads of imports; each is JSON text in the contract's shape. */
export abstract class ImportReads {
  /** The newest first. */
  abstract list(page: PageRequest): Promise<ListPage>;
  /** Null where there is none. */
  abstract one(id: number): Promise<JsonText | null>;
  /** What became of the rows, in their order; of one outcome alone, or all. */
  abstract lines(id: number, outcome: ImportOutcome | null, page: PageRequest): Promise<ListPage>;
  /** The same as a CSV file, page by page: whoever reads slowly holds no connection. */
  abstract report(id: number): AsyncIterable<string>;
}

/** The public listings as a file, page by page. */
export abstract class DirectoryExport {
  abstract text(format: ExportFormat): AsyncIterable<string>;
}
