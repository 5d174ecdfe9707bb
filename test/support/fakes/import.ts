import { RowRules, type CheckedRow, type SourceRow } from '../../../application/import/ports.js';
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
