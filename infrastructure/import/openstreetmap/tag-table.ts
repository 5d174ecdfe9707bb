import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ImportFileError } from '../import-file-error.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { isKindOf } from '../../../domain/business/kind/kind.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { factsOf } from '../../../domain/policy/fact.js';
import { AREAS, FEE_UNITS, LEASHES, NONE, POLICY_LIMITS, UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import type { TagPattern, TagTable } from '../../../domain/import/place-tags.js';

const tag = z
  .string()
  .regex(/^[^=]+=[^=]+$/, 'must have the form key=value')
  .transform((text) => text as TagPattern);
const perks = z.array(z.string().trim().min(1).max(BUSINESS_LIMITS.perk)).default([]);

const yesOrNo = z.enum(['yes', 'no']);
const dollars = z.number().min(0).max(POLICY_LIMITS.dollars);
const limit = (max: number) => z.union([z.literal(NONE), z.int().min(1).max(max)]);

/** Facts of a policy. Those that a line leaves out are unknown. */
const policy = z
  .strictObject({
    pets: z.partialRecord(z.enum(PET_TYPES), yesOrNo),
    areas: z.partialRecord(z.enum(AREAS), yesOrNo),
    leash: z.enum(LEASHES),
    maxPets: limit(POLICY_LIMITS.pets),
    maxWeightLb: limit(POLICY_LIMITS.weightLb),
    leftAlone: yesOrNo,
    vaccinationProof: yesOrNo,
    fee: z.strictObject({ amount: dollars, per: z.enum(FEE_UNITS) }),
    deposit: dollars,
  })
  .partial()
  .transform((stated) => {
    const known = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
    return factsOf({ ...UNKNOWN_POLICY, ...known });
  });

const TABLE = z.strictObject({
  attribution: z.string().trim().min(1).max(200),
  never: z.array(z.strictObject({ tag })).default([]),
  kinds: z
    .array(
      z
        .strictObject({
          tag,
          with: tag.nullable().default(null),
          category: z.enum(CATEGORIES),
          kind: z.enum(KINDS).nullable().default(null),
          forPets: z.boolean().default(false),
          perks,
        })
        .refine(({ kind, category }) => isKindOf(kind, category), {
          path: ['kind'],
          error: 'is not a kind of this category',
        }),
    )
    .min(1),
  welcome: z.array(z.strictObject({ tag, perks })),
  perks: z.array(z.strictObject({ tag, perks })),
  // Tables from before have no such lines.
  policy: z.array(z.strictObject({ tag, with: tag.nullable().default(null), policy })).default([]),
});

/** Reads the table of tags that make an element a business. Throws ImportFileError if the table is invalid. */
export function readTagTable(path: string): TagTable {
  const read = TABLE.safeParse(contentOf(path));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ImportFileError(
      `The tag table ${path} is invalid at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`,
    );
  }
  const { kinds, ...rest } = read.data;
  return { ...rest, kinds: kinds.map(({ forPets, ...kind }) => ({ ...kind, isForPets: forPets })) };
}

function contentOf(path: string): unknown {
  try {
    // Only imports read a table.
    const { parse } = createRequire(import.meta.url)('yaml') as typeof Yaml;
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ImportFileError(`The tag table ${path} cannot be read: ${(error as Error).message}`);
  }
}
