/** What a spreadsheet may take for a formula, behind any number of the apostrophes that guard against it (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** A text as it may stand in a cell: where a spreadsheet would take it for a formula, an apostrophe comes first. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was before `guardedCell`; any other text as it stands. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** How every CSV file of ours is written (options of csv-stringify): RFC 4180, a line of names, no cell a formula. */
export const CSV_FILE = {
  header: true,
  record_delimiter: 'windows',
  // A line feed alone, which the library would not take for the end of a line.
  quoted_match: /[\r\n]/,
  cast: {
    string: guardedCell,
    boolean: String,
    date: (value: Date): string => value.toISOString(),
    object: (value: object): string => JSON.stringify(value),
  },
} as const;
