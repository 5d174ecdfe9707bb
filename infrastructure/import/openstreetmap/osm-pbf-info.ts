import { PbfReader } from 'pbf';
import { packed } from './osm-pbf-packed.js';

/** What a file says of a version of an element. */
export interface VersionInfo {
  /** As in `OsmElement`. */
  readonly rank: number;
  readonly isDeleted: boolean;
}

/** Files without metadata say nothing. */
export const NO_INFO: VersionInfo = { rank: 0, isDeleted: false };

/** Reads the metadata of an element (Info of osmformat.proto). */
export function infoOf(bytes: Uint8Array): VersionInfo {
  const info = { version: 0, time: 0, isVisible: true };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.version = pbf.readVarint(true);
    else if (tag === 2) into.time = pbf.readVarint(true);
    else if (tag === 6) into.isVisible = pbf.readBoolean();
  }, info);
  return { rank: info.version > 0 ? info.version : info.time, isDeleted: !info.isVisible };
}

/** What a file says of the versions of dense nodes, by their index. */
export interface DenseInfo {
  rankOf(index: number): number;
  isDeleted(index: number): boolean;
}

/** Reads the metadata of dense nodes when it is asked for: few nodes need it. */
export function denseInfo(bytes: Uint8Array): DenseInfo {
  let [ranks, visible]: [readonly number[] | null, readonly number[] | null] = [null, null];
  return {
    rankOf: (index) => (ranks ??= ranksIn(bytes))[index] ?? 0,
    isDeleted: (index) => (visible ??= listIn(bytes, 6, false))[index] === 0,
  };
}

function ranksIn(bytes: Uint8Array): readonly number[] {
  const versions = listIn(bytes, 1, false);
  if (versions.some((version) => version > 0)) return versions;
  let time = 0;
  return listIn(bytes, 2, true).map((difference) => (time += difference));
}

function listIn(bytes: Uint8Array, field: number, isSigned: boolean): readonly number[] {
  const found = { list: [] as number[] };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === field) into.list = packed(pbf, isSigned);
  }, found);
  return found.list;
}
