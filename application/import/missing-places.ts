import type { Bounds } from '../../domain/gazetteer/grid.js';
import {
  CHANGED_MEANWHILE,
  fateOfMissing,
  groupOf,
  groupsShownBy,
  type MissingShare,
} from '../../domain/import/missing.js';
import type { AuditLog } from '../administration/audit.js';
import { isPlaced, type JudgedRow } from './judge-rows.js';
import type { ImportedBusinesses, ImportRecord, Imports, ListedSource, MovedBusiness, ReportLine } from './ports.js';
import { SeenRows } from './seen-rows.js';

/** Product decision: sources of one file that are checked. A file with more is a list of lists. */
const MAX_SOURCES = 20;

/** The places that a file has, their kinds, its sources, and its area. */
export class FileArea {
  readonly #present = new SeenRows();
  readonly #sources = new Set<string>();
  readonly #groups = new Set<string>();
  #bounds: Bounds | null = null;

  /** Adds a row of the file, whether or not it is taken. Only pins of rows that may be listed extend the area. */
  addRow({ present, kind, judgement }: Pick<JudgedRow, 'present' | 'kind' | 'judgement'>): void {
    if (present !== null) {
      this.#present.add(present, 1);
      if (this.#sources.size <= MAX_SOURCES) this.#sources.add(present.source);
    }
    if (kind !== null) for (const group of groupsShownBy(kind)) this.#groups.add(group);
    if (isPlaced(judgement)) this.#addPin(judgement.content);
  }

  has(key: Parameters<SeenRows['add']>[0]): boolean {
    return this.#present.lineOf(key) !== undefined;
  }

  /** Whether the file has rows of the listing's kind, so that it would have the listing, too. */
  covers(listed: ListedSource): boolean {
    return this.#groups.has(groupOf(listed));
  }

  #addPin({ latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null }): void {
    if (latitude === null || longitude === null) return;
    const { south, west, north, east } = this.#bounds ?? { south: 90, west: 180, north: -90, east: -180 };
    this.#bounds = {
      ...{ south: Math.min(south, latitude), west: Math.min(west, longitude) },
      ...{ north: Math.max(north, latitude), east: Math.max(east, longitude) },
    };
  }

  /** The sources of the rows; none if there are too many. */
  get sources(): readonly string[] {
    return this.#sources.size > MAX_SOURCES ? [] : [...this.#sources];
  }

  /** The box around the rows; null without any. */
  get bounds(): Bounds | null {
    return this.#bounds;
  }
}

interface MissingInput {
  readonly record: ImportRecord;
  readonly area: FileArea;
  /** The area that the file claims; null if it claims none. */
  readonly claimed: Bounds | null;
  /** When the file's data was current; null if it doesn't say. */
  readonly datedAt: Date | null;
  /** Whether listings may be hidden. */
  readonly hides: boolean;
}

interface MissingPorts {
  readonly imports: Imports;
  readonly businesses: ImportedBusinesses;
  readonly audit: AuditLog;
}

/**
 * Reports the listings of the file's sources in its area that the file no longer has, and hides those that the last file
 * missed, too. Listings of kinds that the file doesn't have, and those that a newer file was about, are left alone. Runs in
 * a transaction. A dry run changes nothing.
 */
export async function missingPlaces(
  { imports, businesses, audit }: MissingPorts,
  { record, area, claimed, datedAt, hides }: MissingInput,
): Promise<ReportLine[]> {
  const { missing, inArea, ofKind } = await comparedListings(businesses, area, {
    bounds: claimed ?? area.bounds,
    datedAt,
  });
  if (missing.length === 0) return [];
  const rule = { isDryRun: record.isDryRun, hides, isRepeated: await imports.wasImported(record), inArea };
  const fates = missing.map((place) => {
    return { place, ...fateOfMissing(place, { ...rule, ofKind: ofKind.get(groupOf(place)) ?? inArea }) };
  });
  const hidden = new Set<number>();
  if (!record.isDryRun) {
    if (!rule.isRepeated) await businesses.miss(missing, datedAt);
    const gone = fates.filter(({ isHidden }) => isHidden).map(({ place }) => place);
    for (const place of await businesses.hide(gone)) {
      hidden.add(place.id);
      await audit.write(hidingOf(place, record));
    }
  }
  return fates.map(({ place, isHidden, sentence }, index) => {
    const message = isHidden && !record.isDryRun && !hidden.has(place.id) ? CHANGED_MEANWHILE : sentence;
    return {
      ...{ number: record.position + index + 1, line: 0, outcome: 'missing', name: place.name },
      ...{ externalId: place.externalId, businessId: place.id, message, skipReason: null },
    };
  });
}

interface Compared {
  readonly missing: readonly ListedSource[];
  readonly inArea: MissingShare;
  /** By group. */
  readonly ofKind: ReadonlyMap<string, MissingShare>;
}

/** Compares the listings in the area with the file. */
async function comparedListings(
  businesses: ImportedBusinesses,
  area: FileArea,
  { bounds, datedAt }: { readonly bounds: Bounds | null; readonly datedAt: Date | null },
): Promise<Compared> {
  const missing: ListedSource[] = [];
  const [inArea, ofKind] = [{ listed: 0, missing: 0 }, new Map<string, { listed: number; missing: number }>()];
  let after: ListedSource | null = null;
  while (bounds !== null && area.sources.length > 0) {
    const page: readonly ListedSource[] = await businesses.listedIn({ sources: area.sources, bounds, datedAt, after });
    for (const place of page) {
      if (!area.covers(place)) continue;
      const isMissing = !area.has(place);
      const group = ofKind.get(groupOf(place)) ?? { listed: 0, missing: 0 };
      ofKind.set(groupOf(place), group);
      for (const share of [inArea, group]) {
        share.listed += 1;
        if (isMissing) share.missing += 1;
      }
      if (isMissing) missing.push(place);
    }
    after = page.at(-1) ?? null;
    if (after === null) break;
  }
  return { missing, inArea, ofKind };
}

/** Like the entry of an administrator who hides a listing, so that it can be undone. */
function hidingOf({ id, name, source, hiddenAt }: MovedBusiness, { startedBy }: ImportRecord) {
  return {
    ...({ actor: startedBy, action: 'business.hide', targetType: 'business', targetId: String(id) } as const),
    before: { name, isActive: true, hiddenAt: null },
    after: { name, isActive: false, hiddenAt },
    reason: `No longer in the files of ${source}.`,
  };
}
