import type { Recognisable } from '../../domain/duplicate/duplicate-score.js';
import type { ColumnMapping } from '../../domain/import/columns/mapping.js';
import type { ExportFormat, ImportFormat } from '../../domain/import/file-format.js';
import type { ListedPlace } from '../../domain/import/missing.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { ImportedContent } from '../../domain/import/merge.js';
import type { SaidFacts } from '../../domain/import/merge-facts.js';
import type { NewStatement } from '../../domain/policy/known-facts.js';
import type { ImportCounts, ImportOutcome, ImportState } from '../../domain/import/outcome.js';
import type { SkipCounts } from '../../domain/import/skip.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';
import type { SourceRow } from './file-ports.js';

/** A valid row. */
export interface CheckedRow {
  /** The source of the id, such as 'openstreetmap'. */
  readonly source: string;
  /** The id in the source. Both together always mean the same business. */
  readonly externalId: string;
  /** Attribution, if the source requires it. */
  readonly attribution: string | null;
  readonly content: ImportedContent;
  /** Whether the row names its country. Otherwise its pin tells it. */
  readonly isCountryStated: boolean;
  /** Messages about what the file leaves out. */
  readonly notes: readonly string[];
}

/** A row with its position, if it says enough. */
export interface PlacedRow extends CheckedRow {
  /** As in `Recognisable`. */
  readonly isMiddle: boolean;
  /** Whether the row only completes places from other sources. */
  readonly completesOnly: boolean;
}

/** Validates rows with the rules of the listing form. Returns an error as a sentence. */
export abstract class RowRules {
  abstract check(row: SourceRow, defaultSource: string | null): CheckedRow | string;
}

/** An import as stored. */
export interface ImportRecord {
  readonly id: number;
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly path: string;
  readonly fingerprint: string;
  /** For rows without a source; null if all rows have one. */
  readonly source: string | null;
  /** ISO 3166-1 code of the country whose rows are imported. */
  readonly country: string;
  readonly isDryRun: boolean;
  /** As in `ImportFile`. */
  readonly mapping?: ColumnMapping | null;
  readonly state: ImportState;
  /** Number of finished rows. */
  readonly position: number;
  /** Starts since the last progress. */
  readonly attempts: number;
  readonly counts: ImportCounts;
  readonly skipped: SkipCounts;
  /** Why the file couldn't be read; null if it could. */
  readonly failure: string | null;
  readonly startedBy: string;
}

export type NewImport = Omit<ImportRecord, 'id' | 'state' | 'position' | 'attempts' | 'counts' | 'skipped' | 'failure'>;

/** The content of a row that was skipped as a likely duplicate. */
export interface JudgedContent extends Pick<CheckedRow, 'source' | 'externalId' | 'attribution' | 'content'> {
  /** The listing that it looks like; null if that is an earlier row. */
  readonly likeId: number | null;
  /** The line of the earlier row that it looks like; null if that is a listing. */
  readonly likeLine: number | null;
  /** How much they look alike, and why. */
  readonly score: number;
  readonly reasons: readonly string[];
}

/** The result for a row. */
export interface ReportLine {
  /** Number of the row, from 1. */
  readonly number: number;
  readonly line: number;
  readonly outcome: ImportOutcome;
  /** Name and id as given in the file, even if the row is refused. */
  readonly name: string | null;
  readonly externalId: string | null;
  readonly businessId: number | null;
  readonly message: string | null;
  /** Why the row was left out; null unless its outcome is 'skipped'. */
  readonly skipReason: string | null;
  /** The pin of a valid row. */
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** Its town, such as 'Austin, TX'. */
  readonly town?: string | null;
  /** Null unless the row can be listed anyway. */
  readonly judged?: JudgedContent | null;
}

/** An unfinished import, and when it was last active. */
export interface UnfinishedImport {
  readonly id: number;
  /** Number of finished rows. */
  readonly position: number;
  readonly path: string;
  readonly lastActiveAt: Date;
}

/** Imports and their progress. */
export abstract class Imports {
  /** In the running transaction. */
  abstract add(record: NewImport): Promise<number>;
  /** Needs no transaction. */
  abstract find(id: number): Promise<ImportRecord | null>;
  /** Returns the unfinished import of the same file, other than dry runs. Needs no transaction. */
  abstract unfinished(fingerprint: string): Promise<ImportRecord | null>;
  /** Whether the same file with the same source and country was imported before, to its end. Needs no transaction. */
  abstract wasImported(record: ImportRecord): Promise<boolean>;
  /** Returns all unfinished imports. Needs no transaction. */
  abstract allUnfinished(): Promise<readonly UnfinishedImport[]>;
  /** Counts a start, in the running transaction. */
  abstract begin(id: number): Promise<void>;
  /** Records that the import is active, and the share of the file that was read. Needs no transaction. */
  abstract touch(id: number, share: number): Promise<void>;
  /** Locks the import until the running transaction ends. Returns false if another process has continued it. */
  abstract hold(record: ImportRecord): Promise<boolean>;
  /** Stores the results of more rows of a locked import. */
  abstract advance(record: ImportRecord, lines: readonly ReportLine[], share: number): Promise<void>;
  /**
   * Ends the import in the running transaction, with lines about listings that the file misses. Returns false if another
   * process has continued or ended it.
   */
  abstract end(
    record: Pick<ImportRecord, 'id' | 'position'>,
    failure: string | null,
    missing: readonly ReportLine[],
  ): Promise<boolean>;
}

/** A business that an earlier import added, or a business of this directory with the row's id. */
export interface KnownBusiness {
  readonly id: number;
  readonly source: string;
  readonly externalId: string;
  readonly content: ImportedContent;
  /** The business it was merged into; null if it isn't merged. */
  readonly mergedInto: number | null;
  /** Values of the source's previous import; none if the row joins now; null if the business was never imported. */
  readonly imported: Partial<ImportedContent> | null;
  /** Values of the previous imports of its other sources. */
  readonly others: readonly Partial<ImportedContent>[];
  readonly pendingChanges: Readonly<Record<string, unknown>> | null;
  /** The fields that an administrator changed. */
  readonly editedFields: readonly string[];
  /** What was said about its facts. */
  readonly said: SaidFacts;
}

/** Values of a row that the next import compares with. */
export interface ImportedRow {
  readonly businessId: number;
  readonly row: Pick<CheckedRow, 'source' | 'externalId' | 'attribution'>;
  readonly content: Partial<ImportedContent>;
  /** The import that read the row, so that it can be undone. */
  readonly importId?: number;
}

/** A listing that may be the same as the row with this index. */
export interface Candidate extends Recognisable {
  readonly row: number;
  readonly id: number;
  /** The sources it was imported from; none for a listing created on this site. */
  readonly sources: readonly string[];
  /** Public; waiting for approval or revision; or withdrawn by its owner. */
  readonly standing: 'listed' | 'waiting' | 'withdrawn';
}

/** A public listing of a source. */
export interface ListedSource extends ListedPlace, Pick<CheckedRow, 'source' | 'externalId'> {
  readonly id: number;
  readonly name: string;
}

/** Asks for the listings of sources in an area. */
export interface ListedQuery {
  readonly sources: readonly string[];
  readonly bounds: Bounds;
  /** Leaves out listings that a file with newer data was about; none of them if null. */
  readonly datedAt: Date | null;
  /** The last one of the page before; null at first. */
  readonly after: Pick<ListedSource, 'id' | 'source'> | null;
}

/** A listing that an import hid, or shows again. */
export interface MovedBusiness {
  readonly id: number;
  readonly name: string;
  readonly source: string;
  readonly hiddenAt: Date;
}

/** A row that is about a business of other sources. */
export interface JoiningRow extends Pick<CheckedRow, 'source' | 'externalId'> {
  readonly businessId: number;
}

/** What an import changes in a listed business. */
export interface ImportedChange extends Pick<CheckedRow, 'source'> {
  readonly id: number;
  /** The new content. Its pet policy and opening hours are not saved: they follow from what everyone said. */
  readonly content: ImportedContent;
  /** What the import says about its facts. */
  readonly said: readonly NewStatement[];
  /** The import, so that its statements can be undone. */
  readonly importId?: number;
}

/** Businesses for an import in the running transaction. One statement handles many. */
export abstract class ImportedBusinesses {
  /** Finds and locks businesses until the transaction ends. */
  abstract known(keys: readonly Pick<CheckedRow, 'source' | 'externalId'>[]): Promise<readonly KnownBusiness[]>;
  /** Locks the businesses that rows of another source are about, and returns them like `known`. */
  abstract joined(rows: readonly JoiningRow[]): Promise<readonly KnownBusiness[]>;
  /**
   * Returns businesses to compare with the rows: public ones and those that may become public. Excludes rejected and
   * merged ones.
   */
  abstract candidates(rows: readonly Recognisable[]): Promise<readonly Candidate[]>;
  /** Adds approved businesses without an owner and returns their ids in the order of the rows. */
  abstract add(rows: readonly CheckedRow[], reviewedBy: string): Promise<readonly number[]>;
  /** Saves the content of listed businesses, records what the import says about their facts, and computes these again. */
  abstract change(changes: readonly ImportedChange[]): Promise<void>;
  /** Returns the next public listings of the sources in an area, ordered by id and source; none after the last. */
  abstract listedIn(asked: ListedQuery): Promise<readonly ListedSource[]>;
  /** Counts that an import of data of this time missed these listings. `remember` starts again from 0. */
  abstract miss(listed: readonly ListedSource[], datedAt: Date | null): Promise<void>;
  /** Locks these listings, hides those that are still public and that still nobody touched, and returns them. */
  abstract hide(listed: readonly ListedSource[]): Promise<readonly MovedBusiness[]>;
  /**
   * Shows the listings of these rows again that an import hid, unless its data was newer. Returns them, with the time of
   * hiding.
   */
  abstract relist(
    keys: readonly Pick<CheckedRow, 'source' | 'externalId'>[],
    datedAt: Date | null,
  ): Promise<readonly MovedBusiness[]>;
  /** Stores the values of a file with data of this time for the next import. */
  abstract remember(rows: readonly ImportedRow[], datedAt: Date | null): Promise<void>;
}

/** Reads of imports, as JSON in the shape of the contract. */
export abstract class ImportReads {
  /** Returns the newest first. */
  abstract list(page: PageRequest): Promise<ListPage>;
  /** Returns null if there is none. */
  abstract one(id: number): Promise<JsonText | null>;
  /** Returns the results of the rows in order, optionally of one outcome. */
  abstract lines(id: number, outcome: ImportOutcome | null, page: PageRequest): Promise<ListPage>;
  /** Yields the results as a CSV file in pages, so that a slow client holds no connection. */
  abstract report(id: number): AsyncIterable<string>;
}

/** Yields the public listings as a file, in pages. */
export abstract class DirectoryExport {
  abstract text(format: ExportFormat): AsyncIterable<string>;
}
