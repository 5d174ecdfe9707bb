import { countryName, UNKNOWN_COUNTRY } from '../gazetteer/country.js';

/** Numbers of rows that were left out on purpose, per reason: { 'In Canada': 12 }. */
export type SkipCounts = Readonly<Record<string, number>>;

/** Returns the reason for leaving out a row of another country than the import's. */
export function inCountry(code: string): string {
  if (code === UNKNOWN_COUNTRY) return 'In another country';
  return `In ${code === 'US' ? 'the United States' : countryName(code)}`;
}

/** Adds reasons to the counts. */
export function addSkips(counts: SkipCounts, reasons: readonly (string | null)[]): SkipCounts {
  const sum: Record<string, number> = { ...counts };
  for (const reason of reasons) if (reason !== null) sum[reason] = (sum[reason] ?? 0) + 1;
  return sum;
}
