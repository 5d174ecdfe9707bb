/** Text that a spreadsheet may run as a formula, after any number of guarding apostrophes (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Returns the text for a CSV cell, with an apostrophe in front if a spreadsheet would run it as a formula. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text before `guardedCell`. Other text stays unchanged. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Format of all CSV files (options of csv-stringify): RFC 4180, with a header and guarded cells. */
export const CSV_FILE = {
  header: true,
  record_delimiter: 'windows',
  // A line feed alone, which the library doesn't treat as the end of a line.
  quoted_match: /[\r\n]/,
  cast: {
    string: guardedCell,
    boolean: String,
    date: (value: Date): string => value.toISOString(),
    object: (value: object): string => JSON.stringify(value),
  },
} as const;
