/** A text of a file or about it as a report keeps it: neither NUL nor half a character, which the database cannot hold, and not longer. */
export function reportText(text: string, max: number): string {
  return text.replaceAll('\0', '').slice(0, max).toWellFormed();
}
