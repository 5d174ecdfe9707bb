import { isMiddle } from '../../domain/duplicate/duplicate-score.js';
import { pinRefusal, placeOnMap } from '../../domain/business/content.js';
import { boundsAround } from '../../domain/gazetteer/grid.js';
import { UNKNOWN_COUNTRY } from '../../domain/gazetteer/country.js';
import { stateCode } from '../../domain/gazetteer/us-state.js';
import { inTown } from '../../domain/gazetteer/pin-town.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import { MAX_NEIGHBORHOOD_MILES, nameAfter } from '../../domain/import/place-name.js';
import { CLOSED_PERMANENTLY } from '../../domain/import/overture-place.js';
import { inCountry } from '../../domain/import/skip.js';
import type { PlaceKind } from '../../domain/import/missing.js';
import { middleOf, middlesOf, type Whereabouts } from '../gazetteer/find-middle.js';
import type { Gazetteer, PinTowns } from '../gazetteer/ports.js';
import type { ReadRow, SourceRow } from './file-ports.js';
import type { CheckedRow, PlacedRow, ReportLine, RowRules } from './ports.js';

/** A row with its position in the file and the result of its rules. */
export interface JudgedRow extends Pick<ReportLine, 'number' | 'line' | 'name' | 'externalId'> {
  /** Identifies the row in later imports; null if the row is invalid. */
  readonly key: Pick<CheckedRow, 'source' | 'externalId'> | null;
  /** Identifies the place that the file has, even if the row is refused; null if it is closed or names no id. */
  readonly present: JudgedRow['key'];
  /** What the row's place is, even if the row is refused or left out; null if unknown or in another country. */
  readonly kind: PlaceKind | null;
  /** The listing, or why the row is left out or refused. */
  readonly judgement: PlacedRow | SkippedRow | string;
}

/** A valid row that is left out on purpose. */
export interface SkippedRow {
  readonly skipReason: string;
  /** Whether it is in another country than the import's. */
  readonly isAbroad: boolean;
}

const isAbroad = (judgement: JudgedRow['judgement']): boolean =>
  typeof judgement !== 'string' && 'skipReason' in judgement && judgement.isAbroad;

/** Whether the row may become a listing. */
export const isPlaced = (judgement: JudgedRow['judgement']): judgement is PlacedRow =>
  typeof judgement !== 'string' && !('skipReason' in judgement);

interface JudgeInput {
  readonly rules: RowRules;
  readonly gazetteer: Gazetteer;
  readonly pinTowns: PinTowns;
  /** For rows without a source; null if all rows have one. */
  readonly source: string | null;
  /** The country whose rows are imported. */
  readonly country: string;
  readonly first: number;
}

/** Validates rows like the listing form and finds their positions. Runs outside of transactions. */
export async function judgeRows(rows: readonly ReadRow[], input: JudgeInput): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const place = { number: input.first + index, line: row.line };
    if ('problem' in row) judged.push({ ...place, name: null, externalId: null, ...NO_KEYS, judgement: row.problem });
    else {
      const { name, externalId } = row.values;
      const checked = input.rules.check(row, input.source);
      const key = typeof checked === 'string' ? null : checked;
      const present = presentPlace(row, checked, input.source);
      const placed = await placedRow(row, checked, input);
      const judgement = row.isUnnamed === true ? await namedRow(placed, input.gazetteer) : placed;
      const given = row.isUnnamed === true && isPlaced(judgement) ? judgement.content.name : name;
      const kind = typeof checked === 'string' || isAbroad(judgement) ? null : checked.content;
      judged.push({ ...place, name: textOf(given), externalId: textOf(externalId), key, present, kind, judgement });
    }
  }
  return judged;
}

const NO_KEYS = { key: null, present: null, kind: null };

/** Returns the source and id of the place that a row says exists; null if it is closed or names no id. */
function presentPlace(
  { values, skipReason }: SourceRow,
  checked: CheckedRow | string,
  defaultSource: string | null,
): JudgedRow['key'] {
  if (skipReason === CLOSED_PERMANENTLY) return null;
  if (typeof checked !== 'string') return checked;
  const [source, externalId] = [
    textOf(values['source'])?.trim() ?? defaultSource,
    textOf(values['externalId'])?.trim(),
  ];
  return source === null || externalId === undefined || externalId === '' ? null : { source, externalId };
}

type Places = Pick<JudgeInput, 'gazetteer' | 'pinTowns' | 'country'>;

async function placedRow(
  { skipReason = null, completesOnly = false }: SourceRow,
  unplaced: CheckedRow | string,
  { gazetteer, pinTowns, country: wanted }: Places,
): Promise<JudgedRow['judgement']> {
  if (typeof unplaced === 'string') return unplaced;
  if (skipReason !== null) return { skipReason, isAbroad: false };
  const country = countryOf(unplaced, pinTowns, wanted);
  if (country !== wanted) return { skipReason: inCountry(country), isAbroad: true };
  const checked = { ...unplaced, content: { ...unplaced.content, country } };
  const { latitude, longitude, state, zipCode } = checked.content;
  const pin = latitude === null || longitude === null ? null : { latitude, longitude };
  // Many towns share a name: without a state, only the pin says which one is meant.
  const isTownSure = pin === null || state !== null || zipCode !== null;
  const middle = isTownSure ? await middleOf(checked.content, gazetteer) : null;
  const refusal = pin === null || middle === null ? null : pinRefusal(pin, middle);
  if (refusal !== null) return refusal;
  const point = placeOnMap(pin, middle);
  const place = { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
  const town = pin !== null && (checked.content.city === null || state === null) ? pinTowns.townAt(pin) : null;
  const content = { ...inTown(checked.content, town), ...place };
  return {
    ...checked,
    content,
    completesOnly,
    isMiddle: point !== null && (await isAnyMiddle(point, checked.content, gazetteer)),
  };
}

/** Returns the country that the row names, else the one of its state or pin, else the import's. */
function countryOf({ isCountryStated, content }: CheckedRow, pinTowns: PinTowns, wanted: string): string {
  const { country, state, latitude, longitude } = content;
  if (isCountryStated) return country;
  if (state !== null && stateCode(state) !== null) return 'US';
  if (latitude === null || longitude === null) return wanted;
  const found = pinTowns.countryAt({ latitude, longitude });
  // No outline contains it, such as a pin on a pier or in a country that has none.
  return found === UNKNOWN_COUNTRY && wanted !== 'US' ? wanted : found;
}

/** Returns the row named after its surroundings; refused if they are unknown. */
async function namedRow(row: JudgedRow['judgement'], gazetteer: Gazetteer): Promise<JudgedRow['judgement']> {
  if (!isPlaced(row)) return row;
  const { name, city, latitude, longitude } = row.content;
  if (city === null || latitude === null || longitude === null) return 'It has no name, and no town is near.';
  const pin = { latitude, longitude };
  const around = await gazetteer.within(boundsAround(pin, MAX_NEIGHBORHOOD_MILES));
  return { ...row, content: { ...row.content, name: nameAfter(name, pin, city, around) } };
}

/** Whether the pin is the center of its ZIP code or town. Exports and other lists contain such pins, too. */
async function isAnyMiddle(pin: Point, place: Whereabouts, gazetteer: Gazetteer): Promise<boolean> {
  for await (const middle of middlesOf(place, gazetteer)) if (isMiddle(pin, middle)) return true;
  return false;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
