/** Returns the ID in /business/{id}; 0, which no business has, if invalid. */
export function businessIdOf(text: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
}
