/**
 * Returns the word with the fewest typos: letters that are missing, too many, wrong, or swapped. The first of several;
 * null without words.
 */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const counted = words.map((word) => ({ word, typos: typosBetween(typed.toLowerCase(), word) }));
  return counted.toSorted((one, other) => one.typos - other.typos)[0]?.word ?? null;
}

/** Returns the optimal string alignment distance. */
function typosBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const edited = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(edited, before[at - 2]! + 1) : edited);
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
