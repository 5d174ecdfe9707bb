import { hash } from 'node:crypto';
import type { BusinessFilters } from '../../../application/business/ports.js';
import type { Sort } from '../../../domain/business/list-order.js';
import { FIT_RANKS } from '../../../domain/policy/fit-rank.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { brokenCursor, readValues, writeCursor } from '../../postgres/list-cursor.js';
import { keysOf, orderOf, orderOfMany, type Order, type SortKey } from './search-order.js';

export type Keys = Readonly<Record<string, string | number>>;

/** The end of a page, and the choices its first page made for all later pages. */
export interface SearchCursor {
  /** The order of the first page: a text with very many matches is not sorted by relevance. */
  readonly order: Order;
  /** There are more results than are counted. */
  readonly capped: boolean;
  /** The text with typos corrected; null if it was searched as typed. */
  readonly corrected: string | null;
  readonly keys: Keys;
}

/** Maximum length of a corrected text, so that a cursor fits in a URL. */
export const MAX_CORRECTION_LENGTH = 300;

const FITS: Readonly<Record<SortKey, (value: unknown) => boolean>> = {
  rating: (value) => typeof value === 'string' && /^\d\.\d\d$/.test(value),
  reviews: isCount,
  tier: (value) => value === 'free' || value === 'premium',
  name: (value) => typeof value === 'string' && !value.includes('\0'),
  id: isCount,
  score: isCount,
  recommended: isCount,
  chord: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  fitRank: (value) => (FIT_RANKS as readonly unknown[]).includes(value),
};

export function writeSearchCursor(filters: BusinessFilters, requested: Sort, cursor: SearchCursor): string {
  const { order, capped, corrected, keys } = cursor;
  const values = [order, capped, corrected, ...keysOf(order).map((key) => keys[key])];
  return writeCursor(fingerprint(filters, requested), values);
}

/**
 * Reads a cursor written by `writeSearchCursor` for these filters and this order. Throws INVALID_CURSOR for anything
 * else.
 */
export function readSearchCursor(filters: BusinessFilters, requested: Sort, text: string): SearchCursor {
  const [given, capped, corrected, ...values] = readValues(fingerprint(filters, requested), text);
  if (typeof capped !== 'boolean') return brokenCursor();
  const usual = orderOf(requested, filters);
  const order = [usual, orderOfMany(usual)].find((each) => each === given);
  // Relevance order never occurs with very many matches.
  if (order === undefined || (capped && order !== orderOfMany(order))) return brokenCursor();
  if (corrected !== null && !isCorrection(corrected, filters)) return brokenCursor();
  const keys = keysOf(order);
  if (values.length !== keys.length || !keys.every((key, i) => FITS[key](values[i]))) return brokenCursor();
  return {
    order,
    capped,
    corrected,
    keys: Object.fromEntries(keys.map((key, i) => [key, values[i] as string | number])),
  };
}

/** Returns the same key for the same search in any order. */
export function searchKey({ text, category, area, bounds, traits, fit }: BusinessFilters): string {
  return JSON.stringify([text, category, area, bounds, traits, ...(fit === null ? [] : [fit])]);
}

/** A short hash that is the same for the same search, so that a cursor of one list is rejected in another. */
function fingerprint(filters: BusinessFilters, sort: Sort): string {
  return hash('sha256', `${sort} ${searchKey(filters)}`, 'base64url').slice(0, 12);
}

function isCorrection(text: unknown, filters: BusinessFilters): text is string {
  return (
    typeof text === 'string' && filters.text !== null && text.length <= MAX_CORRECTION_LENGTH && !text.includes('\0')
  );
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ID;
}
