import type { JsonText } from '../../../application/shared/page.js';
import { excerptsFor, type ExcerptedTexts } from '../../../domain/business/excerpt.js';

/** The column of a card that `withExcerpts` fills in. */
export const EXCERPT_COLUMN = 'null as excerpt';

/** As PostgreSQL writes that column. A text cannot contain it, because its quotes would be escaped. */
const EMPTY = '"excerpt":null';

/**
 * Returns the JSON of a page of cards with the excerpt of each that the words of a text found elsewhere than where a card
 * shows them. Only the excerpts are inserted: writing whole cards again would take longer.
 */
export function withExcerpts(json: JsonText, searchText: string): JsonText {
  const excerptOf = excerptsFor(searchText);
  const found = (JSON.parse(json) as readonly ExcerptedTexts[]).map(excerptOf);
  if (found.every((excerpt) => excerpt === null)) return json;
  let next = 0;
  return json.replaceAll(EMPTY, () => `"excerpt":${JSON.stringify(found[next++] ?? null)}`);
}
