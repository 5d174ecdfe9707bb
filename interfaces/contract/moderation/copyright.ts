import { z } from 'zod';
import {
  COPYRIGHT_DECISIONS,
  COPYRIGHT_FILTERS,
  COPYRIGHT_LIMITS as LIMITS,
  COPYRIGHT_STATUSES,
  COUNTER_DECISIONS,
  COUNTER_STATUSES,
  PUT_BACKS,
  REPEAT_INFRINGER,
} from '../../../domain/moderation/copyright-notice.js';
import { NAMED_TYPES } from '../../../domain/moderation/named-address.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { listWithStatus } from '../shared/list.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const NO_EMAIL = 'Valid email is required';
const NO_ADDRESSES = 'Name at least one address on this site';
const UNCONFIRMED = 'Please confirm this statement';

const line = (label: string, min: number, max: number) =>
  typedText(label, `${label} is required`)
    .min(min, min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`)
    .max(max, `${label} must be ${max} characters or less`);

const prose = (label: string, min: number, max: number) =>
  typedProse(label, `${label} is required`)
    .min(min, `${label} must be at least ${min} characters`)
    .max(max, `${label} must be ${max} characters or less`);

const name = line('Full name', LIMITS.minName, LIMITS.name).describe('Full name of the person who signs.');
const postalAddress = prose('Postal address', LIMITS.minPostalAddress, LIMITS.postalAddress).describe(
  'Postal address of the person who signs.',
);
const signature = line('Signature', LIMITS.minName, LIMITS.name).describe('The full name, typed as a signature.');
const confirmed = z.literal(true, UNCONFIRMED);
const PHONE = 'Please enter a valid phone number';
const phone = typedText('Phone', PHONE)
  .max(LIMITS.phone, PHONE)
  .refine((text) => text === '' || /\d.*\d/.test(text), PHONE)
  .describe('Phone number of the person who signs.');

const addresses = z
  .array(typedText('Address').min(1, NO_ADDRESSES).max(LIMITS.address, 'An address is too long'), NO_ADDRESSES)
  .min(1, NO_ADDRESSES)
  .max(
    LIMITS.addresses,
    `A notice can name up to ${LIMITS.addresses} addresses; please send another notice for the rest`,
  )
  .describe(
    'Where the work is used on this site: paths or full addresses of photos, reviews, responses, Guide Dogs, pets, or business pages.',
  );

export const CopyrightNoticeForm = z
  .strictObject({
    name,
    email: typedText('Email', NO_EMAIL)
      .max(LIMITS.email, NO_EMAIL)
      .pipe(z.email(NO_EMAIL))
      .describe('Address for our answer.'),
    postalAddress,
    phone: phone.nullable().optional(),
    work: prose('The work', LIMITS.minWork, LIMITS.work).describe('The protected work, and where it can be seen.'),
    addresses: addresses.describe(
      'Where the work is used on this site: paths or full addresses of photos, reviews, responses, Guide Dogs, pets, or business pages.',
    ),
    goodFaith: confirmed.describe('The sender believes in good faith that the use is not authorized.'),
    accuracy: confirmed.describe(
      'Under penalty of perjury: the notice is accurate, and the sender may act for the owner.',
    ),
    signature,
  })
  .meta({ id: 'CopyrightNoticeForm', description: 'A copyright notice (17 U.S.C. § 512(c)(3)).' });

export type CopyrightNoticeForm = z.infer<typeof CopyrightNoticeForm>;

export const CopyrightNotice = z
  .object({ id: z.int().min(1), status: z.enum(COPYRIGHT_STATUSES) })
  .meta({ id: 'CopyrightNotice', description: 'A copyright notice that was sent.' });

export type CopyrightNotice = z.infer<typeof CopyrightNotice>;

export const CounterNoticeForm = z
  .strictObject({
    name,
    postalAddress,
    phone: phone.min(1, 'Phone is required'),
    statement: prose('Your explanation', LIMITS.minStatement, LIMITS.statement).describe(
      'Why the takedown was a mistake.',
    ),
    mistake: confirmed.describe('Under penalty of perjury: the member believes in good faith that it was a mistake.'),
    jurisdiction: confirmed.describe('The member consents to the jurisdiction of the Federal District Court.'),
    signature,
  })
  .meta({
    id: 'CounterNoticeForm',
    description: 'A counter-notice by the member whose content was taken down (17 U.S.C. § 512(g)(3)).',
  });

export type CounterNoticeForm = z.infer<typeof CounterNoticeForm>;

export const CopyrightTakedown = z
  .object({
    id: z.int().min(1).describe('ID of the notice.'),
    status: z.enum(COPYRIGHT_STATUSES),
    claimantName: z.string().describe('Name of the notice’s sender.'),
    work: z.string().describe('The protected work.'),
    reason: z.string().nullable().describe('Reason that the administrator gave.'),
    takenDown: z
      .array(
        z.object({
          path: z.string().describe('Path of the content on this site.'),
          targetType: z.enum(NAMED_TYPES),
          takenDownAt: time.describe('When the content was taken down.'),
          restoredAt: time.nullable().describe('When the content was put back; otherwise null.'),
        }),
      )
      .describe('The member’s content that was taken down.'),
    counterNotice: z
      .object({
        status: z.enum(COUNTER_STATUSES),
        restorableFrom: time.describe(
          'First day on which the content may be put back: 10 business days after you sent it.',
        ),
        restoreBy: time.describe('Last day on which the content must be put back: 14 business days after you sent it.'),
        reason: z.string().nullable().describe('Reason that the administrator gave.'),
        createdAt: time,
      })
      .nullable()
      .describe('Your counter-notice; null if you sent none.'),
  })
  .meta({
    id: 'CopyrightTakedown',
    description: 'The effect of a copyright notice on a member’s own content.',
  });

export type CopyrightTakedown = z.infer<typeof CopyrightTakedown>;

export const AdminCopyrightNotice = z
  .object({
    id: z.int().min(1),
    status: z.enum(COPYRIGHT_STATUSES),
    name: z.string().describe('Full name of the sender.'),
    email: z.string().describe('Email address of the sender.'),
    postalAddress: z.string().describe('Postal address of the sender.'),
    phone: z.string().nullable().describe('Phone number of the sender.'),
    work: z.string().describe('The protected work, and where it can be seen.'),
    signature: z.string().describe('The full name, typed as a signature.'),
    claimantId: z.uuid().nullable().describe('ID of the member who sent it; null for a visitor.'),
    claimantName: z.string().nullable().describe('Name in that member’s account; null if they gave none.'),
    items: z
      .array(
        z.object({
          path: z.string().describe('Path of the content on this site.'),
          targetType: z.enum(NAMED_TYPES),
          targetId: z.string().describe('ID of the content, or the path of a photo.'),
        }),
      )
      .describe('Content that the notice names.'),
    takenDown: z
      .array(
        z.object({
          path: z.string().describe('Path of the content on this site.'),
          targetType: z.enum(NAMED_TYPES),
          targetId: z.string().describe('ID of the content, or the path of a photo.'),
          authorId: z.uuid().nullable().describe('ID of the author; null if there is nobody to notify.'),
          authorName: z.string().nullable().describe('Name of the author.'),
          followedAgainst: z
            .int()
            .min(0)
            .describe(`Notices accepted against the author in ${REPEAT_INFRINGER.months} months, including this one.`),
          isRepeatInfringer: z
            .boolean()
            .describe(`True if there are at least ${REPEAT_INFRINGER.notices} such notices.`),
          isSuspended: z.boolean().describe('True if the author is suspended.'),
          takenDownAt: time.describe('When the content was taken down.'),
          restoredAt: time.nullable().describe('When the content was put back; otherwise null.'),
        }),
      )
      .describe('Content that was taken down.'),
    counterNotices: z
      .array(
        z.object({
          id: z.int().min(1),
          memberId: z.uuid().nullable().describe('ID of the member who sent it.'),
          memberName: z.string().nullable().describe('Name in that member’s account; null if they gave none.'),
          name: z.string().describe('Full name of the member.'),
          postalAddress: z.string().describe('Postal address of the member.'),
          phone: z.string().describe('Phone number of the member.'),
          statement: z.string().describe('Why the takedown was a mistake.'),
          signature: z.string().describe('The full name, typed as a signature.'),
          status: z.enum(COUNTER_STATUSES),
          restorableFrom: time.describe('10 business days after it was sent.'),
          restoreBy: time.describe('14 business days after it was sent.'),
          putBack: z
            .enum(PUT_BACKS)
            .nullable()
            .describe(
              'Whether it is too early to put the content back, or putting it back is due or overdue. Null once decided.',
            ),
          reason: z.string().nullable().describe('Reason that the administrator gave.'),
          decidedBy: z.string().nullable().describe('Name of the administrator.'),
          decidedAt: time.nullable().describe('When the administrator decided.'),
          createdAt: time,
          moves: z.array(z.enum(COUNTER_DECISIONS)).describe('Decisions that an administrator can make now.'),
        }),
      )
      .describe('Counter-notices to this notice.'),
    reason: z.string().nullable().describe('Reason that the administrator gave.'),
    decidedBy: z.string().nullable().describe('Name of the administrator.'),
    decidedAt: time.nullable().describe('When the administrator decided.'),
    createdAt: time,
    moves: z.array(z.enum(COPYRIGHT_DECISIONS)).describe('Decisions that an administrator can make now.'),
  })
  .meta({ id: 'AdminCopyrightNotice', description: 'A copyright notice as administrators see it.' });

export type AdminCopyrightNotice = z.infer<typeof AdminCopyrightNotice>;

const reason = prose('Reason', 1, LIMITS.reason).describe('Reason for the decision. Both sides see it.');
const counterNoticeId = z.int().min(1).max(MAX_ID).describe('ID of the counter-notice.');

export const CopyrightDecisionForm = z
  .discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accept').describe('What to do with the notice or counter-notice.'),
      reason: reason.nullable().optional().describe('Reason for the decision. Both sides see it.'),
      addresses: addresses
        .optional()
        .describe('Addresses to take down. Defaults to all that the notice names, except business pages.'),
    }),
    z.strictObject({
      decision: z.literal('refuse').describe('What to do with the notice or counter-notice.'),
      reason: reason.describe('Reason for the decision. Both sides see it.'),
    }),
    z.strictObject({
      decision: z.literal('restore').describe('What to do with the notice or counter-notice.'),
      counterNoticeId,
      reason: reason.nullable().optional().describe('Reason for the decision. Both sides see it.'),
    }),
    z.strictObject({
      decision: z.literal('uphold').describe('What to do with the notice or counter-notice.'),
      counterNoticeId,
      reason: reason.describe('Reason for the decision. Both sides see it.'),
    }),
  ])
  .meta({ id: 'CopyrightDecision', description: 'A decision on a copyright notice or counter-notice.' });

export type CopyrightDecisionForm = z.infer<typeof CopyrightDecisionForm>;

/** Filters for the administrators' list of notices. */
export const AdminCopyrightQuery = listWithStatus(
  COPYRIGHT_FILTERS,
  'open',
  'Status to list. Defaults to `open`: notices that await a decision, or have a counter-notice that does.',
);

export type AdminCopyrightQuery = z.infer<typeof AdminCopyrightQuery>;
