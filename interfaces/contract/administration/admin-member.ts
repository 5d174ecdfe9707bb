import { z } from 'zod';
import { STANDINGS } from '../../../domain/business/standing.js';
import { CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import { FEEDBACK_STATUSES } from '../../../domain/feedback/feedback.js';
import { MEMBER_NOTICE_KINDS } from '../../../domain/moderation/decision-notice.js';
import { CASE_STATUSES } from '../../../domain/moderation/case.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';

/** The states of a member's account, the most restricted first. */
export const MEMBER_STATES = ['closed', 'suspended', 'restricted', 'paused', 'active'] as const;

/** How many of a member's records are listed. */
export const MAX_MEMBER_RECORDS = 20;

const time = z.iso.datetime();
const id = z.int().min(1);
const count = z.int().min(0);
const newest = `newest first, at most ${MAX_MEMBER_RECORDS}`;

export const AdminMember = z
  .object({
    id: z.uuid(),
    name: z.string().nullable().describe('Full name; null if they gave none.'),
    email: z.string().nullable().describe('Email address.'),
    joinedAt: time.describe('When they signed up.'),
    status: z
      .enum(MEMBER_STATES)
      .describe(
        '`closed` until the account is erased, `suspended` or `restricted` by a decision, `paused` by the member.',
      ),
    until: time.nullable().describe('When a restriction ends, or a closed account is erased; otherwise null.'),
    sanctionedAccount: z
      .object({
        id: z.uuid(),
        name: z.string().nullable().describe('Full name; null if they gave none.'),
        email: z.string().nullable().describe('Email address.'),
      })
      .nullable()
      .describe(
        'The sanctioned account, if it is another account with the same mailbox (such as x+1@ and x+2@); otherwise null.',
      ),
    counts: z
      .object({
        businesses: count.describe('Their listings.'),
        reviews: count.describe('Their reviews.'),
        claims: count.describe('Their claims.'),
        feedback: count.describe('Messages that they sent.'),
        reports: count.describe('Reports that they sent.'),
        notices: count.describe('Decisions about them or their content.'),
      })
      .describe('How many of each there are, counted to 10,001.'),
    businesses: z
      .array(z.object({ id, name: z.string().describe('Name of the business.'), status: z.enum(STANDINGS) }))
      .describe(`Their listings, ${newest}.`),
    claims: z
      .array(
        z.object({
          id,
          businessId: id.describe('ID of the business.'),
          businessName: z.string().describe('Name of the business.'),
          status: z.enum(CLAIM_STATUSES),
        }),
      )
      .describe(`Their claims, ${newest}.`),
    feedback: z
      .array(z.object({ id, title: z.string().describe('Title of the message.'), status: z.enum(FEEDBACK_STATUSES) }))
      .describe(`Messages that they sent, ${newest}.`),
    reports: z
      .array(
        z.object({
          id: id.describe('ID of the reported content’s entry in the list of reports.'),
          targetType: z.enum(TARGET_TYPES),
          targetId: z.string().describe('ID of the reported content, or the path of a photo.'),
          status: z.enum(CASE_STATUSES).describe('Status of the reported content.'),
        }),
      )
      .describe(`Content that they reported, ${newest}.`),
    notices: z
      .array(
        z.object({
          id: id.describe('ID of the notice to the member.'),
          kind: z.enum(MEMBER_NOTICE_KINDS).describe('What was decided.'),
          decidedBy: z.string().describe('Name of the administrator.'),
          createdAt: time,
        }),
      )
      .describe(`Decisions about them or their content, ${newest}.`),
  })
  .meta({ id: 'AdminMember', description: 'A member as administrators see them.' });

export type AdminMember = z.infer<typeof AdminMember>;

export const ADMIN_MEMBER: AdminMember = {
  ...{ id: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77', name: 'Casey Rivera', email: 'casey@example.com' },
  ...{ joinedAt: '2025-11-20T09:30:00.000Z', status: 'active', until: null, sanctionedAccount: null },
  counts: { businesses: 1, reviews: 14, claims: 1, feedback: 1, reports: 1, notices: 0 },
  businesses: [{ id: 42, name: 'The Muddy Paw Café', status: 'approved' }],
  claims: [{ id: 12, businessId: 42, businessName: 'The Muddy Paw Café', status: 'approved' }],
  feedback: [{ id: 7, title: 'The map does not load', status: 'completed' }],
  reports: [{ id: 3, targetType: 'review', targetId: '1201', status: 'resolved' }],
  notices: [],
};
