import type { CheckedRow } from './ports.js';

type Key = Pick<CheckedRow, 'source' | 'externalId'>;

/** What a row is known again by. */
export const keyOf = ({ source, externalId }: Key): string => `${source}\n${externalId}`;

/** The keys of the rows of a file that a run is done with, and the lines where they stand. */
export class SeenRows {
  readonly #lines = new Map<string, number>();

  /** The first line with that key. */
  lineOf(row: Key): number | undefined {
    return this.#lines.get(keyOf(row));
  }

  add(row: Key, line: number): void {
    const key = keyOf(row);
    if (!this.#lines.has(key)) this.#lines.set(key, line);
  }
}
