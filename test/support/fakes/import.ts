import { RowRules, type CheckedRow, type SourceRow } from '../../../application/import/ports.js';
import { NOTHING_SAID } from '../../../domain/business/content.js';
import type { ImportedContent } from '../../../domain/import/merge.js';

/** Takes a row with a name as it is, and no other. */
export class FakeRowRules extends RowRules {
  override check({ values }: SourceRow, defaultSource: string | null): CheckedRow | string {
    const { name, externalId, ...said } = values;
    if (typeof name !== 'string') return 'A name is needed.';
    const content: ImportedContent = { ...NOTHING_SAID, name, category: 'services', ...said };
    return {
      source: defaultSource ?? 'elsewhere',
      externalId: String(externalId),
      attribution: null,
      content,
      notes: [],
    };
  }
}
