import type { Tags } from '../../../domain/import/place-tags.js';
import type { Point } from '../../../domain/gazetteer/distance.js';

/** An element without its tags. */
export interface OsmElement {
  readonly id: number;
  /** Its first line. In a format without lines, its number. */
  readonly line: number;
  /** Its version, else its time in seconds, else 0. Of several versions, the highest is the newest. */
  rank(): number;
}

export interface OsmNode extends OsmElement {
  readonly latitude: number;
  readonly longitude: number;
  /** Null without tags, or if it was deleted. */
  tags(): Tags | null;
}

export interface OsmWay extends OsmElement {
  /** The center, if the file has it. */
  readonly center: Point | null;
  tags(): Tags;
  /** Ids of its nodes. */
  nodes(): readonly number[];
  /**
   * Positions of its nodes if they are stored with the way (LocationsOnWays), because the nodes may then be missing.
   */
  places(): readonly Point[];
}

export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
}

export interface OsmRelation extends OsmElement {
  readonly center: Point | null;
  tags(): Tags;
  members(): readonly OsmMember[];
}

/** The elements to read in a pass. Kinds without a function are skipped quickly. */
export interface OsmVisitor {
  node?(node: OsmNode): void;
  way?(way: OsmWay): void;
  relation?(relation: OsmRelation): void;
  /** Called if the ids of a kind don't ascend, so that two versions of an element may be far apart. */
  unsorted?(): void;
}

/** Watches the order of ids. Files of OpenStreetMap are sorted by kind, id, and version. */
export class IdOrder {
  readonly #last = { node: -Infinity, way: -Infinity, relation: -Infinity };

  constructor(private readonly visitor: OsmVisitor) {}

  add(kind: OsmMember['type'], id: number): void {
    if (id < this.#last[kind]) this.visitor.unsorted?.();
    this.#last[kind] = id;
  }
}

/**
 * One pass over the elements of a file. Yields the share that was read after each chunk. Throws ImportFileError if the
 * file can't be read.
 */
export type OsmPass = (visitor: OsmVisitor) => AsyncGenerator<number>;
