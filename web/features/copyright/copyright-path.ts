/** The page that explains copyright notices, with their form. */
export const COPYRIGHT_PATH = '/copyright';

/** Returns the ID in /copyright/{id}/counter; 0, which no notice has, if invalid. */
export function noticeIdOf(text: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
}
