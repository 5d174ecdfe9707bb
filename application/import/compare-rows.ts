import { blockingKeys } from '../../domain/business/blocking-keys.js';
import { duplicateScore, LIKELY_DUPLICATE_SCORE, type Recognisable } from '../../domain/business/duplicate-score.js';
import type { Candidate, PlacedRow } from './ports.js';

/** What a row may be a double of, in words. */
export interface LikelyDouble {
  /** Null where nobody could look at it. */
  readonly businessId: number | null;
  readonly sentence: string;
}

/** By what a row is compared with listings. */
export const recognisableOf = ({ content, isMiddle, source }: PlacedRow): Recognisable => ({
  ...content,
  isMiddle,
  source,
});

/** The listing that a row most likely is already; null where none is likely. */
export function listedAlready(row: PlacedRow, candidates: readonly Candidate[]): LikelyDouble | null {
  const place = recognisableOf(row);
  let [best, bestScore]: [Candidate | null, number] = [null, LIKELY_DUPLICATE_SCORE - 1];
  for (const candidate of candidates) {
    const { score } = duplicateScore(place, candidate);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  if (best === null) return null;
  const { reasons } = duplicateScore(place, best);
  const which = `business ${best.id}${STANDING[best.standing]}`;
  const sentence = `Looks like '${best.name}' (${which}): ${reasons.slice(0, 3).join(', ')}.`;
  // The page of any other one is shown to its owner alone.
  return { businessId: best.standing === 'listed' ? best.id : null, sentence };
}

const STANDING: Readonly<Record<Candidate['standing'], string>> = {
  listed: '',
  waiting: ', not approved yet',
  withdrawn: ', withdrawn by its owner',
};

/** Rows of one batch, so that the file's own doubles are found before they are listed. */
export class EarlierRows {
  readonly #byKey = new Map<number, { readonly place: Recognisable; readonly line: number }[]>();

  add(row: PlacedRow, line: number): void {
    const place = recognisableOf(row);
    const kept = { place, line };
    for (const key of blockingKeys(place)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), kept]);
  }

  /** An earlier row that is likely the same business. */
  doubleOf(row: PlacedRow): LikelyDouble | null {
    const place = recognisableOf(row);
    const earlier = new Set(blockingKeys(place).flatMap((key) => this.#byKey.get(key) ?? []));
    for (const { place: other, line } of earlier) {
      const { score, reasons } = duplicateScore(place, other);
      if (score < LIKELY_DUPLICATE_SCORE) continue;
      const sentence = `Looks like '${other.name}' in line ${line}: ${reasons.slice(0, 3).join(', ')}.`;
      return { businessId: null, sentence };
    }
    return null;
  }
}
