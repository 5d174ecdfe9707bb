import { hash } from 'node:crypto';
import type { BusinessFilters } from '../../../application/business/ports.js';
import { areasToTry, changed, type Change } from '../../../application/business/understood.js';
import type { Sort } from '../../../domain/business/list-order.js';
import { FIT_RANKS } from '../../../domain/policy/fit-rank.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { brokenCursor, readValues, writeCursor } from '../../postgres/list-cursor.js';
import { BANDS } from './matches-sql.js';
import { keysOf, orderOf, orderOfMany, unranked, type Order, type SortKey } from './search-order.js';

export type Keys = Readonly<Record<string, string | number>>;

/** The end of a page, and the choices its first page made for all later pages. */
export interface SearchCursor {
  /** The order of the first page: very many matches are not sorted by relevance. */
  readonly order: Order;
  /** There are more results than are counted. */
  readonly capped: boolean;
  /** How the search was changed, because it found nothing; null if it wasn't. */
  readonly change: Change | null;
  readonly keys: Keys;
}

/** Maximum length of a changed text, and of the words given up, so that a cursor fits in a URL. */
export const MAX_CHANGED_LENGTH = 300;

const FITS: Readonly<Record<SortKey, (value: unknown) => boolean>> = {
  rating: (value) => typeof value === 'string' && /^\d\.\d\d$/.test(value),
  reviews: isCount,
  tier: (value) => value === 'free' || value === 'premium',
  name: (value) => typeof value === 'string' && !value.includes('\0'),
  id: isCount,
  score: isCount,
  recommended: isCount,
  chord: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  band: (value) => (BANDS as readonly unknown[]).includes(value),
  fitRank: (value) => (FIT_RANKS as readonly unknown[]).includes(value),
};

export function writeSearchCursor(filters: BusinessFilters, requested: Sort, cursor: SearchCursor): string {
  const { order, capped, change, keys } = cursor;
  const values = [order, capped, change === null ? null : parts(change), ...keysOf(order).map((key) => keys[key])];
  return writeCursor(fingerprint(filters, requested), values);
}

/**
 * Reads a cursor written by `writeSearchCursor` for these filters and this order. Throws INVALID_CURSOR for anything
 * else.
 */
export function readSearchCursor(filters: BusinessFilters, requested: Sort, text: string): SearchCursor {
  const [given, capped, changes, ...values] = readValues(fingerprint(filters, requested), text);
  if (typeof capped !== 'boolean') return brokenCursor();
  const change = changes === null ? null : changeIn(changes, filters);
  const usual = orderOf(requested, changed(filters, change));
  const order = [usual, unranked(usual), orderOfMany(usual)].find((each) => each === given);
  if (order === undefined) return brokenCursor();
  const keys = keysOf(order);
  if (values.length !== keys.length || !keys.every((key, i) => FITS[key](values[i]))) return brokenCursor();
  return {
    order,
    capped,
    change,
    keys: Object.fromEntries(keys.map((key, i) => [key, values[i] as string | number])),
  };
}

/** Returns the same key for the same search in any order. */
export function searchKey({ text, category, area, bounds, traits, fit, exact, understood }: BusinessFilters): string {
  return JSON.stringify([text, category, area, bounds, traits, fit, exact === true, understood ?? null]);
}

/** A short hash that is the same for the same search, so that a cursor of one list is rejected in another. */
function fingerprint(filters: BusinessFilters, sort: Sort): string {
  return hash('sha256', `${sort} ${searchKey(filters)}`, 'base64url').slice(0, 12);
}

const parts = ({ text, gaveUp, area, withoutPet }: Change) => [text, gaveUp, area, withoutPet];

/** Reads a change as `parts` writes it. Throws INVALID_CURSOR for any other, and for one that the search doesn't allow. */
function changeIn(value: unknown, filters: BusinessFilters): Change {
  if (!Array.isArray(value)) return brokenCursor();
  const [text, gaveUp, area, withoutPet] = value as unknown[];
  const areas = [null, ...(filters.understood === undefined ? [] : ['own', ...areasToTry(filters).flat()])];
  if (
    (text !== null && !isShort(text)) ||
    !Array.isArray(gaveUp) ||
    !gaveUp.every((word): word is string => isShort(word)) ||
    gaveUp.join('').length > MAX_CHANGED_LENGTH ||
    !(areas as readonly unknown[]).includes(area) ||
    typeof withoutPet !== 'boolean'
  ) {
    return brokenCursor();
  }
  return { text, gaveUp, area: area as Change['area'], withoutPet };
}

function isShort(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_CHANGED_LENGTH && !text.includes('\0');
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ID;
}
