import { IMPORTED_FIELDS, PLAIN_FIELDS, sameValue, type ImportedContent } from '../../domain/import/merge.js';
import {
  ImportedBusinesses,
  type ImportedChange,
  type CheckedRow,
  type ImportedRow,
  type JoiningRow,
  type KnownBusiness,
  type ListedQuery,
  type ListedSource,
  type MovedBusiness,
} from './ports.js';
import type { ImportChanges, SourceBefore } from './undo-ports.js';

type Keys = Parameters<ImportedBusinesses['known']>[0];
type Changed = Pick<SourceBefore, 'before' | 'after'>;

/** The businesses for one transaction of an import. Records what it changes, so that the import can be undone. */
export class RecordedBusinesses extends ImportedBusinesses {
  readonly #known = new Map<string, KnownBusiness>();
  readonly #contents = new Map<number, ImportedContent>();
  readonly #added = new Set<number>();
  readonly #changed = new Map<number, Changed>();

  constructor(
    private readonly businesses: ImportedBusinesses,
    private readonly changes: ImportChanges,
    private readonly importId: number,
  ) {
    super();
  }

  override async known(keys: Keys): Promise<readonly KnownBusiness[]> {
    return this.#noted(await this.businesses.known(keys));
  }

  override async joined(rows: readonly JoiningRow[]): Promise<readonly KnownBusiness[]> {
    return this.#noted(await this.businesses.joined(rows));
  }

  override candidates(...input: Parameters<ImportedBusinesses['candidates']>) {
    return this.businesses.candidates(...input);
  }

  override async add(rows: readonly CheckedRow[], reviewedBy: string): Promise<readonly number[]> {
    const ids = await this.businesses.add(rows, reviewedBy);
    for (const id of ids) this.#added.add(id);
    return ids;
  }

  override async change(changes: readonly ImportedChange[]): Promise<void> {
    for (const { id, content } of changes) {
      const now = this.#contents.get(id);
      if (now !== undefined) this.#changed.set(id, difference(now, content));
    }
    await this.businesses.change(changes.map((each) => ({ ...each, importId: this.importId })));
  }

  override listedIn(asked: ListedQuery): Promise<readonly ListedSource[]> {
    return this.businesses.listedIn(asked);
  }

  override async miss(listed: readonly ListedSource[], datedAt: Date | null): Promise<void> {
    await this.changes.miss(this.importId, listed);
    await this.businesses.miss(listed, datedAt);
  }

  override async hide(listed: readonly ListedSource[]): Promise<readonly MovedBusiness[]> {
    const hidden = await this.businesses.hide(listed);
    await this.changes.hide(this.importId, hidden);
    return hidden;
  }

  override async relist(keys: Keys, datedAt: Date | null): Promise<readonly MovedBusiness[]> {
    const shown = await this.businesses.relist(keys, datedAt);
    await this.changes.show(this.importId, shown);
    return shown;
  }

  override async remember(rows: readonly ImportedRow[], datedAt: Date | null): Promise<void> {
    const nothing = { before: null, after: null };
    const before = rows.map(({ businessId, row: { source }, content }) => {
      const imported = this.#known.get(`${businessId} ${source}`)?.imported ?? null;
      const isSame = imported !== null && IMPORTED_FIELDS.every((field) => sameValue(imported[field], content[field]));
      const isAdded = this.#added.has(businessId);
      return { businessId, source, isAdded, isSame, ...(this.#changed.get(businessId) ?? nothing) };
    });
    await this.changes.keep(this.importId, before);
    await this.businesses.remember(
      rows.map((row) => ({ ...row, importId: this.importId })),
      datedAt,
    );
  }

  #noted(found: readonly KnownBusiness[]): readonly KnownBusiness[] {
    for (const business of found) {
      this.#known.set(`${business.id} ${business.source}`, business);
      this.#contents.set(business.id, business.content);
    }
    return found;
  }
}

/** Returns the fields that differ, with both values. What the import said about facts is recorded with the facts. */
function difference(now: ImportedContent, then: ImportedContent): Changed {
  const fields = PLAIN_FIELDS.filter((field) => !sameValue(now[field], then[field]));
  const of = (content: ImportedContent) =>
    Object.fromEntries(fields.map((field) => [field, content[field]])) as Partial<ImportedContent>;
  return { before: of(now), after: of(then) };
}
