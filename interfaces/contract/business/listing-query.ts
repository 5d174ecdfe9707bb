import { z } from 'zod';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { MEMBER_SOURCE, STANDINGS, UNCHANGED_DAYS } from '../../../domain/business/standing.js';
import { ListQuery } from '../shared/list.js';
import { typed } from '../shared/query-value.js';
import { typedProse } from '../shared/typed-text.js';

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

const reason = typedProse('Reason', 'Please provide a reason.').max(2000, 'A reason must be 2000 characters or less');
const version = z
  .int()
  .optional()
  .describe('The version that you looked at. A business that changed since then is refused.');

const required = reason.min(1, 'Please provide a reason.').describe('Why. The owner reads it.');

export const ClosingReason = z
  .strictObject({ reason: required })
  .meta({ id: 'ClosingReason', description: 'Why an administrator closes a reported place.' });

export type ClosingReason = z.infer<typeof ClosingReason>;

export const ListingReason = z
  .strictObject({ reason: required, version })
  .meta({ id: 'ListingReason', description: 'Why an administrator changes a listing.' });

export type ListingReason = z.infer<typeof ListingReason>;

export const ListingDeletion = z
  .strictObject({ reason: reason.nullable().default(null).describe('Why. The owner reads it.'), version })
  .default({ reason: null })
  .meta({ id: 'ListingDeletion', description: 'Deletion of a listing.' });

export type ListingDeletion = z.infer<typeof ListingDeletion>;

export const ListingChoices = z
  .object({ sources: z.array(z.string()).describe('Names of import sources, in alphabetical order.') })
  .meta({ id: 'ListingChoices', description: 'Values that occur in the directory, for filters of all listings.' });

export type ListingChoices = z.infer<typeof ListingChoices>;

export const LISTING_CHOICES: ListingChoices = { sources: ['openstreetmap', 'overture'] };
