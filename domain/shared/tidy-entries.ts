/** Returns a list of short texts as stored: trimmed, not empty, unique regardless of case. The first spelling wins. */
export function tidyEntries(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  return entries
    .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
    .filter((entry) => entry !== '' && !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()));
}
