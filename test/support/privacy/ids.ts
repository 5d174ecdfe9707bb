import { CANARY_ROWS } from './canary-rows.js';
import { canaryWord } from './planting.js';

/** Names of columns whose canary is a UUID, because of their type. */
const UUIDS = new Set(['id', 'run']);

/** Returns the canary of a column that identifies its record. */
export function idOf(name: string, column: string): string {
  if (!CANARY_ROWS.some((row) => row.name === name)) throw new Error(`No row is called ${name}.`);
  return canaryWord({ name }, { name: column, type: UUIDS.has(column) ? 'uuid' : 'text' });
}
