import { ImportFileError } from '../../application/import/ports.js';

/** A product decision: most rows of a file, far more than all places of a continent. */
const MAX_ROWS = 5_000_000;

/** Called for each row of a file; throws ImportFileError beyond the most that one may have. */
export function rowCount(most = MAX_ROWS): () => void {
  let rows = 0;
  return () => {
    rows += 1;
    if (rows > most) {
      const number = most.toLocaleString('en-US');
      throw new ImportFileError(`The file has more than ${number} rows. Please divide it into smaller files.`);
    }
  };
}
