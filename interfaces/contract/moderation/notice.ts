import { z } from 'zod';
import { APPEAL_STATUSES, APPEAL_TEXT } from '../../../domain/moderation/appeal.js';
import { MEMBER_NOTICE_KINDS } from '../../../domain/moderation/decision-notice.js';
import { APPEAL_DAYS, NOTICE_KINDS } from '../../../domain/moderation/notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { listWithStatuses } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const time = z.iso.datetime();
const reason = z.enum(Object.keys(MODERATION_REASONS) as [ModerationReason, ...ModerationReason[]]);

const OwnAppeal = z
  .object({
    text: z.string().describe('Why the member thinks the decision is wrong.'),
    status: z.enum(APPEAL_STATUSES),
    note: z.string().nullable().describe('Reason for the decision; null while the appeal is open.'),
    createdAt: time,
    decidedAt: time.nullable().describe('When the administrator decided; null while the appeal is open.'),
  })
  .meta({ id: 'OwnAppeal', description: 'A member’s appeal against a notice, as the member sees it.' });

export const NoticeByLink = z
  .object({
    kind: z.enum(MEMBER_NOTICE_KINDS),
    reason: reason.nullable().describe('Rule that the content breaks; null for a decision on a listing or claim.'),
    note: z.string().describe('Reason that the administrator gave.'),
    targetType: z
      .enum(TARGET_TYPES)
      .nullable()
      .describe('Type of the content. Null for the account as a whole, a listing, or a claim.'),
    targetSummary: z
      .string()
      .nullable()
      .describe('Start of the text of the content, or the name of the business, at that time. Null for a photo.'),
    targetPath: z.string().nullable().describe('Path of the page that shows the content, if you can open it.'),
    until: time.nullable().describe('End of a restriction; otherwise null.'),
    liftedAt: time.nullable().describe('When the decision was lifted; otherwise null.'),
    createdAt: time,
    appealUntil: time
      .nullable()
      .describe(`Deadline for an appeal: ${APPEAL_DAYS} days after the notice. Null if no appeal is possible.`),
    canAppeal: z.boolean().describe('True if the member can still appeal.'),
    appeal: OwnAppeal.nullable().describe('The appeal; null if there is none.'),
  })
  .meta({ id: 'NoticeByLink', description: 'A notice of a decision, for anyone who has the link from its email.' });

export type NoticeByLink = z.infer<typeof NoticeByLink>;

export const Notice = NoticeByLink.extend({
  id: z.int(),
  readAt: time.nullable().describe('When the member read the notice; null if they did not.'),
}).meta({
  id: 'Notice',
  extends: 'NoticeByLink',
  description: 'A notice of a decision about a member, their content, their listing, or their claim.',
});

export type Notice = z.infer<typeof Notice>;

const { min, max } = APPEAL_TEXT;

export const AppealForm = z
  .strictObject({
    text: typedProse('Your appeal', 'Please say what is wrong with the decision')
      .min(min, `Please say what is wrong with the decision, in ${min} characters or more`)
      .max(max, `Your appeal cannot exceed ${max} characters`)
      .describe('Why you think the decision is wrong.'),
  })
  .meta({ id: 'AppealForm', description: 'An appeal against a notice.' });

export type AppealForm = z.infer<typeof AppealForm>;

export const AdminAppeal = z
  .object({
    id: z.int(),
    status: z.enum(APPEAL_STATUSES),
    text: z.string().describe('Why the member thinks the decision is wrong.'),
    createdAt: time,
    note: z.string().nullable().describe('Reason for the decision; null while the appeal is open.'),
    decidedBy: z.string().nullable().describe('Name of the administrator who decided on the appeal.'),
    decidedAt: time.nullable().describe('When the administrator decided.'),
    member: z
      .object({
        id: z.uuid(),
        firstName: z.string().nullable().describe('First name.'),
        lastName: z.string().nullable().describe('Last name.'),
      })
      .describe('The member who appeals.'),
    notice: z
      .object({
        id: z.int(),
        kind: z.enum(NOTICE_KINDS),
        reason,
        note: z.string().describe('Reason that the administrator gave.'),
        targetType: z.enum(TARGET_TYPES).nullable().describe('Type of the content. Null for the account as a whole.'),
        targetId: z.string().nullable().describe('ID of the content, or the path of a photo.'),
        targetSummary: z
          .string()
          .nullable()
          .describe('Text of the content at the time of the decision, at most 200 characters. Null for a photo.'),
        targetPath: z.string().nullable().describe('Path of the page that showed the content.'),
        until: time.nullable().describe('End of a restriction; otherwise null.'),
        liftedAt: time.nullable().describe('When the decision was lifted; otherwise null.'),
        decidedBy: z.string().describe('Name of the administrator who sent the notice.'),
        createdAt: time,
      })
      .describe('The notice that the member appeals.'),
  })
  .meta({ id: 'AdminAppeal', description: 'An appeal as administrators see it.' });

export type AdminAppeal = z.infer<typeof AdminAppeal>;

/** Filters for the administrators' list of appeals. */
export const AdminAppealQuery = listWithStatuses(APPEAL_STATUSES, ['open'], 'Status to list. Defaults to `open`.');

export type AdminAppealQuery = z.infer<typeof AdminAppealQuery>;

export const AppealDecisionForm = z
  .strictObject({
    uphold: z.boolean().describe('True if the member was right.'),
    note: typedProse('The reason', 'Please give the reason')
      .min(1, 'Please give the reason')
      .max(max, `The reason cannot exceed ${max} characters`)
      .describe('Reason for the decision. The member sees it.'),
  })
  .meta({ id: 'AppealDecisionForm', description: 'A decision on an appeal.' });

export type AppealDecisionForm = z.infer<typeof AppealDecisionForm>;
