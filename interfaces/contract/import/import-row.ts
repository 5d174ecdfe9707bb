import { z } from 'zod';
import { CATEGORIES, CATEGORY_LABEL } from '../../../domain/business/category.js';
import { LOCATION_SOURCES } from '../../../domain/business/location-source.js';
import { countryCode } from '../../../domain/gazetteer/country.js';
import { KINDS, kindLabel, type Kind } from '../../../domain/business/kind/kind-label.js';
import { BusinessForm } from '../business/business-form.js';
import { category, optionalText } from '../business/business-fields.js';
import { typedText } from '../shared/typed-text.js';

const { tier: _, images: __, imageAlts: ___, menuUrl: ____, ...fields } = BusinessForm.shape;

/** 'hotels', or its label: 'Hotels & Travel'. */
const namedCategory = z.preprocess((value) => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return CATEGORIES.find((known) => [known, CATEGORY_LABEL[known].toLowerCase()].includes(String(word))) ?? value;
}, category);

/** The error message for an invalid source. */
export const SOURCE_MESSAGE = 'source must be at most 60 letters, digits, dots, colons, dashes, or underscores';

/** The source of imported rows. */
export const importSource = z
  .string(SOURCE_MESSAGE)
  .trim()
  .regex(/^[\w.:-]{1,60}$/, SOURCE_MESSAGE);

const KIND_BY_WORDS: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => [[kind, kind] as const, [kindLabel(kind).toLowerCase(), kind] as const]),
);

/** 'pet-store', or its label: 'Pet Store'. */
const namedKind = z.preprocess((value) => {
  return typeof value === 'string' ? (KIND_BY_WORDS.get(value.trim().toLowerCase()) ?? value) : value;
}, fields.kind);

/** 'US', 'us', or 'USA'. */
const country = z.preprocess(
  (value) => (typeof value === 'string' ? (countryCode(value) ?? value) : value),
  z
    .string('country must be a country code of two letters')
    .regex(/^[A-Z]{2}$/, 'country must be a country code of two letters'),
);

const externalId = typedText('externalId', 'externalId is required')
  .min(1, 'externalId is required')
  .max(200, 'externalId must be 200 characters or less');

/** Product decision: characters of a policy as JSON, several times those that its texts may have. */
const MAX_POLICY_LENGTH = 10_000;
const POLICY_MESSAGE = 'The policy must be a JSON object, such as {"pets":{"dog":"yes"},"leash":"required"}';

/** A policy, or its JSON as in a cell of a CSV file. */
const policy = z.preprocess((value, context) => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const read = value.length > MAX_POLICY_LENGTH ? undefined : parsed(value);
  if (typeof read === 'object') return read;
  context.addIssue({ code: 'custom', message: POLICY_MESSAGE });
  return z.NEVER;
}, fields.policy);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A row of an import file: a listing without uploaded files, plus its ID in its source. */
export const ImportRow = z.object({
  ...fields,
  category: namedCategory,
  kind: namedKind,
  policy,
  locationSource: z.enum(LOCATION_SOURCES).optional(),
  country: country.optional(),
  externalId,
  source: importSource.optional(),
  attribution: optionalText('attribution', 200),
});

export type ImportRow = z.infer<typeof ImportRow>;
