import { z } from 'zod';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { needsDescription, REPORT_LIMITS } from '../../../domain/moderation/report.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const NO_EMAIL = 'Valid email is required';
const TOO_SHORT = `Please say in at least ${REPORT_LIMITS.minDescription} characters what is wrong`;
const TOO_LONG = `Please use at most ${REPORT_LIMITS.description.toLocaleString('en-US')} characters`;

/** Longest address of a photo. */
const MAX_ADDRESS = 500;

const [FIRST, ...FURTHER] = Object.keys(MODERATION_REASONS) as [ModerationReason, ...ModerationReason[]];

const reason = z.enum([FIRST, ...FURTHER], 'Please choose a reason');
const description = typedProse('Description').max(REPORT_LIMITS.description, TOO_LONG).nullable().optional();
const reporterEmail = z
  .union(
    [z.literal(''), z.string(NO_EMAIL).trim().max(REPORT_LIMITS.email, NO_EMAIL).pipe(z.email(NO_EMAIL))],
    NO_EMAIL,
  )
  .nullable()
  .optional();

interface Said {
  readonly reason: ModerationReason;
  readonly description?: string | null | undefined;
}

/** A reason that says nothing by itself needs words. */
function saysEnough({ reason, description }: Said, context: z.RefinementCtx): void {
  if (!needsDescription(reason) || (description ?? '').length >= REPORT_LIMITS.minDescription) return;
  context.addIssue({ code: 'custom', path: ['description'], message: TOO_SHORT });
}

/** The fields of the dialog. */
export const ContentReportForm = z.object({ reason, description, reporterEmail }).superRefine(saysEnough);

export type ContentReportForm = z.infer<typeof ContentReportForm>;

const NUMBERED = TARGET_TYPES.filter((type) => type !== 'photo');

const said = {
  reason,
  description: description.describe(
    `At most ${REPORT_LIMITS.description} characters; at least ${REPORT_LIMITS.minDescription} where the reason is \`other\`, else optional.`,
  ),
  reporterEmail: reporterEmail.describe('Where it is told how it ended; shown to administrators alone.'),
};

/** What is reported: a photo by its address on this site, anything else by its id. */
export const ContentReport = z
  .discriminatedUnion('targetType', [
    z.strictObject({ targetType: z.enum(NUMBERED), targetId: z.int().min(1).max(MAX_ID), ...said }),
    z.strictObject({
      targetType: z.literal('photo'),
      targetId: typedText('targetId')
        .min(1)
        .max(MAX_ADDRESS)
        // The same picture in another size.
        .overwrite((address) => address.replace(/\?.*$/s, ''))
        .describe('As `images`, `petImageUrl` or `profileImageUrl` name it.'),
      ...said,
    }),
  ])
  .superRefine(saysEnough)
  .meta({ id: 'ContentReport' });

export type ContentReport = z.infer<typeof ContentReport>;

/** What was reported; neither who did nor what others did is told. */
export const ReportedContent = z
  .object({
    targetType: z.enum(TARGET_TYPES),
    targetId: z.union([z.int(), z.string()]),
    reason,
    description: z.string().nullable(),
  })
  .meta({ id: 'ReportedContent' });

export type ReportedContent = z.infer<typeof ReportedContent>;
