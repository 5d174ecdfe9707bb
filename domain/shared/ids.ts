/**
 * Largest id the directory gives to businesses, reviews, claims, feedback, guide dogs and pets (PostgreSQL integer).
 */
export const MAX_ID = 2_147_483_647;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The number behind an id as it stands in a path, or null where it cannot be one (then nothing has that id). */
export function parseId(text: string): number | null {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** A member's id (UUID) in its canonical spelling, or null where the text cannot be one. */
export function parseUserId(text: string): string | null {
  return UUID.test(text) ? text.toLowerCase() : null;
}
