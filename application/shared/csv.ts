/**
 * The place in front of text that a spreadsheet may run as a formula, with the apostrophes that guard it (OWASP, CSV
 * injection). Depending on the country, spreadsheets split cells at semicolons or tabs instead of commas.
 */
const BEFORE_FORMULA = /(?<=^|[,;\t])'*(?=[=+\-@\t\r＝＋－＠])/g;

/** Returns the text for a CSV cell, with an apostrophe in front of each part that a spreadsheet would run as a formula. */
export function guardedCell(text: string): string {
  return text.replaceAll(BEFORE_FORMULA, "'$&");
}

/** Returns the text before `guardedCell`. Other text stays unchanged. */
export function unguardedCell(cell: string): string {
  return cell.replaceAll(BEFORE_FORMULA, (apostrophes) => apostrophes.slice(1));
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
