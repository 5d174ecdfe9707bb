import { z } from 'zod';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { PET_SIZES } from '../../../domain/pet/pet.js';
import { EVIDENCE_SOURCES, FACT_STATES, VERDICTS } from '../../../domain/policy/evidence.js';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { MAX_HISTORY } from '../../../domain/policy/fact-history.js';
import { POLICY_LIMITS } from '../../../domain/policy/policy.js';
import { pathPart } from '../shared/path-id.js';
import { PetFee } from './policy.js';

const VALUE = 'Send the value as it is shown';

/** A value of any fact, as in a policy. */
export const FactValue = z
  .union(
    [
      z.string().max(BUSINESS_LIMITS.openingHours, VALUE),
      z.number(VALUE).max(POLICY_LIMITS.dollars, VALUE),
      z.array(z.enum(PET_SIZES)).max(PET_SIZES.length, VALUE),
      PetFee,
    ],
    VALUE,
  )
  .meta({ id: 'FactValue', description: 'Value of a fact, as in a policy.' });

/** The name of a fact in a body. */
export const FactName = z.enum(FACT_KEYS).describe('Name of the fact: a field of a policy, or `openingHours`.');
const label = z.string().describe('Name of the fact in words.');
const text = z.string().describe('The value as a sentence.');

const PublicStatement = z
  .object({
    value: FactValue.nullable().describe('The value; null if it was no longer stated.'),
    text: text.nullable().describe('The value as a sentence; null like the value.'),
    source: z.enum(EVIDENCE_SOURCES).describe('Kind of source. Nobody learns who it was.'),
    verdict: z.enum(VERDICTS).describe('What it does with the value.'),
    day: z.iso.date().describe('Day of the statement (UTC).'),
  })
  .meta({ id: 'FactStatement', description: 'What someone said about a fact.' });

export const FactInWords = z
  .object({
    ...{ key: FactName, label, value: FactValue.describe('The value that is shown.'), text },
    state: z.enum(FACT_STATES).describe('How far the value can be trusted.'),
    confirmedAt: z.iso.date().describe('Day of the last statement or confirmation (UTC).'),
    contradictions: z.int().min(0).describe('Visitors who contradict it, within 60 days.'),
  })
  .meta({ id: 'FactInWords', description: 'A known fact about a place.' });

export const Fact = FactInWords.extend({
  byOwner: z.boolean().describe('True if the owner states the value.'),
  byAdministrator: z.boolean().describe('True if an administrator states the value.'),
  visitors: z.int().min(0).describe('Visitors who confirm the value.'),
  history: z.array(PublicStatement).describe(`The newest ${MAX_HISTORY} statements, newest first.`),
}).meta({ id: 'Fact', extends: 'FactInWords', description: 'A known fact about a place, and how it came about.' });

export type Fact = z.infer<typeof Fact>;

export const FactAnswerForm = z
  .strictObject({
    value: FactValue.describe('The value that you saw.'),
    isRight: z.boolean('Say whether it is right').describe('True if the value is still right.'),
  })
  .meta({ id: 'FactAnswerForm', description: 'An answer to “Is this still right?”.' });

export type FactAnswerForm = z.infer<typeof FactAnswerForm>;

/** A key that doesn't exist gets "not found". */
export const FactKeyName = pathPart((name) => FACT_KEYS.find((each) => each === name), 'NOT_FOUND', 'Not found', {
  title: 'FactKeyName',
  description: 'Name of the fact, such as `areas.patio`.',
  type: 'string',
  enum: [...FACT_KEYS],
});
