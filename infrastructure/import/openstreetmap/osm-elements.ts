import type { Tags } from '../../../domain/import/place-tags.js';
import type { Point } from '../../../domain/gazetteer/distance.js';

/** What an element is, beside its tags. */
export interface OsmElement {
  readonly id: number;
  /** The line where it begins; in a file without lines, which element it is. */
  readonly line: number;
}

export interface OsmNode extends OsmElement {
  readonly latitude: number;
  readonly longitude: number;
  /** Null where it has none. */
  tags(): Tags | null;
}

export interface OsmWay extends OsmElement {
  /** Where the file says it. */
  readonly center: Point | null;
  tags(): Tags;
  /** Ids of its nodes. */
  nodes(): readonly number[];
  /** Places of its nodes where they stand with the way (LocationsOnWays), as the nodes themselves may be left out then. */
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

/** What is wanted of a pass over a file; what has no function is passed over quickly. */
export interface OsmVisitor {
  node?(node: OsmNode): void;
  way?(way: OsmWay): void;
  relation?(relation: OsmRelation): void;
}

/**
 * One pass over the elements of a file, which tells after each piece which share of it was read. Throws ImportFileError where the file
 * cannot be read.
 */
export type OsmPass = (visitor: OsmVisitor) => AsyncGenerator<number>;
