/** Largest id of businesses, reviews, claims, feedback, Guide Dogs, and pets (PostgreSQL integer). */
export const MAX_ID = 2_147_483_647;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Parses an id in a path; returns null if it can't be an id. */
export function parseId(text: string): number | null {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** Returns a member's id (UUID) in canonical form; null if it can't be one. */
export function parseUserId(text: string): string | null {
  return UUID.test(text) ? text.toLowerCase() : null;
}
