/** Texts in one cell: 'Water bowls;Pet treats'. A semicolon or backslash within a text gets a backslash in front. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;]/g, (sign) => `\\${sign}`)).join(';');
}

/** The texts of a cell; empty ones are none. */
export function splitTexts(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\;]|[^;])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([\\;])/g, '$1').trim()).filter((part) => part !== '');
}
