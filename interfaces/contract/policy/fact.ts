import { z } from 'zod';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { PET_SIZES } from '../../../domain/pet/pet.js';
import { CONFIRMATION_LINK_DAYS, CONFIRMATION_LINK_INVALID } from '../../../domain/policy/answering.js';
import { EVIDENCE_SOURCES, FACT_STATES, VERDICTS } from '../../../domain/policy/evidence.js';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { MAX_HISTORY } from '../../../domain/policy/fact-history.js';
import { POLICY_LIMITS } from '../../../domain/policy/policy.js';
import { ListQuery } from '../shared/list.js';
import { pathPart } from '../shared/path-id.js';
import { PetFee } from './policy.js';

const VALUE = 'Send the value as it is shown';

/** A value of any fact, as in a policy. */
const FactValue = z
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

const key = z.enum(FACT_KEYS).describe('Name of the fact: a field of a policy, or `openingHours`.');
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

const FactInWords = z
  .object({ key, label, value: FactValue.describe('The value that is shown.'), text })
  .meta({ id: 'FactInWords', description: 'A known fact about a place.' });

export const Fact = FactInWords.extend({
  state: z.enum(FACT_STATES).describe('How far the value can be trusted.'),
  confirmedAt: z.iso.date().describe('Day of the last statement or confirmation (UTC).'),
  byOwner: z.boolean().describe('True if the owner states the value.'),
  byAdministrator: z.boolean().describe('True if an administrator states the value.'),
  visitors: z.int().min(0).describe('Visitors who confirm the value.'),
  contradictions: z.int().min(0).describe('Visitors who contradict it, within 60 days.'),
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

export const PolicyConfirmation = z
  .object({
    business: z
      .object({ id: z.int().min(1), name: z.string().describe('Name of the business.') })
      .describe('The business.'),
    facts: z.array(FactInWords).describe('What the link confirms, in display order.'),
    expiresAt: z.iso.datetime().describe(`When the link stops working: after ${CONFIRMATION_LINK_DAYS} days.`),
  })
  .meta({ id: 'PolicyConfirmation', description: 'The pet policy and hours that an owner is asked to confirm.' });

export type PolicyConfirmation = z.infer<typeof PolicyConfirmation>;

export const ConfirmationToken = pathPart(
  (token) => /^[\w-]{1,100}$/.exec(token)?.[0],
  'CONFIRMATION_LINK_INVALID',
  CONFIRMATION_LINK_INVALID,
  {
    title: 'ConfirmationToken',
    description: 'Secret from the link in the yearly email to the owner.',
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  },
);

const count = (state: string) => z.int().min(0).describe(`Number of ${state} facts.`);

export const PolicyEntry = z
  .object({
    id: z.int().min(1),
    name: z.string().describe('Name of the business.'),
    city: z.string().nullable().describe('City.'),
    state: z.string().nullable().describe('State, as two letters.'),
    isOwned: z.boolean().describe('True if the business has an owner.'),
    confirmedAt: z.iso.datetime().describe('When a fact was last stated or confirmed.'),
    states: z
      .object({
        ...{ confirmed: count('confirmed'), unconfirmed: count('unconfirmed') },
        ...{ disputed: count('disputed'), stale: count('stale') },
      })
      .describe('Number of facts in each state.'),
    disputed: z.array(key).describe('The facts that visitors dispute.'),
  })
  .meta({ id: 'PolicyEntry', description: 'A place in the administrators’ list of pet policies.' });

export type PolicyEntry = z.infer<typeof PolicyEntry>;

/** An optional choice with one value; an empty text counts as absent. */
const only = <T extends string>(name: string, value: T, description: string) =>
  z
    .string()
    .refine((said) => said === '' || said === value, `${name} must be ${value}.`)
    .transform((said) => (said === '' ? null : value))
    .default(null)
    .meta({ type: 'string', enum: [value], description });

export const PolicyListQuery = z.object({
  ...ListQuery.shape,
  order: only('order', 'oldest', 'Order: `oldest` confirmation first.'),
  state: only('state', 'disputed', 'Only places with a disputed fact.'),
});

export type PolicyListQuery = z.infer<typeof PolicyListQuery>;
