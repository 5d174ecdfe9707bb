import { placeOnMap } from '../../domain/business/content.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { middleOf } from '../gazetteer/find-middle.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { CheckedRow, ReadRow, RowRules } from './ports.js';

/** A row with its place among all, and what its rules say. */
export interface JudgedRow {
  readonly number: number;
  readonly line: number;
  /** As the file names it, for the report of a row that is refused too. */
  readonly name: string | null;
  readonly externalId: string | null;
  /** What is listed, or why it is not. */
  readonly judgement: CheckedRow | string;
}

interface JudgeInput {
  readonly rules: RowRules;
  readonly gazetteer: Gazetteer;
  /** Of rows that name none. */
  readonly source: string;
  /** Number of the first row. */
  readonly first: number;
}

/** Checks rows as the form for a listing would, and finds their places on the map; in no transaction. */
export async function judgeRows(rows: readonly ReadRow[], input: JudgeInput): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const place = { number: input.first + index, line: row.line };
    if ('problem' in row) judged.push({ ...place, name: null, externalId: null, judgement: row.problem });
    else {
      const { name, externalId } = row.values;
      const judgement = await placedRow(input.rules.check(row, input.source), input.gazetteer);
      judged.push({ ...place, name: shortText(name), externalId: shortText(externalId), judgement });
    }
  }
  return judged;
}

async function placedRow(checked: CheckedRow | string, gazetteer: Gazetteer): Promise<CheckedRow | string> {
  if (typeof checked === 'string') return checked;
  const { latitude, longitude } = checked.content;
  const pin = latitude === null || longitude === null ? null : { latitude, longitude };
  try {
    const point = placeOnMap(pin, await middleOf(checked.content, gazetteer));
    const place = { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
    return { ...checked, content: { ...checked.content, ...place } };
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Enough to find the row again. */
function shortText(value: unknown): string | null {
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 200) : null;
}
