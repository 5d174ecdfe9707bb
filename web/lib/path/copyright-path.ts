/** The page that explains how copyright notices work, with their form. */
export const COPYRIGHT_PATH = '/copyright';

/** The number in /copyright/{id}/counter; 0, which no notice has, where it is none. */
export function noticeIdOf(text: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
}
