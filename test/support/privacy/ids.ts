import { CANARY_ROWS } from './canary-rows.js';
import { canaryWord } from './planting.js';

/** Names of columns whose canary is a UUID, as their type is. */
const UUIDS = new Set(['id', 'run']);

/** The canary of a column, where it is what its record is called by. */
export function idOf(name: string, column: string): string {
  if (!CANARY_ROWS.some((row) => row.name === name)) throw new Error(`No row is called ${name}.`);
  return canaryWord({ name }, { name: column, type: UUIDS.has(column) ? 'uuid' : 'text' });
}
