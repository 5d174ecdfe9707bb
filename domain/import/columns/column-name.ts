import { firstCharacters } from '../../shared/characters.js';

/** Product decision: maximum columns of a file whose columns are matched. */
export const MAX_COLUMNS = 200;
/** Product decision: maximum characters of a column's name. The rest of a longer one is cut off. */
export const MAX_COLUMN_NAME = 100;

/** Returns what identifies a column: its name without case, accents, spaces, and punctuation. */
export function columnKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const key = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return key === '' ? plain.trim() : key;
}

/**
 * Returns the names of a file's columns, each with its own key: a nameless column is 'Column 3', and the second 'Phone'
 * is 'Phone (2)'. Equal header lines always give equal names.
 */
export function columnNames(header: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return header.map((cell, index) => {
    const text = cell.toWellFormed().replaceAll('\0', '').trim().replaceAll(/\s+/g, ' ');
    const plain = text === '' ? `Column ${index + 1}` : firstCharacters(text, MAX_COLUMN_NAME - 6).trim();
    let name = plain;
    for (let copy = 2; taken.has(columnKey(name)); copy += 1) name = `${plain} (${copy})`;
    taken.add(columnKey(name));
    return name;
  });
}

/** Returns a text that is equal for files with the same columns, in any order. */
export function headerText(names: readonly string[]): string {
  return names.map(columnKey).toSorted().join('\n');
}
