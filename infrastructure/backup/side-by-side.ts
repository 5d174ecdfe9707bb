/** Product decision: how many files are read, written, or removed at the same time. A bucket takes time to answer. */
const AT_ONCE = 8;

/** Runs `work` for each item and returns the results in the same order. After the first error, starts no further work and throws it. */
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
