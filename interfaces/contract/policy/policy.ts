import { z } from 'zod';
import { PET_SIZES, PET_TYPES } from '../../../domain/pet/pet.js';
import { AREAS, contradictions, FEE_UNITS, LEASHES, NONE, POLICY_LIMITS } from '../../../domain/policy/policy.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { optionalProse, optionalText } from '../business/business-fields.js';

const { pets: MAX_PETS, weightLb: MAX_WEIGHT, dollars: MAX_DOLLARS } = POLICY_LIMITS;

const stated = z.enum(['yes', 'no', 'unknown'], 'Choose yes, no, or unknown');

const PETS = `Enter a number of pets from 1 to ${MAX_PETS}, or "none" for no limit`;
const WEIGHT = `Enter a weight from 1 to ${MAX_WEIGHT} pounds, or "none" for no limit`;
const FEE = `Enter a fee from $0 to $${MAX_DOLLARS.toLocaleString('en-US')}`;
const DEPOSIT = `Enter a deposit from $0 to $${MAX_DOLLARS.toLocaleString('en-US')}`;
const SIZES = 'Choose at least one size, or "none" for no limit';

/** With the message of its field, which forms show for a union's first choice. */
const none = (message: string) => z.literal(NONE, message);
const cents = (message: string) =>
  z
    .number(message)
    .min(0, message)
    .max(MAX_DOLLARS, message)
    .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), message);

/** One answer for each key that something is known about. */
const answers = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, stated.exactOptional()])) as Record<
      Key,
      z.ZodExactOptional<typeof stated>
    >,
  );

const pets = answers(PET_TYPES).meta({
  id: 'StatedPets',
  description: 'Which animals are allowed. A type that is left out or `unknown` is not known, which is no refusal.',
});
const maxPets = z
  .union([none(PETS), z.int(PETS).min(1, PETS).max(MAX_PETS, PETS)], PETS)
  .nullable()
  .describe('Most pets at once. `none` states that there is no limit.');
const maxWeightLb = z
  .union([none(WEIGHT), z.number(WEIGHT).min(1, WEIGHT).max(MAX_WEIGHT, WEIGHT)], WEIGHT)
  .nullable()
  .describe('Most pounds that each pet may weigh. `none` states that there is no limit.');
const sizes = z
  .union([none(SIZES), z.array(z.enum(PET_SIZES, SIZES)).min(1, SIZES).max(PET_SIZES.length, SIZES)], SIZES)
  .nullable()
  .describe('Sizes that are allowed. `none` states that there is no limit.');
const leash = z.enum(LEASHES, 'Choose a leash rule').nullable().describe('Whether a leash or carrier is required.');
const areas = answers(AREAS).meta({ id: 'StatedAreas', description: 'Where pets are allowed.' });
const leftAlone = stated.describe('Whether pets may be left alone, as in a guest room.');
const vaccinationProof = stated.describe('Whether proof of vaccination is required.');
/** Shared with the values of facts. */
export const PetFee = z
  .strictObject({
    amount: cents(FEE).describe('US dollars. 0 states that there is no fee.'),
    per: z.enum(FEE_UNITS, 'Choose what the fee is charged for').describe('What the fee is charged for.'),
  })
  .meta({ id: 'PetFee', description: 'A pet fee.' });

const fee = PetFee.nullable().describe('Pet fee.');
const deposit = cents(DEPOSIT).nullable().describe('Refundable deposit in US dollars. 0 states that there is none.');

const BREEDS = 'Breeds that are not allowed, in words. `none` states that there are none.';
const PET_HOURS = 'When pets are welcome, if that differs from the opening hours, in the syntax of OpenStreetMap.';
const NOTE = 'Anything else that visitors with pets should know.';

/** What an owner, administrator, or import says about pets. Fields that are left out are unknown. */
export const PolicyForm = z
  .strictObject({
    pets: pets.default({}),
    maxPets: maxPets.default(null),
    maxWeightLb: maxWeightLb.default(null),
    sizes: sizes.default(null),
    breedRestrictions: optionalText('Breed restrictions', POLICY_LIMITS.breedRestrictions)
      .default(null)
      .describe(BREEDS),
    leash: leash.default(null),
    areas: areas.default({}),
    leftAlone: leftAlone.default('unknown'),
    vaccinationProof: vaccinationProof.default('unknown'),
    fee: fee.default(null),
    deposit: deposit.default(null),
    petHours: optionalText('Hours for pets', BUSINESS_LIMITS.openingHours).default(null).describe(PET_HOURS),
    note: optionalProse('Note', POLICY_LIMITS.note).default(null).describe(NOTE),
  })
  .superRefine((policy, context) => {
    for (const { field, message } of contradictions(policy)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .meta({ id: 'PolicyForm', description: 'Whether pets are welcome. Fields that are left out are unknown.' });

/** A stored policy. */
export const Policy = z
  .object({
    ...{ pets, maxPets, maxWeightLb, sizes },
    breedRestrictions: z.string().nullable().describe(BREEDS),
    ...{ leash, areas, leftAlone, vaccinationProof, fee, deposit },
    petHours: z.string().nullable().describe(PET_HOURS),
    note: z.string().nullable().describe(NOTE),
  })
  .meta({ id: 'Policy', description: 'What a business says about pets. Null and missing values are unknown.' });

const range = z.array(z.int().min(0)).length(2).describe('The first minute, and the one after the last.');

/** Opening hours as ranges of minutes, for clients that don't read OpenStreetMap's syntax. */
export const Hours = z
  .object({
    timeZone: z.string().nullable().describe('IANA time zone of the place, such as `America/Chicago`.'),
    weekly: z.array(range).describe('Open minutes of a week, counted from Monday 12:00 AM.'),
    exceptions: z
      .array(
        z.object({
          day: z.int().describe('Days since January 1, 1970.'),
          ranges: z.array(range).describe('Open minutes of that day. Empty if the place is closed.'),
        }),
      )
      .describe('Days within the next year on which the week does not apply.'),
  })
  .meta({ id: 'Hours', description: 'Opening hours in the local time of the place.' });
