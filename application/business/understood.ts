import { readTerms } from '../../domain/business/vocabulary/read-query.js';
import type { Relaxed, Understood } from '../../domain/business/vocabulary/understood.js';
import { RADII } from '../../domain/gazetteer/distance.js';
import { writePets } from '../../domain/policy/question.js';
import type { Area, BusinessFilters } from './ports.js';

/** How a search that found nothing was changed, so that it finds something. */
export interface Change {
  /** The words to find; null for none. */
  readonly text: string | null;
  /** Words that results need not match. */
  readonly gaveUp: readonly string[];
  /** Miles of a wider circle, or the caller's own location instead of the one in the text; null if unchanged. */
  readonly area: number | 'anywhere' | 'own' | null;
  /** Whether the pet of the text is no longer a filter. */
  readonly withoutPet: boolean;
}

/** Returns the search to run instead. */
export function changed(filters: BusinessFilters, change: Change | null): BusinessFilters {
  const { understood } = filters;
  if (change === null) return filters;
  if (understood === undefined) return { ...filters, text: change.text };
  const isOwn = change.area === 'own';
  return {
    ...filters,
    text: change.text,
    area: isOwn ? understood.own.area : areaOf(filters.area, change.area),
    fit: change.withoutPet ? understood.own.fit : filters.fit,
  };
}

function areaOf(area: Area, change: Exclude<Change['area'], 'own'>): Area {
  if (change === 'anywhere') return { kind: 'anywhere' };
  return change !== null && area.kind === 'around' ? { ...area, miles: change } : area;
}

/** Product decision: circles up to this many miles are tried before words are given up. */
const MAX_NEAR_MILES = 50;

/** Returns the areas in which a search may look for fewer words, nearest first: those nearby, and those farther away. */
export function areasToTry({ area, understood }: BusinessFilters): readonly (readonly Change['area'][])[] {
  if (area.kind === 'state' || area.kind === 'address') return [[null], ['anywhere']];
  if (area.kind !== 'around' || understood?.mayWiden !== true) return [[null]];
  const wider = RADII.filter((miles) => miles > area.miles);
  const near = wider.filter((miles) => miles <= MAX_NEAR_MILES);
  return [
    [null, ...near],
    [...wider.filter((miles) => miles > MAX_NEAR_MILES), 'anywhere'],
  ];
}

/** Returns what a search understood; null without a text, and for a text that is searched exactly as typed. */
export function understoodOf(filters: BusinessFilters, change: Change | null): Understood | null {
  const { understood } = filters;
  if (understood === undefined) return null;
  const search = changed(filters, change);
  const { terms, excluded, isAsTyped } = readTerms(search.text ?? '');
  const isLiteral = change?.area === 'own';
  const words = isAsTyped && search.text !== null ? [search.text] : terms.map(({ text }) => text);
  const pet = change?.withoutPet === true ? null : understood.pet;
  return {
    words: [...words, ...excluded.map((word) => `-${word}`)],
    dropped: isLiteral ? [] : [...understood.dropped, ...(change?.gaveUp ?? [])],
    kind: terms.find(({ kinds }) => kinds.length > 0)?.kinds[0] ?? null,
    perk: terms.find(({ perk }) => perk !== null)?.perk ?? null,
    pets: pet === null ? null : writePets([{ type: pet.type, size: pet.size, weightLb: null }]),
    location: isLiteral || change?.area === 'anywhere' ? null : understood.location,
    radiusMiles: search.area.kind === 'around' ? search.area.miles : null,
    relaxed: change === null || isLiteral ? [] : relaxedBy(change),
  };
}

function relaxedBy({ gaveUp, area, withoutPet }: Change): Relaxed[] {
  return [
    ...(gaveUp.length > 0 ? (['words'] as const) : []),
    ...(typeof area === 'number' ? (['radius'] as const) : []),
    ...(area === 'anywhere' ? (['location'] as const) : []),
    ...(withoutPet ? (['pets'] as const) : []),
  ];
}
