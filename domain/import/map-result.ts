import type { ImportOutcome } from './outcome.js';

/** The results of rows that the map of an import shows. */
export const MAP_RESULTS = ['added', 'changed', 'duplicate'] as const;

export type MapResult = (typeof MAP_RESULTS)[number];

/** The outcomes behind each result. */
export const MAP_OUTCOMES: Readonly<Record<MapResult, readonly ImportOutcome[]>> = {
  added: ['added'],
  changed: ['changed', 'joined'],
  duplicate: ['duplicate'],
};

/** Product decision: towns in the summary of an import, the ones with most rows. */
export const MAX_IMPORT_TOWNS = 50;
