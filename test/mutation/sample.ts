import { createHash } from 'node:crypto';

/** Returns a random sample of the given size. The same seed returns the same sample. */
export function drawn<T extends { readonly id: string }>(all: readonly T[], count: number, seed: string): readonly T[] {
  const place = ({ id }: T): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const places = all.map((each) => ({ each, place: place(each) }));
  return places
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}

const Z_95 = 1.96;

/** Returns the 95% confidence interval of the share in the whole, given the count in a sample (Wilson's interval). */
export function wilson(count: number, size: number): readonly [low: number, high: number] {
  const share = count / size;
  const square = Z_95 ** 2;
  const middle = (share + square / (2 * size)) / (1 + square / size);
  const half = (Z_95 / (1 + square / size)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size ** 2));
  return [middle - half, middle + half];
}
