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
  type CopyrightFilter,
} from '../../../domain/moderation/copyright-notice.js';
import { NAMED_TYPES } from '../../../domain/moderation/named-address.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { ListQuery } from '../shared/list.js';
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

const name = line('Full name', LIMITS.minName, LIMITS.name);
const postalAddress = prose('Postal address', LIMITS.minPostalAddress, LIMITS.postalAddress);
const signature = line('Signature', LIMITS.minName, LIMITS.name).describe('The full name, typed.');
const confirmed = z.literal(true, UNCONFIRMED);
const PHONE = 'Please enter a valid phone number';
const phone = typedText('Phone', PHONE)
  .max(LIMITS.phone, PHONE)
  .refine((text) => text === '' || /\d.*\d/.test(text), PHONE);

const addresses = z
  .array(typedText('Address').min(1, NO_ADDRESSES).max(LIMITS.address, 'An address is too long'), NO_ADDRESSES)
  .min(1, NO_ADDRESSES)
  .max(LIMITS.addresses, `A notice can name up to ${LIMITS.addresses} addresses; please send another one for the rest`);

/** What the sender of a copyright notice says (17 U.S.C. 512(c)(3)). */
export const CopyrightNoticeForm = z
  .strictObject({
    name,
    email: typedText('Email', NO_EMAIL).max(LIMITS.email, NO_EMAIL).pipe(z.email(NO_EMAIL)),
    postalAddress,
    phone: phone.nullable().optional(),
    work: prose('The work', LIMITS.minWork, LIMITS.work).describe(
      'The work that is protected, and where it can be seen.',
    ),
    addresses: addresses.describe(
      'Where on this site it is used: paths or whole addresses of reviews, answers, Guide Dogs, pets, photos and pages of businesses.',
    ),
    goodFaith: confirmed.describe('The belief, in good faith, that the use is not authorized.'),
    accuracy: confirmed.describe(
      'Under penalty of perjury: the notice is accurate, and its sender may act for the owner.',
    ),
    signature,
  })
  .meta({ id: 'CopyrightNoticeForm' });

export type CopyrightNoticeForm = z.infer<typeof CopyrightNoticeForm>;

export const CopyrightNotice = z
  .object({ id: z.int().min(1), status: z.enum(COPYRIGHT_STATUSES) })
  .meta({ id: 'CopyrightNotice' });

export type CopyrightNotice = z.infer<typeof CopyrightNotice>;

/** What a member says whose content was taken down (17 U.S.C. 512(g)(3)). */
export const CounterNoticeForm = z
  .strictObject({
    name,
    postalAddress,
    phone: phone.min(1, 'Phone is required'),
    statement: prose('Your explanation', LIMITS.minStatement, LIMITS.statement).describe('Why it was a mistake.'),
    mistake: confirmed.describe('Under penalty of perjury: the belief, in good faith, that it was a mistake.'),
    jurisdiction: confirmed.describe('The consent to the jurisdiction of the Federal District Court.'),
    signature,
  })
  .meta({ id: 'CounterNoticeForm' });

export type CounterNoticeForm = z.infer<typeof CounterNoticeForm>;

/** What a copyright notice did to a member's own content. */
export const CopyrightTakedown = z
  .object({
    id: z.int().min(1).describe('Of the notice.'),
    status: z.enum(COPYRIGHT_STATUSES),
    claimantName: z.string(),
    work: z.string(),
    reason: z.string().nullable().describe('What the administrator said.'),
    takenDown: z.array(
      z.object({ path: z.string(), targetType: z.enum(NAMED_TYPES), takenDownAt: time, restoredAt: time.nullable() }),
    ),
    counterNotice: z
      .object({
        status: z.enum(COUNTER_STATUSES),
        restorableFrom: time,
        restoreBy: time,
        reason: z.string().nullable(),
        createdAt: time,
      })
      .nullable()
      .describe('The own answer; null where none was sent.'),
  })
  .meta({ id: 'CopyrightTakedown' });

export type CopyrightTakedown = z.infer<typeof CopyrightTakedown>;

/** A copyright notice as an administrator sees it. */
export const AdminCopyrightNotice = z
  .object({
    id: z.int().min(1),
    status: z.enum(COPYRIGHT_STATUSES),
    name: z.string(),
    email: z.string(),
    postalAddress: z.string(),
    phone: z.string().nullable(),
    work: z.string(),
    signature: z.string(),
    claimantId: z.uuid().nullable().describe('The member who sent it; null for a visitor.'),
    items: z.array(z.object({ path: z.string(), targetType: z.enum(NAMED_TYPES), targetId: z.string() })),
    takenDown: z.array(
      z.object({
        path: z.string(),
        targetType: z.enum(NAMED_TYPES),
        targetId: z.string(),
        authorId: z.uuid().nullable().describe('Null where nobody is to be told.'),
        followedAgainst: z
          .int()
          .min(0)
          .describe(`Notices followed against this member in ${REPEAT_INFRINGER.months} months, this one included.`),
        isRepeatInfringer: z.boolean().describe(`Whether they are ${REPEAT_INFRINGER.notices} or more.`),
        isSuspended: z.boolean().describe('Whether this member is suspended.'),
        takenDownAt: time,
        restoredAt: time.nullable(),
      }),
    ),
    counterNotices: z.array(
      z.object({
        id: z.int().min(1),
        memberId: z.uuid().nullable(),
        name: z.string(),
        postalAddress: z.string(),
        phone: z.string(),
        statement: z.string(),
        signature: z.string(),
        status: z.enum(COUNTER_STATUSES),
        restorableFrom: time.describe('10 business days after it came.'),
        restoreBy: time.describe('14 business days after it came.'),
        putBack: z
          .enum(PUT_BACKS)
          .nullable()
          .describe('Whether it can be put back only later, is due, or overdue; null once it is decided.'),
        reason: z.string().nullable(),
        decidedBy: z.string().nullable(),
        decidedAt: time.nullable(),
        createdAt: time,
        moves: z.array(z.enum(COUNTER_DECISIONS)).describe('What an administrator may do with it now.'),
      }),
    ),
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: time.nullable(),
    createdAt: time,
    moves: z.array(z.enum(COPYRIGHT_DECISIONS)).describe('What an administrator may do with it now.'),
  })
  .meta({ id: 'AdminCopyrightNotice' });

export type AdminCopyrightNotice = z.infer<typeof AdminCopyrightNotice>;

const reason = prose('Reason', 1, LIMITS.reason);
const counterNoticeId = z.int().min(1).max(MAX_ID);

/** What an administrator decides; everybody concerned reads the reason. */
export const CopyrightDecisionForm = z
  .discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accept'),
      reason: reason.nullable().optional(),
      addresses: addresses
        .optional()
        .describe('What exactly is taken down; without it, all that the notice names but for pages of businesses.'),
    }),
    z.strictObject({ decision: z.literal('refuse'), reason }),
    z.strictObject({ decision: z.literal('restore'), counterNoticeId, reason: reason.nullable().optional() }),
    z.strictObject({ decision: z.literal('uphold'), counterNoticeId, reason }),
  ])
  .meta({ id: 'CopyrightDecision' });

export type CopyrightDecisionForm = z.infer<typeof CopyrightDecisionForm>;

/** Which notices an administrator wants to see. */
export const AdminCopyrightQuery = ListQuery.extend({
  status: z
    .string()
    .transform((text, context): CopyrightFilter => {
      const filter = COPYRIGHT_FILTERS.find((each) => each === (text === '' ? 'open' : text));
      if (filter !== undefined) return filter;
      context.addIssue({ code: 'custom', message: `status must be one of ${COPYRIGHT_FILTERS.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .meta({
      type: 'string',
      enum: [...COPYRIGHT_FILTERS],
      description: 'open where nobody says: those that wait for a decision, on themselves or on a counter-notice.',
    }),
});

export type AdminCopyrightQuery = z.infer<typeof AdminCopyrightQuery>;
