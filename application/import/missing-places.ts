import type { Bounds } from '../../domain/gazetteer/grid.js';
import { fateOfMissing } from '../../domain/import/missing.js';
import type { AuditLog } from '../administration/audit.js';
import type { ImportedBusinesses, ImportRecord, ListedSource, MovedBusiness, ReportLine } from './ports.js';
import { SeenRows } from './seen-rows.js';

/** Product decision: sources of one file that are checked. A file with more is a list of lists. */
const MAX_SOURCES = 20;

/** The places that a file has, its sources, and its area. */
export class FileArea {
  readonly #present = new SeenRows();
  readonly #sources = new Set<string>();
  #bounds: Bounds | null = null;

  /** Adds a place that the file has, whether or not its row is taken. */
  addPlace(key: Parameters<SeenRows['add']>[0]): void {
    this.#present.add(key, 1);
    if (this.#sources.size <= MAX_SOURCES) this.#sources.add(key.source);
  }

  has(key: Parameters<SeenRows['add']>[0]): boolean {
    return this.#present.lineOf(key) !== undefined;
  }

  /** Extends the area by the pin of a row that is taken. */
  addPin({ latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null }): void {
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
  /** Whether listings may be hidden. */
  readonly hides: boolean;
}

interface MissingPorts {
  readonly businesses: ImportedBusinesses;
  readonly audit: AuditLog;
}

/**
 * Reports the listings of the file's sources in its area that the file no longer has, and hides those that the last file
 * missed, too. Runs in a transaction. A dry run changes nothing.
 */
export async function missingPlaces(
  { businesses, audit }: MissingPorts,
  { record, area, claimed, hides }: MissingInput,
): Promise<ReportLine[]> {
  const bounds = claimed ?? area.bounds;
  if (bounds === null || area.sources.length === 0) return [];
  const missing: ListedSource[] = [];
  let listed = 0;
  for (let after: ListedSource | null = null; ;) {
    const page = await businesses.listedIn({ sources: area.sources, bounds, after });
    listed += page.length;
    for (const place of page) if (!area.has(place)) missing.push(place);
    after = page.at(-1) ?? null;
    if (after === null) break;
  }
  const rule = { isDryRun: record.isDryRun, hides, listed, missing: missing.length };
  const fates = missing.map((place) => ({ place, ...fateOfMissing(place, rule) }));
  if (!record.isDryRun) {
    const gone = fates.filter(({ isHidden }) => isHidden).map(({ place }) => place);
    await businesses.miss(missing);
    for (const place of await businesses.hide(gone)) await audit.write(hidden(place, record));
  }
  return fates.map(({ place, sentence }, index) => ({
    ...{ number: record.position + index + 1, line: 0, outcome: 'missing', name: place.name },
    ...{ externalId: place.externalId, businessId: place.id, message: sentence, skipReason: null },
  }));
}

/** Like the entry of an administrator who hides a listing, so that it can be undone. */
function hidden({ id, name, source, hiddenAt }: MovedBusiness, { startedBy }: ImportRecord) {
  return {
    ...({ actor: startedBy, action: 'business.hide', targetType: 'business', targetId: String(id) } as const),
    before: { name, isActive: true, hiddenAt: null },
    after: { name, isActive: false, hiddenAt },
    reason: `No longer in the files of ${source}.`,
  };
}
