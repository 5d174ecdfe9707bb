/** Product decision: files that are read, written, or removed at the same time, because a bucket takes time to answer. */
const AT_ONCE = 8;

/** Returns what `work` returns for each item, in the same order. Throws the first error, and then starts no more. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  let hasFailed = false;
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      results.set(
        index,
        await work(item).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return items.map((_, index) => results.get(index) as Result);
}
