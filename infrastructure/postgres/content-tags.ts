import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Bounds } from '../../domain/gazetteer/grid.js';

/** Every change has it: for answers whose changes are not known more closely. */
export const ANYTHING = 'anything';
/** Lists that are not limited to an area. */
export const LISTS = 'lists';
/** Lists of reviews, Guide Dogs, and pets. */
export const COMMUNITY = 'community';
/** Lists of an area, for places without coordinates. */
const NO_CELL = 'cell:none';
/** A larger area counts as the whole country. */
const MAX_CELLS = 64;

export const businessTag = (id: number | string): string => `business:${id}`;
/** A hash, so that nothing of an erased member stays in the database. */
export const memberTag = (id: string): string => `member:${createHash('md5').update(id.toLowerCase()).digest('hex')}`;

/** Returns the tags of what may appear in a list of an area, in cells of one degree as in the function content_cell. */
export function areaTags({ west, south, east, north }: Bounds): string[] {
  const [left, bottom, right, top] = [west, south, east, north].map(Math.floor) as [number, number, number, number];
  const count = (right - left + 1) * (top - bottom + 1);
  // Also an area that crosses the date line.
  if (!(count >= 1 && count <= MAX_CELLS)) return [LISTS];
  const tags = [NO_CELL];
  for (let row = bottom; row <= top; row += 1)
    for (let column = left; column <= right; column += 1) tags.push(`cell:${row}:${column}`);
  return tags;
}

const recorder = new AsyncLocalStorage<Set<string>>();

/** Records that the answer that is being computed shows what has these tags. */
export function dependOn(tags: Iterable<string>): void {
  const recorded = recorder.getStore();
  if (recorded !== undefined) for (const tag of tags) recorded.add(tag);
}

/** Returns the result of `work` and the tags that were recorded until it was done. */
export async function withTags<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly tags: Set<string> }> {
  const tags = new Set<string>();
  const result = await recorder.run(tags, work);
  return { result, tags };
}
