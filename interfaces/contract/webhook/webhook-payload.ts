import { z } from 'zod';
import { APPROVAL_STATUSES } from '../../../domain/business/approval.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { CLAIM_METHODS } from '../../../domain/claim/claim-method.js';
import { CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { DISCLOSURES } from '../../../domain/review/review.js';
import {
  EVENTS,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  type SentEventType,
  type WebhookEventType,
} from '../../../domain/webhook/event-type.js';
import { Policy } from '../policy/policy.js';

const time = z.iso.datetime();
const text = z.string().nullable();

export const WebhookBusiness = z
  .object({
    id: z.number().int(),
    url: z.string().describe('Address of its page.'),
    name: z.string().describe('Name.'),
    category: z.enum(CATEGORIES),
    kind: z.enum(KINDS).nullable(),
    address: text.describe('Street and number.'),
    city: text.describe('City.'),
    state: text.describe('State as two letters.'),
    zipCode: text.describe('ZIP code.'),
    country: z.string().describe('Country as two letters.'),
    phone: text.describe('Phone number.'),
    website: text.describe('Website.'),
    latitude: z.number().nullable().describe('Latitude in degrees.'),
    longitude: z.number().nullable().describe('Longitude in degrees.'),
    isPublic: z.boolean().describe('Whether everyone can see it.'),
    isClaimed: z.boolean().describe('Whether an owner claimed it.'),
    isVerified: z.boolean().describe('Whether an administrator verified it.'),
    closedAt: time.nullable().describe('When it closed permanently.'),
    mergedInto: z.number().int().nullable().describe('Business that it was merged into.'),
    updatedAt: time,
    approvalStatus: z.enum(APPROVAL_STATUSES).optional().describe('Only for its owner and managers.'),
  })
  .meta({ id: 'WebhookBusiness', description: 'A business when the event was sent.' });

export const WebhookReview = z
  .object({
    id: z.number().int(),
    rating: z.number().int().describe('1 to 5.'),
    title: text.describe('Title.'),
    content: text.describe('Text.'),
    disclosure: z.enum(DISCLOSURES).nullable(),
    createdAt: time,
    updatedAt: time,
    response: z
      .object({ content: z.string().describe('Text of the owner.'), updatedAt: time })
      .nullable()
      .describe('Response of the owner; null if there is none.'),
  })
  .meta({ id: 'WebhookReview', description: 'A published review when the event was sent, without its author.' });

export const WebhookClaim = z
  .object({
    id: z.number().int(),
    status: z.enum(CLAIM_STATUSES),
    verificationMethod: z.enum(CLAIM_METHODS),
    rejectionReason: text.describe('Why it was rejected.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'WebhookClaim', description: 'A claim when the event was sent. Only its author gets it.' });

export const WebhookPolicy = z
  .object({
    policy: Policy.nullable().describe('What the place states about pets.'),
    openingHours: text.describe('Opening hours in the syntax of OpenStreetMap.'),
    disputed: z.array(z.enum(FACT_KEYS)).describe('Facts that visitors dispute.'),
    confirmedAt: time.nullable().describe('When a fact was last stated or confirmed.'),
  })
  .meta({ id: 'WebhookPolicy', description: 'A pet policy and opening hours when the event was sent.' });

const businessId = z.number().int().describe('ID of the business.');

const DATA = {
  business: z
    .object({
      businessId,
      business: WebhookBusiness.nullable().describe('The business; null if you can no longer see it.'),
    })
    .meta({ id: 'BusinessEventData', description: 'Subject of an event of a business.' }),
  review: z
    .object({
      businessId,
      reviewId: z.number().int().describe('ID of the review.'),
      review: WebhookReview.nullable().describe('The review; null if it is no longer public.'),
    })
    .meta({ id: 'ReviewEventData', description: 'Subject of an event of a review.' }),
  claim: z
    .object({
      businessId,
      claimId: z.number().int().describe('ID of the claim.'),
      claim: WebhookClaim.nullable().describe('The claim; null if it is not yours.'),
    })
    .meta({ id: 'ClaimEventData', description: 'Subject of an event of a claim.' }),
  policy: z
    .object({
      businessId,
      policy: WebhookPolicy.nullable().describe('The pet policy and opening hours.'),
    })
    .meta({ id: 'PolicyEventData', description: 'Subject of an event of a pet policy.' }),
} as const;

const payload = (type: SentEventType, data: z.ZodObject, description: string) =>
  z
    .object({
      type: z.literal(type).describe('Type of the event.'),
      timestamp: time.describe('When the change happened. The data is as of when the request was sent.'),
      data,
    })
    .meta({ id: `${pascal(type)}Event`, description });

const pascal = (type: string): string => type.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase());

/** The body of each event's request. */
export const WEBHOOK_PAYLOADS: Readonly<Record<SentEventType, z.ZodObject>> = {
  ...(Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type): [WebhookEventType, z.ZodObject] => {
      const { subject, label } = EVENTS[type];
      return [type, payload(type, DATA[subject], `${label}.`)];
    }),
  ) as Record<WebhookEventType, z.ZodObject>),
  [TEST_EVENT]: payload(
    TEST_EVENT,
    z
      .object({ message: z.string().describe('A sentence that says that this is a test.') })
      .meta({ id: 'TestEventData', description: 'Content of a test event.' }),
    'A test event.',
  ),
};
