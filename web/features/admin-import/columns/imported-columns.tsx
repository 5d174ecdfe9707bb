import type { Import } from '../../../../interfaces/contract/import/import.js';
import { mappingWords } from '../../../../interfaces/contract/import/columns.js';

/** How the columns of an imported file became fields. Empty if they were those of the template. */
export function ImportedColumns({ mapping }: Pick<Import, 'mapping'>) {
  return mapping === null ? null : <p className="text-sm wrap-anywhere text-muted">Columns: {mappingWords(mapping)}</p>;
}
