import { fieldNamed } from './guess.js';

/** What separates the cells of a CSV file, most frequent first. */
export const DELIMITERS = [',', ';', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Returns what separates the cells of a file's first record: what gives the most known column names, and then the most
 * columns. Quoted text doesn't count.
 */
export function delimiterOf(header: string): Delimiter {
  const scored = DELIMITERS.map((delimiter) => {
    const cells = cellsOf(header, delimiter);
    return { delimiter, known: cells.filter((cell) => fieldNamed(cell) !== null).length, cells: cells.length };
  });
  const [best] = scored.toSorted((one, other) => other.known - one.known || other.cells - one.cells);
  return best?.delimiter ?? ',';
}

/** Returns the cells of a line, at delimiters outside of quotes. */
function cellsOf(line: string, delimiter: Delimiter): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}
