import { createHash } from 'node:crypto';

/** As many as wanted, by chance; the same ones for the same seed. */
export function drawn<T extends { readonly id: string }>(all: readonly T[], count: number, seed: string): readonly T[] {
  const place = ({ id }: T): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const places = all.map((each) => ({ each, place: place(each) }));
  return places
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}

const Z_95 = 1.96;

/** Where the share of all lies with 95 %, if this many of a sample have something (Wilson's interval). */
export function wilson(count: number, size: number): readonly [low: number, high: number] {
  const share = count / size;
  const square = Z_95 ** 2;
  const middle = (share + square / (2 * size)) / (1 + square / size);
  const half = (Z_95 / (1 + square / size)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size ** 2));
  return [middle - half, middle + half];
}
