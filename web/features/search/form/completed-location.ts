import type { QueryClient } from '@tanstack/react-query';
import { middleQuery, suggestionsQuery } from './suggestions.queries.js';

/** Minimum number of characters that are completed: two may be the code of a state. */
const MIN_LENGTH = 3;

/** How long to wait for suggestions, in ms, before searching for the text as it is: a product decision. */
const PATIENCE_MS = 1000;

/**
 * Returns the first suggestion if it begins like the text; null if the text is a place itself, or if the suggestions
 * fail or take too long.
 */
export async function completedLocation(client: QueryClient, text: string): Promise<string | null> {
  if (plain(text).length < MIN_LENGTH) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return Promise.race([firstBeginningLike(client, text.trim()).catch(() => null), tooLate]);
}

async function firstBeginningLike(client: QueryClient, text: string): Promise<string | null> {
  const typed = plain(text);
  const [first] = await client.ensureQueryData(suggestionsQuery(text));
  if (first === undefined || !plain(first.name).startsWith(typed)) return null;
  const isPlace = [first.name, first.name.split(',')[0] ?? ''].some((name) => plain(name) === typed);
  if (isPlace) return null;
  const { middle } = await client.ensureQueryData(middleQuery(text));
  return middle === null ? first.name : null;
}

/** Returns the text without case, accents, and punctuation. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
