import type { ReadRow } from '../../../application/import/file-ports.js';
import type { Point } from '../../../domain/gazetteer/distance.js';
import { nameOfKind } from '../../../domain/import/place-name.js';
import { placeOfTags, type PlaceValues, type TagTable, type Tags } from '../../../domain/import/place-tags.js';
import { Box } from './box.js';
import { Neighbors, NewestNodes } from './newest-versions.js';
import { NodePlaces } from './node-places.js';
import { OsmBounds } from './osm-bounds.js';
import type { OsmElement, OsmPass } from './osm-elements.js';
import { rowCount } from '../row-count.js';

/** Source name of listings from OpenStreetMap. */
export const OPENSTREETMAP = 'openstreetmap';

type Tell = (share: number) => void;

/** A place that isn't a node. Its position is the center of its nodes. */
interface Area {
  readonly line: number;
  readonly externalId: string;
  /** As in `OsmElement`. */
  readonly rank: number;
  readonly place: PlaceValues;
  readonly center: Point | null;
  readonly nodes: number[];
  /** The box around its known points. */
  readonly box: Box;
  /** Ways of a relation. */
  readonly ways: readonly number[];
}

/**
 * Yields the places of an extract that are for pets or welcome them: nodes in file order, then ways and relations. The
 * file is read two or three times, so that only the nodes of such places are stored, and two times more if it isn't
 * sorted. Of several versions of an element, the newest one counts, wherever it is; a deleted one is no place. Only the
 * corners of ways and relations are taken from the last version in an unsorted file.
 */
export async function* osmRows(
  pass: OsmPass,
  table: TagTable,
  tell: Tell,
  count = rowCount(),
  bounds = new OsmBounds(),
): AsyncGenerator<ReadRow> {
  const { areas, isSorted } = await areasOf(pass, table, bounds, (share) => tell(share * 0.3));
  await addNodesOfWays(pass, areas, bounds, (share) => tell(0.3 + share * 0.1));
  const newest = isSorted ? null : await NewestNodes.of(pass, table, bounds, (share) => tell(0.4 + share * 0.1));
  const places = new NodePlaces(areas.flatMap(({ nodes }) => nodes));
  const found: ReadRow[] = [];
  const neighbors = new Neighbors();
  /** Whether the last row is of the last node, so that a newer version may replace it. */
  let isWaiting = false;
  const walk = pass({
    node: (node) => {
      const version = neighbors.add(node);
      if (version === 'older') return;
      places.set(node.id, node);
      const tags = node.tags();
      const place = tags === null ? null : placeOfTags(tags, table);
      if (version === 'newer' && isWaiting) found.pop();
      isWaiting = place !== null && (newest === null || newest.take(node));
      if (place === null || !isWaiting) return;
      const { line, latitude, longitude } = node;
      bounds.addRow(place);
      found.push(rowOf(table, { line, externalId: `node/${node.id}`, place }, { latitude, longitude }));
    },
  });
  const counted = (rows: readonly ReadRow[]) => countedRows(rows, count);
  try {
    for await (const share of walk) {
      tell(0.5 + share * 0.5);
      bounds.startChunk();
      // The last row waits, because its next version may be in the next chunk.
      yield* counted(found.splice(0, found.length - (isWaiting ? 1 : 0)));
    }
  } catch (error) {
    yield* counted(found);
    throw error;
  }
  yield* counted(found);
  for (const area of areas) {
    count();
    yield rowOf(table, area, area.center ?? middleOf(area, places));
  }
}

function* countedRows(rows: readonly ReadRow[], count: () => void): Generator<ReadRow> {
  for (const row of rows) {
    count();
    yield row;
  }
}

function middleOf({ nodes, box }: Area, places: NodePlaces): Point | null {
  return Box.around([...box.corners(), ...places.of(nodes)]).middle();
}

/** Returns the row of a place; a problem if it has no name or no location. */
export function rowOf(
  table: TagTable,
  area: Pick<Area, 'line' | 'externalId' | 'place'>,
  point: Point | null,
): ReadRow {
  const { line, externalId, place } = area;
  const name = place['name'] ?? nameOfKind(place['kind']);
  if (name === null) return { line, problem: `${externalId} has no name.` };
  if (point === null) return { line, problem: `${externalId} has no location in the file.` };
  const values = { ...place, name, ...point, externalId, source: OPENSTREETMAP, attribution: table.attribution };
  return { line, values, isLoose: true, isUnnamed: place['name'] === undefined };
}

interface Areas {
  readonly areas: readonly Area[];
  /** Whether versions of an element follow each other. */
  readonly isSorted: boolean;
}

type AreaElement = OsmElement & { tags(): Tags; readonly center: Point | null };

async function areasOf(pass: OsmPass, table: TagTable, bounds: OsmBounds, tell: Tell): Promise<Areas> {
  const areas = new Map<string, Area>();
  let isSorted = true;
  const neighbors = { way: new Neighbors(), relation: new Neighbors() };
  const add = (area: Area) => {
    bounds.addArea(area);
    areas.set(area.externalId, area);
  };
  const areaOf = (kind: 'way' | 'relation', element: AreaElement) => {
    const externalId = `${kind}/${element.id}`;
    const known = areas.get(externalId);
    if (neighbors[kind].add(element) === 'older' || (known !== undefined && element.rank() < known.rank)) return null;
    areas.delete(externalId);
    const place = placeOfTags(element.tags(), table);
    if (place === null) return null;
    return { line: element.line, externalId, place, center: element.center, rank: element.rank() };
  };
  const walk = pass({
    unsorted: () => {
      isSorted = false;
    },
    way: (way) => {
      const area = areaOf('way', way);
      if (area === null) return;
      const box = Box.around(way.places());
      const needsNodes = area.center === null && box.middle() === null;
      add({ ...area, nodes: needsNodes ? [...way.nodes()] : [], box, ways: [] });
    },
    relation: (relation) => {
      const area = areaOf('relation', relation);
      if (area === null) return;
      const members = area.center === null ? relation.members() : [];
      const ids = (wanted: string) => members.filter(({ type }) => type === wanted).map(({ id }) => id);
      add({ ...area, nodes: ids('node'), box: new Box(), ways: ids('way') });
    },
  });
  for await (const share of walk) tell(share);
  if (!isSorted) await dropOutdated(pass, areas);
  return { areas: [...areas.values()], isSorted };
}

/** Drops areas that are outdated: the file has a newer version far from them, which is no place. */
async function dropOutdated(pass: OsmPass, areas: Map<string, Area>): Promise<void> {
  const compare = (kind: string) => (element: OsmElement) => {
    const externalId = `${kind}/${element.id}`;
    const known = areas.get(externalId);
    if (known !== undefined && element.rank() > known.rank) areas.delete(externalId);
  };
  const walk = pass({ way: compare('way'), relation: compare('relation') });
  while ((await walk.next()).done !== true);
}

/** A relation's ways come before it in the file, so another pass finds their nodes. */
async function addNodesOfWays(pass: OsmPass, areas: readonly Area[], bounds: OsmBounds, tell: Tell): Promise<void> {
  const areasOfWay = new Map<number, Area[]>();
  for (const area of areas) {
    for (const way of area.ways) {
      const known = areasOfWay.get(way);
      if (known === undefined) areasOfWay.set(way, [area]);
      else known.push(area);
    }
  }
  if (areasOfWay.size === 0) return;
  const walk = pass({
    way: (way) => {
      for (const area of areasOfWay.get(way.id) ?? []) {
        const places = way.places();
        for (const place of places) area.box.add(place);
        const nodes = places.length > 0 ? [] : way.nodes();
        bounds.addNodes(nodes.length);
        for (const node of nodes) area.nodes.push(node);
      }
    },
  });
  for await (const share of walk) tell(share);
}
