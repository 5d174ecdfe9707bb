import type { AlertNews, DueAlert } from '../../application/alert/ports.js';
import {
  inTotal,
  MAX_DIGEST_PLACES,
  NEWS_KINDS,
  type PlaceEvent,
  type PlaceNews,
  type PlaceState,
} from '../../domain/alert/place-news.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { matchedAlert, NEWS_SQL, type Matching } from './news-sql.js';

export type { Matching };

/** Pairs of an alert and a place that one statement compares in much less than its time limit, even if all match. */
const MAX_PAIRS = 200_000;
/** Places whose words and filters one statement reads. */
const MAX_PLACES = 10_000;
/** Pairs of one transaction, whose alerts nobody else can change. */
const MAX_PAIRS_AT_ONCE = 20 * MAX_PAIRS;
/** Alerts of one transaction if there is very much news. */
const MIN_ALERTS_AT_ONCE = 10;

/** Order of an alert's places: by kind and then the last news first, or the last news first. */
export type NewsOrder = 'kind' | 'newest';

const ORDERS: Readonly<Record<NewsOrder, (one: PlaceNews, other: PlaceNews) => number>> = {
  kind: (one, other) => NEWS_KINDS.indexOf(one.kind) - NEWS_KINDS.indexOf(other.kind) || other.number - one.number,
  newest: (one, other) => other.number - one.number,
};

interface Range {
  readonly first: number;
  readonly until: number;
  readonly order: NewsOrder;
}

interface Part {
  readonly parts: number;
  readonly part: number;
}

interface MatchRow {
  readonly alert: number;
  /** With a space between them. */
  readonly ids: string;
}

interface PlaceRow extends PlaceState {
  readonly businessId: number;
  readonly name: string;
  readonly address: string;
  readonly events: readonly (Omit<PlaceEvent, 'at'> & { readonly at: string })[];
}

/** What happened to places since a number: the places in the order of a message, and the ids of all. */
interface Told {
  readonly places: readonly PlaceNews[];
  readonly ids: ReadonlySet<number>;
}

/** Returns how many of the first alerts one transaction handles: fewer after a large import. */
export function alertsAtOnce(alerts: readonly Pick<DueAlert, 'seen'>[], last: number): number {
  const places = last - firstSeen(alerts);
  return Math.max(MIN_ALERTS_AT_ONCE, Math.floor(MAX_PAIRS_AT_ONCE / Math.max(1, places)));
}

/**
 * Returns the news of alerts by their ids. One statement handles all alerts with filters of the same shape; after a large
 * import, several do, each with a part of the places.
 */
export async function newsOf(
  work: UnitOfWork,
  alerts: readonly Matching[],
  until: number,
  order: NewsOrder,
): Promise<ReadonlyMap<number, AlertNews>> {
  const range = { first: firstSeen(alerts), until, order };
  const found = new Map<number, AlertNews>();
  const parts = partsOf(alerts.length, until - range.first);
  const groups = groupsOf(alerts);
  for (let part = 0; part < parts; part += 1) {
    const matches = await matchesOf(work, groups, range, { parts, part });
    const rows = await placesOf(work, matches, range);
    const toldSince = memoized((seen: number) => toldOf(rows, seen, order));
    for (const { id, seen } of alerts) {
      const ids = matches.get(id);
      if (ids !== undefined) add(found, id, newsAmong(toldSince(seen), ids), order);
    }
  }
  return found;
}

const firstSeen = (alerts: readonly { readonly seen: number }[]): number =>
  alerts.reduce((first, { seen }) => Math.min(first, seen), Infinity);

function partsOf(alerts: number, places: number): number {
  if (alerts === 0 || places <= 0) return 0;
  return Math.max(Math.ceil((alerts * places) / MAX_PAIRS), Math.ceil(places / MAX_PLACES));
}

/** Returns the alerts as rows of the statement that handles them. */
function groupsOf(alerts: readonly Matching[]): ReadonlyMap<string, readonly object[]> {
  const groups = new Map<string, object[]>();
  for (const alert of alerts) {
    const { text, row } = matchedAlert(alert);
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [row]);
    else group.push(row);
  }
  return groups;
}

/** Returns the ids of the places that each alert finds. */
async function matchesOf(
  work: UnitOfWork,
  groups: ReadonlyMap<string, readonly object[]>,
  { first, until }: Range,
  { parts, part }: Part,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const matches = new Map<number, ReadonlySet<number>>();
  for (const [text, alerts] of groups) {
    const rows = await work.rows<MatchRow>(text, [JSON.stringify(alerts), first, until, parts, part]);
    for (const { alert, ids } of rows) matches.set(alert, new Set(ids.split(' ').map(Number)));
  }
  return matches;
}

/** Returns the places that any alert finds, with their news. */
function placesOf(
  work: UnitOfWork,
  matches: ReadonlyMap<number, ReadonlySet<number>>,
  { first, until }: Range,
): Promise<readonly PlaceRow[]> | readonly PlaceRow[] {
  const ids = new Set<number>();
  for (const each of matches.values()) for (const id of each) ids.add(id);
  return ids.size === 0 ? [] : work.rows<PlaceRow>(NEWS_SQL, [[...ids], first, until]);
}

/** Most alerts have seen the same news, so what happened since is computed once for all of these. */
function memoized<Value>(compute: (seen: number) => Value): (seen: number) => Value {
  const known = new Map<number, Value>();
  return (seen) => {
    const value = known.get(seen) ?? compute(seen);
    known.set(seen, value);
    return value;
  };
}

function toldOf(rows: readonly PlaceRow[], seen: number, order: NewsOrder): Told {
  const places = rows.flatMap(({ events, businessId, name, address, ...state }) => {
    const unseen = events.filter(({ number }) => number > seen).map((event) => ({ ...event, at: new Date(event.at) }));
    const total = unseen.length === 0 ? null : inTotal(unseen, state);
    return total === null ? [] : [{ businessId, name, address, ...total }];
  });
  return { places: places.toSorted(ORDERS[order]), ids: new Set(places.map(({ businessId }) => businessId)) };
}

/** Returns the news of these places. */
function newsAmong({ places, ids: told }: Told, ids: ReadonlySet<number>): AlertNews {
  const total = [...ids].filter((id) => told.has(id)).length;
  const shown: PlaceNews[] = [];
  for (const place of places) {
    if (shown.length === Math.min(total, MAX_DIGEST_PLACES)) break;
    if (ids.has(place.businessId)) shown.push(place);
  }
  return { total, places: shown };
}

/** Adds the news of one part of the places. */
function add(found: Map<number, AlertNews>, id: number, { total, places }: AlertNews, order: NewsOrder): void {
  if (total === 0) return;
  const known = found.get(id);
  if (known === undefined) return void found.set(id, { total, places });
  const all = [...known.places, ...places].toSorted(ORDERS[order]);
  found.set(id, { total: known.total + total, places: all.slice(0, MAX_DIGEST_PLACES) });
}
