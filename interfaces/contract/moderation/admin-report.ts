import { z } from 'zod';
import { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { CASE_ACTIONS, CASE_STATUSES, type CaseStatus } from '../../../domain/moderation/case.js';
import { RESTRICTION_DAYS } from '../../../domain/moderation/notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { CONTENT_STATES, TARGET_TYPES } from '../../../domain/moderation/target.js';
import { ListQuery } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const time = z.iso.datetime();

const [FIRST, ...FURTHER] = Object.keys(MODERATION_REASONS) as [ModerationReason, ...ModerationReason[]];
export const reasonCode = z.enum([FIRST, ...FURTHER], 'Please choose a reason');
export const days = z.literal(RESTRICTION_DAYS, `Choose ${RESTRICTION_DAYS.join(' or ')} days`);

export const NO_NOTE = 'Please say in a few words why';
export const note = typedProse('Note').max(
  MAX_ADMIN_TEXT,
  `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters`,
);

/** What an administrator decides. */
export const ReportDecision = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.literal('keep'), reasonCode, note: note.optional() }),
    z.strictObject({ action: z.literal('restrict'), reasonCode, note: note.min(1, NO_NOTE), days }),
    z.strictObject({
      action: z.enum(CASE_ACTIONS).exclude(['keep', 'restrict']),
      reasonCode,
      note: note.min(1, NO_NOTE),
    }),
  ])
  .meta({ id: 'ReportDecision' });

export type ReportDecision = z.infer<typeof ReportDecision>;

const Resolution = z.object({
  action: z.enum(CASE_ACTIONS),
  reasonCode,
  note: z.string(),
  days: days.nullable().describe('Of a restriction.'),
  decidedBy: z.string(),
  decidedAt: time,
});

/** All that is reported about one thing until it is decided on. */
export const AdminReport = z
  .object({
    id: z.int().min(1),
    targetType: z.enum(TARGET_TYPES),
    targetId: z.union([z.int(), z.string()]).describe('The id; of a photo its address.'),
    status: z.enum(CASE_STATUSES),
    moves: z.array(z.enum(CASE_ACTIONS)).describe('What can be decided now.'),
    createdAt: time.describe('When the first report came.'),
    reportCount: z.int().min(0),
    reports: z
      .array(
        z.object({
          id: z.int().min(1),
          reason: reasonCode,
          description: z.string().nullable(),
          reporterEmail: z.string().nullable().describe('Where the answer goes, if an address was left.'),
          isMember: z.boolean().describe('Whether a member reported it.'),
          createdAt: time,
        }),
      )
      .describe('The first 50, the oldest first.'),
    content: z
      .object({
        words: z.string().describe('All of them; of a photo its address.'),
        path: z.string().describe('The page on which it stands.'),
        state: z.enum(CONTENT_STATES),
        authorId: z.uuid().nullable(),
        authorName: z.string().nullable(),
      })
      .nullable()
      .describe('As it is now; null where it is gone.'),
    resolution: Resolution.nullable().describe('What was decided; null while it is open.'),
  })
  .meta({ id: 'AdminReport' });

export type AdminReport = z.infer<typeof AdminReport>;

const STATUS_FILTERS = [...CASE_STATUSES, 'all'] as const;

/** Which reports an administrator wants to see. */
export const AdminReportQuery = ListQuery.extend({
  status: z
    .string()
    .transform((text, context): readonly CaseStatus[] => {
      if (text === '') return ['open'];
      if (text === 'all') return CASE_STATUSES;
      const status = CASE_STATUSES.find((each) => each === text);
      if (status !== undefined) return [status];
      context.addIssue({ code: 'custom', message: `status must be one of ${STATUS_FILTERS.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .meta({ type: 'string', enum: [...STATUS_FILTERS], description: 'open where nobody says.' }),
});

export type AdminReportQuery = z.infer<typeof AdminReportQuery>;
