import { z } from 'zod';
import { FACT_STATES } from '../../../domain/policy/evidence.js';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { FIT_ANSWERS } from '../../../domain/policy/fit.js';
import { ASKED_YEARS, MAX_ASKED_PETS, PETS_MESSAGE, readAskedTime, readPets } from '../../../domain/policy/question.js';

const TIME_MESSAGE = `at must be a local date and time from ${ASKED_YEARS.first} to ${ASKED_YEARS.last}, such as 2026-11-27T19:00.`;

/** The longest pet is 'reptile:299.99:extra_large', with a comma. */
const MAX_PETS_LENGTH = 30 * MAX_ASKED_PETS;

/** Pets in an address, such as 'dog:70,cat'; an empty text counts as absent. */
export const askedPets = z
  .string()
  .max(MAX_PETS_LENGTH, PETS_MESSAGE)
  .transform((text, context) => {
    if (text === '') return undefined;
    const pets = readPets(text);
    if (pets !== null) return pets;
    context.addIssue({ code: 'custom', message: PETS_MESSAGE });
    return z.NEVER;
  })
  .meta({
    type: 'string',
    description: `Pets that want to come along: at most ${MAX_ASKED_PETS}, separated by commas, each a type with an optional weight in pounds and size.`,
    examples: ['dog:70,cat', 'dog:large'],
  });

/** A local time in an address; an empty text counts as absent. */
export const askedTime = z
  .string()
  .max('2026-11-27T19:00'.length, TIME_MESSAGE)
  .transform((text, context) => {
    if (text === '') return undefined;
    const minute = readAskedTime(text);
    if (minute !== null) return minute;
    context.addIssue({ code: 'custom', message: TIME_MESSAGE });
    return z.NEVER;
  })
  .meta({
    type: 'string',
    description:
      'When, as local date and time of the place. Defaults to any time. Special dates, such as holidays, are known about a year ahead; after that, the usual week applies.',
    examples: ['2026-11-27T19:00'],
  });

export const FitQuery = z.object({
  pets: askedPets.refine((pets) => pets !== undefined, PETS_MESSAGE).meta({ type: 'string' }),
  at: askedTime.optional(),
});

export type FitQuery = z.infer<typeof FitQuery>;

const FitReason = z
  .object({
    rule: z.enum(['policy', ...FACT_KEYS]).describe('The fact behind it; `policy` if nothing is known.'),
    answer: z.enum(FIT_ANSWERS).describe('What this fact means for the pets.'),
    text: z.string().describe('The reason in words.'),
    state: z.enum(FACT_STATES).nullable().describe('How far the fact can be trusted; null if it is unknown.'),
    confirmedAt: z.iso.date().nullable().describe('The day it was last stated or confirmed; null if it is unknown.'),
  })
  .meta({ id: 'FitReason', description: 'Why pets can come, can’t come, or why you should ask.' });

export const Fit = z
  .object({
    answer: z.enum(FIT_ANSWERS).describe('Whether the pets can come. `ask`: something that matters is unknown.'),
    reasons: z.array(FitReason).describe('All reasons, the most important first.'),
  })
  .meta({ id: 'Fit', description: 'Whether pets can come to a place.' });

export type Fit = z.infer<typeof Fit>;

export const FIT: Fit = {
  answer: 'no',
  reasons: [
    {
      ...{ rule: 'maxWeightLb', answer: 'no', text: 'Dogs up to 50 lb. Yours weighs 70 lb.' },
      ...{ state: 'confirmed', confirmedAt: '2026-11-02' },
    },
    {
      ...{ rule: 'pets.dog', answer: 'yes', text: 'Dogs are welcome.' },
      ...{ state: 'confirmed', confirmedAt: '2026-11-02' },
    },
  ],
};
