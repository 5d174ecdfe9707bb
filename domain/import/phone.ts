/** Numbers of the North American Numbering Plan, with or without the country code and common separators. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ ./-]*([2-9]\d{2})[ .-]*(\d{4})$/;

/**
 * Returns the first of several numbers that are separated by semicolons. One of North America is written as owners write
 * it: '(410) 555-0142' for '+14105550142'. Any other one, or one with an extension, stays as it is.
 */
export function phoneForPeople(text: string): string {
  const first = (text.split(';')[0] ?? '').trim();
  const parts = NORTH_AMERICAN.exec(
    first.replaceAll(/[\u00A0\u2010-\u2015]/g, (sign) => (sign === '\u00A0' ? ' ' : '-')),
  );
  return parts === null ? first : `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}
