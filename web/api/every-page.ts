import { nextCursor } from './list-page.js';
import { dataOf, type Answer } from './problem.js';

/** The API's maximum page size; almost every list of one member is shorter. */
const PAGE_SIZE = 100;

/** Yields the items of a list page by page. `fetch` calls the API; `page` is part of the query parameters. */
export async function* everyPage<Item>(
  fetch: (page: { limit: number; cursor?: string }) => Promise<Answer<readonly Item[]>>,
): AsyncGenerator<readonly Item[]> {
  let cursor: string | null = null;
  do {
    const answer: Answer<readonly Item[]> = await fetch({ limit: PAGE_SIZE, ...(cursor !== null && { cursor }) });
    yield dataOf(answer);
    cursor = nextCursor(answer.response.headers);
  } while (cursor !== null);
}
