import { totalmem } from 'node:os';

/** Returns the memory of the machine, or the limit of the container, in bytes. */
export function availableBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
