import type { ShownFact } from '../../domain/policy/evidence.js';
import type { FactKey } from '../../domain/policy/fact.js';
import { nextStaleAt, staleOf } from '../../domain/policy/fit-rank.js';
import { staleBits } from './fit-bits.js';

/** Which facts of a business are stale, as columns. */
export interface StaleColumns {
  /** See `staleBits`. */
  readonly fitStale: number;
  /** When the next fact gets stale. */
  readonly staleAt: Date;
}

/** Null would mean that it isn't known when a fact gets stale. */
const NEVER = new Date('9999-01-01T00:00:00Z');

export function staleColumns(known: Readonly<Partial<Record<FactKey, ShownFact>>>, now: Date): StaleColumns {
  return { fitStale: staleBits(staleOf(known)), staleAt: nextStaleAt(known, now) ?? NEVER };
}
