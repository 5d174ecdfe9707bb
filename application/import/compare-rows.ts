import { blockingKeys } from '../../domain/duplicate/blocking-keys.js';
import {
  duplicateScore,
  isSamePlace,
  LIKELY_DUPLICATE_SCORE,
  phoneDigits,
  type Recognisable,
} from '../../domain/duplicate/duplicate-score.js';
import type { Candidate, JudgedContent, PlacedRow } from './ports.js';

/** A likely duplicate of a row, in words. */
export interface LikelyMatch {
  /** Null if nobody else can see the business. */
  readonly businessId: number | null;
  /** The row tells more about the business, which other sources know and this one doesn't. */
  readonly joins: boolean;
  readonly sentence: string;
  /** What it looks like, and how much; null if the row can't be listed anyway. */
  readonly like: Pick<JudgedContent, 'likeId' | 'likeLine' | 'score' | 'reasons'> | null;
}

/** Returns what identifies a row in a comparison. */
export function recognisableOf({ content, isMiddle, source }: PlacedRow): Recognisable {
  const { name, address, city, state, zipCode, phone, website, latitude, longitude } = content;
  return { name, address, city, state, zipCode, phone, website, latitude, longitude, isMiddle, source };
}

/** Returns the listing that the row most likely duplicates; null if none. */
export function listedAlready(row: PlacedRow, candidates: readonly Candidate[]): LikelyMatch | null {
  const place = recognisableOf(row);
  let [best, bestScore]: [Candidate | null, number] = [null, LIKELY_DUPLICATE_SCORE - 1];
  for (const candidate of candidates) {
    const { score } = scoreOf(place, candidate);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  if (best === null) return null;
  const { score, reasons } = scoreOf(place, best);
  const which = `business ${best.id}${STANDING[best.standing]}`;
  const { sources, standing } = best;
  const isOtherSource = standing === 'listed' && sources.length > 0 && !sources.includes(row.source);
  const joins = isOtherSource && isSamePlace(place, best);
  const alike = `'${best.name}' (${which}): ${reasons.slice(0, 3).join(', ')}.`;
  const sentence = `${joins ? 'Same place as' : 'Looks like'} ${alike}`;
  // Only the owner can see the page of any other business.
  const like = { likeId: best.id, likeLine: null, score, reasons };
  return { businessId: standing === 'listed' ? best.id : null, joins, sentence, like };
}

/** A source that both have counts, whichever others the candidate has. */
function scoreOf(place: Recognisable, candidate: Candidate) {
  const isShared = place.source !== null && candidate.sources.includes(place.source);
  return duplicateScore(place, isShared ? { ...candidate, source: place.source } : candidate);
}

const STANDING: Readonly<Record<Candidate['standing'], string>> = {
  listed: '',
  waiting: ', not approved yet',
  withdrawn: ', withdrawn by its owner',
};

/**
 * Keys for finding rows that may be the same: a match has a `keptBy` key that equals one of the other's `soughtBy`
 * keys.
 */
interface Keys {
  readonly keptBy: (place: Recognisable) => readonly (number | string)[];
  readonly soughtBy: (place: Recognisable) => readonly (number | string)[];
}

/** Keys within a batch: those of the duplicate search. */
const OF_BATCH: Keys = { keptBy: blockingKeys, soughtBy: blockingKeys };

/** Half a mile in degrees of latitude. */
const CELL = 0.0073;

const nameKey = ({ name }: Recognisable): string => `n${name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()}`;

const phoneKeys = ({ phone }: Recognisable): string[] => {
  const digits = phoneDigits(phone);
  return digits === null ? [] : [`p${digits}`];
};

/** Returns half-mile cells: the one of the pin and, if `reach` is 1, its neighbors. */
function cells({ latitude, longitude }: Recognisable, reach: 0 | 1): string[] {
  if (latitude === null || longitude === null) return [];
  const steps = reach === 0 ? [0] : [-1, 0, 1];
  return steps.flatMap((up) => {
    const row = Math.floor(latitude / CELL) + up;
    const column = Math.floor((longitude * Math.cos((row * CELL * Math.PI) / 180)) / CELL);
    return steps.map((aside) => `${row},${column + aside}`);
  });
}

/** Keys by which an import finds its earlier batches (`ImportedBusinesses.candidates`): name, phone, and position. */
const OF_FILE: Keys = {
  keptBy: (place) => [nameKey(place), ...phoneKeys(place), ...cells(place, 0)],
  soughtBy: (place) => [nameKey(place), ...phoneKeys(place), ...cells(place, 1)],
};

/** Maximum rows compared per key. A key shared by more rows identifies none. */
const MAX_EACH = 20;
/** About 70 MB. */
const MAX_ROWS = 100_000;

interface Earlier {
  readonly place: Recognisable;
  readonly line: number;
}

/** Rows to be added, for finding duplicates within the file. Keeps the first 100,000. */
export class EarlierRows {
  readonly #byKey = new Map<number | string, Earlier[]>();
  #count = 0;

  private constructor(private readonly keys: Keys) {}

  static ofBatch(): EarlierRows {
    return new EarlierRows(OF_BATCH);
  }

  /** For a dry run, which lists nothing that a later batch could find. */
  static ofFile(): EarlierRows {
    return new EarlierRows(OF_FILE);
  }

  add(row: PlacedRow, line: number): void {
    if (this.#count === MAX_ROWS) return;
    this.#count += 1;
    const seenRow = { place: recognisableOf(row), line };
    for (const key of this.keys.keptBy(seenRow.place)) {
      const others = this.#byKey.get(key);
      if (others === undefined) this.#byKey.set(key, [seenRow]);
      else if (others.length < MAX_EACH) others.push(seenRow);
    }
  }

  /** Returns an earlier row that is likely the same business, or null. */
  doubleOf(row: PlacedRow): LikelyMatch | null {
    const place = recognisableOf(row);
    const earlier = new Set(this.keys.soughtBy(place).flatMap((key) => this.#byKey.get(key) ?? []));
    for (const { place: other, line } of earlier) {
      const { score, reasons } = duplicateScore(place, other);
      if (score < LIKELY_DUPLICATE_SCORE) continue;
      const sentence = `Looks like '${other.name}' in line ${line}: ${reasons.slice(0, 3).join(', ')}.`;
      return { businessId: null, joins: false, sentence, like: { likeId: null, likeLine: line, score, reasons } };
    }
    return null;
  }
}
