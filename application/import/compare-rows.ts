import { duplicateScore, LIKELY_DUPLICATE_SCORE, phoneDigits } from '../../domain/business/duplicate-score.js';
import { plainName } from '../../domain/business/plain-name.js';
import type { Candidate, CheckedRow } from './ports.js';

/** What a row may be a double of, in words. */
export interface LikelyDouble {
  readonly businessId: number | null;
  readonly sentence: string;
}

/** The listing that a row most likely is already; null where none is likely. */
export function listedAlready({ content }: CheckedRow, candidates: readonly Candidate[]): LikelyDouble | null {
  let [best, bestScore]: [Candidate | null, number] = [null, LIKELY_DUPLICATE_SCORE - 1];
  for (const candidate of candidates) {
    const { score } = duplicateScore(content, candidate);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  if (best === null) return null;
  const { reasons } = duplicateScore(content, best);
  const sentence = `Looks like '${best.name}' (business ${best.id}): ${reasons.slice(0, 3).join(', ')}.`;
  return { businessId: best.id, sentence };
}

/** Rows of one batch, so that the file's own doubles are found before they are listed. */
export class EarlierRows {
  readonly #byKey = new Map<string, { readonly row: CheckedRow; readonly line: number }[]>();

  add(row: CheckedRow, line: number): void {
    for (const key of keysOf(row)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), { row, line }]);
  }

  /** An earlier row that is likely the same business. */
  doubleOf(row: CheckedRow): LikelyDouble | null {
    for (const earlier of keysOf(row).flatMap((key) => this.#byKey.get(key) ?? [])) {
      const { score, reasons } = duplicateScore(row.content, earlier.row.content);
      if (score < LIKELY_DUPLICATE_SCORE) continue;
      const sentence = `Looks like '${earlier.row.content.name}' in line ${earlier.line}: ${reasons.slice(0, 3).join(', ')}.`;
      return { businessId: null, sentence };
    }
    return null;
  }
}

/** Two rows that share none of these cannot reach the score. */
function keysOf({ content }: CheckedRow): string[] {
  const { name, phone, address, latitude, longitude } = content;
  const digits = phoneDigits(phone);
  const spot = latitude === null || longitude === null ? null : `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
  return [
    `n:${plainName(name)}`,
    ...(digits === null ? [] : [`p:${digits}`]),
    ...(spot === null ? [] : [`s:${spot}`]),
    ...(address === null ? [] : [`a:${address.toLowerCase()}`]),
  ];
}
