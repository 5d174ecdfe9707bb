import type { Random } from './random.js';
import type { StatementProxy } from './statement-proxy.js';

/** A process to kill, and how long its undisturbed work is. */
export interface Target {
  readonly proxy: StatementProxy;
  /** The number of statements of the undisturbed work. */
  readonly statements: number;
  readonly kill: () => void;
}

/**
 * Kills the process at the statement that is `share` of the way through its work. At random, that statement still
 * reaches the database or not; its answer is lost.
 */
export function killAt(share: number, { proxy, statements, kill }: Target, random: Random): void {
  const nth = 1 + Math.floor(share * statements);
  proxy.waitFor({ nth, reachesDatabase: random.next() < 0.5, then: kill });
}
