/** Joins texts in one cell: 'Water bowls;Pet treats'. Escapes semicolons and backslashes with a backslash. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;]/g, (sign) => `\\${sign}`)).join(';');
}

/** Splits a cell into its texts, without empty ones. */
export function splitTexts(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\;]|[^;])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([\\;])/g, '$1').trim()).filter((part) => part !== '');
}
