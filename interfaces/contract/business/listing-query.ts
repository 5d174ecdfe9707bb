import { z } from 'zod';
import { KINDS } from '../../../domain/business/kind-label.js';
import { MEMBER_SOURCE, STANDINGS, UNCHANGED_DAYS } from '../../../domain/business/standing.js';
import { ListQuery } from '../shared/list.js';
import { typed } from '../shared/query-value.js';

const MAX_SEARCH_LENGTH = 200;

/** An optional choice; an empty value counts as absent. */
const choice = <T extends string>(name: string, choices: readonly T[], description: string) =>
  z
    .string()
    .refine((value) => value === '' || choices.includes(value as T), `${name} must be one of ${choices.join(', ')}.`)
    .transform((value) => (value === '' ? null : (value as T)))
    .default(null)
    .meta({ type: 'string', enum: [...choices], description });

const text = (name: string, description: string) =>
  typed(name, MAX_SEARCH_LENGTH)
    .transform((value) => (value.trim() === '' ? null : value.trim()))
    .default(null)
    .meta({ type: 'string', description });

/** Filters for the list of all listings. */
export const ListingQuery = z.object({
  ...ListQuery.shape,
  search: text('search', 'Words, or their beginnings, in the name, address, phone number, website, or ID.'),
  status: choice('status', STANDINGS, 'Status to list. Defaults to all.'),
  state: z
    .string()
    .trim()
    .regex(/^([A-Za-z]{2})?$/, 'state must be two letters.')
    .transform((code) => (code === '' ? null : code.toUpperCase()))
    .default(null)
    .meta({ type: 'string', description: 'State, as two letters.' }),
  source: text('source', `Import source, or \`${MEMBER_SOURCE}\` for listings that were not imported.`),
  owned: z
    .string()
    .refine((text) => ['', 'true', 'false'].includes(text), 'owned must be true or false.')
    .transform((text) => (text === '' ? null : text === 'true'))
    .default(null)
    .meta({ type: 'boolean', description: '`true` lists businesses with an owner, `false` those without one.' }),
  kind: choice('kind', KINDS, 'Kind of place.'),
  unchangedFor: z
    .string()
    .refine(
      (days) => days === '' || UNCHANGED_DAYS.some((each) => String(each) === days),
      `unchangedFor must be one of ${UNCHANGED_DAYS.join(', ')} (days).`,
    )
    .transform((days) => (days === '' ? null : Number(days)))
    .default(null)
    .meta({ type: 'integer', enum: [...UNCHANGED_DAYS], description: 'Days since the last change, at least.' }),
});

export type ListingQuery = z.infer<typeof ListingQuery>;
