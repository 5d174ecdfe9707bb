/**
 * Matches the position before text that a spreadsheet may run as a formula, including apostrophes that already guard it
 * and quotes (OWASP, CSV injection). Depending on the country, spreadsheets split cells at semicolons or tabs instead of
 * commas. They then don't see that a cell with a comma is quoted, so a line feed in it begins a row.
 */
const BEFORE_FORMULA = /(?<=^|[,;\t\r\n])['"]*(?=[=+\-@\t\r＝＋－＠])/g;

/** Returns the text for a CSV cell, with an apostrophe in front of each part that a spreadsheet would run as a formula. */
export function guardedCell(text: string): string {
  return text.replaceAll(BEFORE_FORMULA, "'$&");
}

/** Returns the text before `guardedCell`. Other text stays unchanged. */
export function unguardedCell(cell: string): string {
  return cell.replaceAll(BEFORE_FORMULA, (before) => before.replace(/^'/, ''));
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
