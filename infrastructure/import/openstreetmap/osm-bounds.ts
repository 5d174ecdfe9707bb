import { ImportFileError } from '../import-file-error.js';
import type { PlaceValues } from '../../../domain/import/place-tags.js';

/**
 * Product decisions: how much of an extract is held in memory. A block of the format has about 8,000 elements, so even
 * the planet fits.
 */
const LIMITS = {
  rowsAtOnce: 100_000,
  areas: 250_000,
  ways: 1_000_000,
  /** Places that are nodes, of a file that isn't sorted. */
  candidates: 1_000_000,
  /** Nodes of places that are ways or relations, about 700 MB of extract. */
  nodes: 10_000_000,
  /** Characters of all rows, or of all areas. */
  text: 100_000_000,
};

interface BoundedArea {
  readonly place: PlaceValues;
  readonly nodes: readonly number[];
  readonly ways: readonly number[];
}

/** Counts what is kept of an extract in memory and throws an error before it fills the memory. */
export class OsmBounds {
  #rows = 0;
  #textOfRows = 0;
  #areas = 0;
  #textOfAreas = 0;
  #nodes = 0;
  #ways = 0;
  #candidates = 0;
  readonly #limits: typeof LIMITS;

  constructor(limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Counts a row of the current chunk, which waits for the end of the chunk. */
  addRow(place: PlaceValues): void {
    this.#rows += 1;
    this.#textOfRows += lengthOf(place);
    if (this.#rows > this.#limits.rowsAtOnce)
      refuse(`A block in the file has more than ${formatted(this.#limits.rowsAtOnce)} places.`);
    if (this.#textOfRows > this.#limits.text) refuse('The text of the places in a block of the file is too long.');
  }

  /** Counts a place of a file that isn't sorted. */
  addCandidate(): void {
    this.#candidates += 1;
    if (this.#candidates > this.#limits.candidates)
      refuse(`The file is not sorted and has more than ${formatted(this.#limits.candidates)} places.`);
  }

  startChunk(): void {
    this.#rows = 0;
    this.#textOfRows = 0;
  }

  addArea({ place, nodes, ways }: BoundedArea): void {
    this.#areas += 1;
    this.#textOfAreas += lengthOf(place);
    this.#ways += ways.length;
    if (this.#areas > this.#limits.areas)
      refuse(`The file has more than ${formatted(this.#limits.areas)} places that are ways or relations.`);
    if (this.#textOfAreas > this.#limits.text) refuse('The text of the places in the file is too long.');
    if (this.#ways > this.#limits.ways)
      refuse(`The relations in the file have more than ${formatted(this.#limits.ways)} ways.`);
    this.addNodes(nodes.length);
  }

  addNodes(nodes: number): void {
    this.#nodes += nodes;
    if (this.#nodes > this.#limits.nodes) refuse('The places in the file have too many nodes.');
  }
}

const lengthOf = (place: PlaceValues): number =>
  Object.values(place).reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

const formatted = (count: number): string => count.toLocaleString('en-US');

function refuse(why: string): never {
  throw new ImportFileError(`${why} Please import a smaller extract.`);
}
