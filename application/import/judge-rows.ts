import { isMiddle } from '../../domain/business/duplicate-score.js';
import { placeOnMap } from '../../domain/business/content.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { middleOf, middlesOf, type Whereabouts } from '../gazetteer/find-middle.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { CheckedRow, PlacedRow, ReadRow, RowRules } from './ports.js';

/** A row with its place among all, and what its rules say. */
export interface JudgedRow {
  readonly number: number;
  readonly line: number;
  /** As the file names it, for the report of a row that is refused too. */
  readonly name: string | null;
  readonly externalId: string | null;
  /** What it is known again by; null where its own rules refuse it. */
  readonly key: Pick<CheckedRow, 'source' | 'externalId'> | null;
  /** What is listed, or why it is not. */
  readonly judgement: PlacedRow | string;
}

interface JudgeInput {
  readonly rules: RowRules;
  readonly gazetteer: Gazetteer;
  /** Of rows that name none; null where all do. */
  readonly source: string | null;
  /** Number of the first row. */
  readonly first: number;
}

/** Checks rows as the form for a listing would, and finds their places on the map; in no transaction. */
export async function judgeRows(rows: readonly ReadRow[], input: JudgeInput): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const place = { number: input.first + index, line: row.line };
    if ('problem' in row) judged.push({ ...place, name: null, externalId: null, key: null, judgement: row.problem });
    else {
      const { name, externalId } = row.values;
      const checked = input.rules.check(row, input.source);
      const key = typeof checked === 'string' ? null : checked;
      const judgement = await placedRow(checked, input.gazetteer);
      judged.push({ ...place, name: textOf(name), externalId: textOf(externalId), key, judgement });
    }
  }
  return judged;
}

async function placedRow(checked: CheckedRow | string, gazetteer: Gazetteer): Promise<PlacedRow | string> {
  if (typeof checked === 'string') return checked;
  const { latitude, longitude, state, zipCode } = checked.content;
  const pin = latitude === null || longitude === null ? null : { latitude, longitude };
  // There are many towns of one name: without a state, the pin alone says which one is meant.
  const isTownSure = pin === null || state !== null || zipCode !== null;
  try {
    const point = placeOnMap(pin, isTownSure ? await middleOf(checked.content, gazetteer) : null);
    const place = { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
    const content = { ...checked.content, ...place };
    return { ...checked, content, isMiddle: point !== null && (await isAnyMiddle(point, content, gazetteer)) };
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Also a pin that the file names: exports and other lists fill them in from towns. */
async function isAnyMiddle(pin: Point, place: Whereabouts, gazetteer: Gazetteer): Promise<boolean> {
  for await (const middle of middlesOf(place, gazetteer)) if (isMiddle(pin, middle)) return true;
  return false;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
