/** Returns the ID in a path such as /business/12; 0, which no record has, if invalid. */
export function idInPath(text: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
}
