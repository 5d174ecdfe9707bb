import type { PbfReader } from 'pbf';
import { ImportFileError } from '../import-file-error.js';

/** A block has a few thousand elements. A list of millions is an attack on memory. */
const MAX_ENTRIES = 1_000_000;

export const tooMany = (): never => {
  throw new ImportFileError('The file is not a valid OpenStreetMap PBF extract: a block in it has too many entries.');
};

/** Reads the numbers of a packed field. */
export function packed(pbf: PbfReader, isSigned: boolean): number[] {
  const numbers: number[] = [];
  const end = pbf.readPackedEnd();
  while (pbf.pos < end) {
    if (numbers.push(isSigned ? pbf.readSVarint() : pbf.readVarint()) > MAX_ENTRIES) tooMany();
  }
  return numbers;
}
