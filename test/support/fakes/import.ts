import type { SourceRow } from '../../../application/import/file-ports.js';
import { RowRules, type CheckedRow, type ListedSource, type MovedBusiness } from '../../../application/import/ports.js';
import { ImportChanges, type SourceBefore } from '../../../application/import/undo-ports.js';
import { NOTHING_IMPORTED, type ImportedContent } from '../../../domain/import/merge.js';

/** Accepts any row with a name unchanged, and rejects all others. */
export class FakeRowRules extends RowRules {
  override check({ values }: SourceRow, defaultSource: string | null): CheckedRow | string {
    const { name, externalId, ...said } = values;
    if (typeof name !== 'string') return 'A name is needed.';
    const content: ImportedContent = { ...NOTHING_IMPORTED, name, category: 'services', ...said };
    return {
      source: defaultSource ?? 'elsewhere',
      externalId: String(externalId),
      attribution: null,
      content,
      isCountryStated: typeof said['country'] === 'string',
      notes: [],
    };
  }
}

/** Keeps what an import changes in memory. */
export class FakeImportChanges extends ImportChanges {
  readonly kept: SourceBefore[] = [];
  readonly moved: (readonly [what: 'miss' | 'hide' | 'show', id: number])[] = [];

  override async keep(_importId: number, rows: readonly SourceBefore[]): Promise<void> {
    this.kept.push(...rows);
  }

  override async miss(_importId: number, listed: readonly ListedSource[]): Promise<void> {
    for (const { id } of listed) this.moved.push(['miss', id]);
  }

  override async hide(_importId: number, hidden: readonly MovedBusiness[]): Promise<void> {
    for (const { id } of hidden) this.moved.push(['hide', id]);
  }

  override async show(_importId: number, shown: readonly MovedBusiness[]): Promise<void> {
    for (const { id } of shown) this.moved.push(['show', id]);
  }
}
