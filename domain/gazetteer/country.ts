/** Code of a place outside the countries that the packaged outlines know. From the user-assigned codes of ISO 3166-1. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** Returns the English name of a country by its ISO 3166-1 code; the text itself if it is no such code. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;
}

const UNITED_STATES: ReadonlySet<string> = new Set(['USA', 'UNITED STATES', 'UNITED STATES OF AMERICA']);

/** Returns the ISO 3166-1 code for a code or a name of the United States: 'US' for 'usa'; null for any other text. */
export function countryCode(text: string): string | null {
  const word = text.trim().toUpperCase().replaceAll('.', '');
  if (UNITED_STATES.has(word)) return 'US';
  return /^[A-Z]{2}$/.test(word) ? word : null;
}
