import { z } from 'zod';
import { CONFIRMATION_LINK_DAYS, UNKNOWN_LINK } from '../../../domain/policy/confirmation-link.js';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { BusinessName } from '../business/business-name.js';
import { ListQuery } from '../shared/list.js';
import { pathPart } from '../shared/path-id.js';
import { typedProse } from '../shared/typed-text.js';
import { MAX_ADMIN_TEXT } from '../shared/words.js';
import { FactInWords, FactName, FactValue } from './fact.js';

export const PolicyConfirmation = z
  .object({
    business: BusinessName.describe('The business.'),
    facts: z.array(FactInWords).describe('What the link confirms, in display order.'),
    fingerprint: z.string().describe('Changes with the values. Send it with the confirmation.'),
    expiresAt: z.iso.datetime().describe(`When the link stops working: after ${CONFIRMATION_LINK_DAYS} days.`),
  })
  .meta({ id: 'PolicyConfirmation', description: 'The pet policy and hours that an owner is asked to confirm.' });

export type PolicyConfirmation = z.infer<typeof PolicyConfirmation>;

export const ConfirmationToken = pathPart(
  (token) => /^[\w-]{1,100}$/.exec(token)?.[0],
  'CONFIRMATION_LINK_INVALID',
  UNKNOWN_LINK.message,
  {
    title: 'ConfirmationToken',
    description: 'Secret from the link in the yearly email to the owner.',
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  },
);

export const ConfirmationForm = z
  .strictObject({
    fingerprint: z
      .string()
      .max(100, 'Send the fingerprint as you got it')
      .nullable()
      .default(null)
      .describe('The fingerprint that you got. If the values have changed since, nothing is confirmed.'),
  })
  .default({ fingerprint: null })
  .meta({ id: 'ConfirmationForm', description: 'Confirmation by emailed link.' });

export type ConfirmationForm = z.infer<typeof ConfirmationForm>;

const SeenFact = z
  .strictObject({ key: FactName, value: FactValue.describe('The value that you saw.') })
  .meta({ id: 'SeenFact', description: 'A fact with the value that is confirmed.' });

const seen = z
  .array(SeenFact)
  .min(1, 'Choose at least one fact')
  .max(FACT_KEYS.length, 'Send each fact once')
  .refine((facts) => new Set(facts.map(({ key }) => key)).size === facts.length, 'Send each fact once')
  .describe('The facts that are still right, with their values.');

export const FactConfirmation = z
  .strictObject({ facts: seen })
  .meta({ id: 'FactConfirmation', description: 'What the owner of a business confirms.' });

export type FactConfirmation = z.infer<typeof FactConfirmation>;

export const PhoneConfirmation = z
  .strictObject({
    facts: seen,
    reason: typedProse('Reason', 'Please provide a reason.')
      .min(1, 'Please provide a reason.')
      .max(MAX_ADMIN_TEXT, `A reason must be ${String(MAX_ADMIN_TEXT)} characters or less`)
      .describe('The person you asked, and how. Only administrators read it.'),
  })
  .meta({ id: 'PhoneConfirmation', description: 'What an administrator confirms after asking the business.' });

export type PhoneConfirmation = z.infer<typeof PhoneConfirmation>;

const count = (state: string) => z.int().min(0).describe(`Number of ${state} facts.`);

export const PolicyEntry = z
  .object({
    id: z.int().min(1),
    name: z.string().describe('Name of the business.'),
    city: z.string().nullable().describe('City.'),
    state: z.string().nullable().describe('State, as two letters.'),
    phone: z.string().nullable().describe('Phone number.'),
    isOwned: z.boolean().describe('True if the business has an owner.'),
    askedAt: z.iso.datetime().nullable().describe('When the owner was last asked by email; null if never.'),
    confirmedAt: z.iso.datetime().describe('When a fact was last stated or confirmed.'),
    states: z
      .object({
        ...{ confirmed: count('confirmed'), unconfirmed: count('unconfirmed') },
        ...{ disputed: count('disputed'), stale: count('stale') },
      })
      .describe('Number of facts in each state.'),
    disputed: z.array(FactName).describe('The facts that visitors dispute.'),
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
  owned: z
    .string()
    .refine((text) => ['', 'true', 'false'].includes(text), 'owned must be true or false.')
    .transform((text) => (text === '' ? null : text === 'true'))
    .default(null)
    .meta({ type: 'boolean', description: '`true` lists businesses with an owner, `false` those without one.' }),
});

export type PolicyListQuery = z.infer<typeof PolicyListQuery>;
