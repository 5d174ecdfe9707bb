import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** News that one statement numbers in much less than its time limit. An import of 100,000 places makes as much news. */
const MAX_STEP = 10_000;

const NUMBER = 'select number_place_news($1) as count';

/** Nobody else numbers news before this transaction ends. */
const LAST = 'select case when is_called then last_value else 0 end::text as last from place_news_numbers';

/** Numbers some of the news that is visible, in the running transaction. Returns the last number; null if there is more news. */
export async function numberSome(work: UnitOfWork): Promise<bigint | null> {
  const numbered = await work.row<{ count: number }>(NUMBER, [MAX_STEP]);
  if ((numbered?.count ?? 0) === MAX_STEP) return null;
  return BigInt((await work.row<{ last: string }>(LAST))?.last ?? 0);
}

/** Numbers all news that is visible, in the running transaction. Returns the last number. */
export async function numberAll(work: UnitOfWork): Promise<bigint> {
  for (;;) {
    const last = await numberSome(work);
    if (last !== null) return last;
  }
}
