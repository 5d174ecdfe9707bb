import { z } from 'zod';
import { APPEAL_STATUSES, APPEAL_TEXT, type AppealStatus } from '../../../domain/moderation/appeal.js';
import { APPEAL_DAYS, NOTICE_KINDS } from '../../../domain/moderation/notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { ListQuery } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const time = z.iso.datetime();
const reason = z.enum(Object.keys(MODERATION_REASONS) as [ModerationReason, ...ModerationReason[]]);

/** A member's appeal against a notice, as they see it. */
const OwnAppeal = z
  .object({
    text: z.string(),
    status: z.enum(APPEAL_STATUSES),
    note: z.string().nullable().describe('Why it was decided so; null while it is open.'),
    createdAt: time,
    decidedAt: time.nullable(),
  })
  .meta({ id: 'OwnAppeal' });

/** What whoever has the link of the mail sees of a notice. */
export const NoticeByLink = z
  .object({
    kind: z.enum(NOTICE_KINDS),
    reason,
    note: z.string().describe('The words of who decided.'),
    targetType: z.enum(TARGET_TYPES).nullable().describe('What it is about; null: the account as a whole.'),
    targetSummary: z
      .string()
      .nullable()
      .describe('Its words when it was decided, at most 200 characters; a photo has none.'),
    targetPath: z.string().nullable().describe('The page on which it stood, as long as whoever asks can open it.'),
    until: time.nullable().describe('The end of a restriction.'),
    liftedAt: time.nullable(),
    createdAt: time,
    appealUntil: time.describe(`${APPEAL_DAYS} days after the notice.`),
    canAppeal: z.boolean(),
    appeal: OwnAppeal.nullable(),
  })
  .meta({ id: 'NoticeByLink' });

export type NoticeByLink = z.infer<typeof NoticeByLink>;

/** What a member was told of a decision about them. */
export const Notice = NoticeByLink.extend({ id: z.int(), readAt: time.nullable() }).meta({ id: 'Notice' });

export type Notice = z.infer<typeof Notice>;

const { min, max } = APPEAL_TEXT;

/** What is wrong with the decision, in the member's own words. */
export const AppealForm = z
  .strictObject({
    text: typedProse('Your appeal', 'Please say what is wrong with the decision')
      .min(min, `Please say what is wrong with the decision, in ${min} characters or more`)
      .max(max, `Your appeal cannot exceed ${max} characters`),
  })
  .meta({ id: 'AppealForm' });

export type AppealForm = z.infer<typeof AppealForm>;

/** An appeal as administrators see it. */
export const AdminAppeal = z
  .object({
    id: z.int(),
    status: z.enum(APPEAL_STATUSES),
    text: z.string(),
    createdAt: time,
    note: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: time.nullable(),
    member: z.object({
      id: z.uuid(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string().nullable(),
    }),
    notice: z.object({
      id: z.int(),
      kind: z.enum(NOTICE_KINDS),
      reason,
      note: z.string(),
      targetType: z.enum(TARGET_TYPES).nullable(),
      targetId: z.string().nullable(),
      targetSummary: z
        .string()
        .nullable()
        .describe('Its words when it was decided, at most 200 characters; a photo has none.'),
      targetPath: z.string().nullable().describe('The page on which it stood.'),
      until: time.nullable(),
      liftedAt: time.nullable(),
      decidedBy: z.string(),
      createdAt: time,
    }),
  })
  .meta({ id: 'AdminAppeal' });

export type AdminAppeal = z.infer<typeof AdminAppeal>;

const STATUS_FILTERS = [...APPEAL_STATUSES, 'all'];

/** Which appeals: those that wait, of one status, or all. */
export const AdminAppealQuery = ListQuery.extend({
  status: z
    .string()
    .transform((text, context): readonly AppealStatus[] => {
      if (text === '') return ['open'];
      if (text === 'all') return APPEAL_STATUSES;
      const status = APPEAL_STATUSES.find((each) => each === text);
      if (status !== undefined) return [status];
      context.addIssue({ code: 'custom', message: `status must be one of ${STATUS_FILTERS.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .meta({ type: 'string', enum: STATUS_FILTERS, description: 'Open ones where nobody says.' }),
});

export type AdminAppealQuery = z.infer<typeof AdminAppealQuery>;

/** A decision on an appeal; the member reads the note. */
export const AppealDecisionForm = z
  .strictObject({
    uphold: z.boolean().describe('True: the member was right.'),
    note: typedProse('The reason', 'Please give the reason')
      .min(1, 'Please give the reason')
      .max(max, `The reason cannot exceed ${max} characters`),
  })
  .meta({ id: 'AppealDecisionForm' });

export type AppealDecisionForm = z.infer<typeof AppealDecisionForm>;
