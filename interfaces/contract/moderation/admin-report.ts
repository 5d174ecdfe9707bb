import { z } from 'zod';
import { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { CASE_ACTIONS, CASE_STATUSES } from '../../../domain/moderation/case.js';
import { RESTRICTION_DAYS } from '../../../domain/moderation/notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { CONTENT_STATES, TARGET_TYPES } from '../../../domain/moderation/target.js';
import { listWithStatuses } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const time = z.iso.datetime();

const [FIRST, ...OTHERS] = Object.keys(MODERATION_REASONS) as [ModerationReason, ...ModerationReason[]];
export const reasonCode = z.enum([FIRST, ...OTHERS], 'Please choose a reason').describe('Rule that was broken.');
export const days = z
  .literal(RESTRICTION_DAYS, `Choose ${RESTRICTION_DAYS.join(' or ')} days`)
  .describe('Length of the restriction in days.');

export const NO_REASON = 'Please give a reason';
export const note = typedProse('Note')
  .max(MAX_ADMIN_TEXT, `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters`)
  .describe('Reason in your own words. The member sees it.');

export const RestrictionDecision = z
  .strictObject({ action: z.literal('restrict').describe('Decision.'), reasonCode, note: note.min(1, NO_REASON), days })
  .meta({
    id: 'RestrictionDecision',
    description: 'A restriction: the member cannot write for some days, and the content is hidden.',
  });

export const ReportDecision = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('keep').describe('Shows the content, unless a copyright notice blocks it.'),
      reasonCode,
      note: note.optional(),
    }),
    RestrictionDecision,
    z.strictObject({
      action: z
        .enum(CASE_ACTIONS)
        .exclude(['keep', 'restrict'])
        .describe(
          '`hide` lets the author edit the content, `remove` leaves only an appeal and erases it later, `warn` leaves it public, `suspend` hides it with the account, and `erase_minor` closes the account of a child under 13 and erases it after 24 hours.',
        ),
      reasonCode,
      note: note.min(1, NO_REASON),
    }),
  ])
  .meta({ id: 'ReportDecision', description: 'A decision about reported content.' });

export type ReportDecision = z.infer<typeof ReportDecision>;

const Resolution = z.object({
  action: z.enum(CASE_ACTIONS).describe('Decision.'),
  reasonCode,
  note: z.string().describe('Reason that the member sees.'),
  days: days.nullable().describe('Length of a restriction in days; otherwise null.'),
  decidedBy: z.string().describe('Name of the administrator.'),
  decidedAt: time.describe('When the administrator decided.'),
});

export const AdminReport = z
  .object({
    id: z.int().min(1),
    targetType: z.enum(TARGET_TYPES),
    targetId: z.union([z.int(), z.string()]).describe('ID of the item, or the path of a photo.'),
    status: z.enum(CASE_STATUSES).describe('`open` until an administrator decides.'),
    moves: z.array(z.enum(CASE_ACTIONS)).describe('Decisions that an administrator can make now.'),
    createdAt: time.describe('When the first report was sent.'),
    reportCount: z.int().min(0).describe('Number of reports.'),
    reports: z
      .array(
        z.object({
          id: z.int().min(1),
          reason: reasonCode.describe('Reason that the reporter chose.'),
          description: z.string().nullable().describe('Explanation by the reporter.'),
          reporterEmail: z.string().nullable().describe('Address of the reporter, if they left one.'),
          isMember: z.boolean().describe('True if a member sent the report.'),
          reporterId: z.uuid().nullable().describe('ID of that member; null for a visitor.'),
          reporterName: z.string().nullable().describe('Name of that member; null if they gave none.'),
          createdAt: time,
        }),
      )
      .describe('The first 50 reports, oldest first.'),
    content: z
      .object({
        words: z.string().describe('The whole text, or the path of a photo.'),
        path: z.string().describe('Path of the page that shows it.'),
        business: z
          .object({ id: z.int().min(1), name: z.string().describe('Name of the business.') })
          .nullable()
          .describe('Business whose page shows it; null for other pages.'),
        state: z.enum(CONTENT_STATES).describe('Whether the content is shown.'),
        authorId: z.uuid().nullable().describe('ID of the author.'),
        authorName: z.string().nullable().describe('Name of the author.'),
      })
      .nullable()
      .describe('The reported content as it is now; null if it was deleted.'),
    resolution: Resolution.nullable().describe('The decision; null while the report is open.'),
  })
  .meta({ id: 'AdminReport', description: 'All reports about one item.' });

export type AdminReport = z.infer<typeof AdminReport>;

/** Filters for the administrators' list of reports. */
export const AdminReportQuery = listWithStatuses(CASE_STATUSES, ['open'], 'Status to list. Defaults to `open`.');

export type AdminReportQuery = z.infer<typeof AdminReportQuery>;
