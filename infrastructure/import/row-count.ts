import { ImportFileError } from './import-file-error.js';

/** Product decision: maximum rows of a file, far more than a continent has places. */
export const MAX_ROWS = 5_000_000;

/** Returns a function to call for each row. It throws ImportFileError above the maximum. */
export function rowCount(most = MAX_ROWS): () => void {
  let rows = 0;
  return () => {
    rows += 1;
    if (rows > most) {
      const number = most.toLocaleString('en-US');
      throw new ImportFileError(`The file has more than ${number} rows. Please split it into smaller files.`);
    }
  };
}
