import { z } from 'zod';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { needsDescription, REPORT_LIMITS } from '../../../domain/moderation/report.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { countCharacters } from '../../../domain/shared/characters.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const NO_EMAIL = 'Valid email is required';
const TOO_SHORT = `Please explain what is wrong in at least ${REPORT_LIMITS.minDescription} characters`;
const TOO_LONG = `Please use at most ${REPORT_LIMITS.description.toLocaleString('en-US')} characters`;

/** Maximum length of a photo's address, in characters. */
const MAX_ADDRESS = 500;

const [FIRST, ...OTHERS] = Object.keys(MODERATION_REASONS) as [ModerationReason, ...ModerationReason[]];

const reason = z.enum([FIRST, ...OTHERS], 'Please choose a reason');
const description = typedProse('Description').max(REPORT_LIMITS.description, TOO_LONG).nullable().optional();
const reporterEmail = z
  .union(
    [z.literal(''), z.string(NO_EMAIL).trim().max(REPORT_LIMITS.email, NO_EMAIL).pipe(z.email(NO_EMAIL))],
    NO_EMAIL,
  )
  .nullable()
  .optional();

interface ReportText {
  readonly reason: ModerationReason;
  readonly description?: string | null | undefined;
}

/** Requires a description for reasons that explain nothing by themselves. */
function requireDescription({ reason, description }: ReportText, context: z.RefinementCtx): void {
  if (!needsDescription(reason) || countCharacters(description ?? '') >= REPORT_LIMITS.minDescription) return;
  context.addIssue({ code: 'custom', path: ['description'], message: TOO_SHORT });
}

/** The fields of the report dialog. */
export const ContentReportForm = z.object({ reason, description, reporterEmail }).superRefine(requireDescription);

export type ContentReportForm = z.infer<typeof ContentReportForm>;

const NUMBERED = TARGET_TYPES.filter((type) => type !== 'photo');

const sentence = {
  reason: reason.describe('Rule that the content breaks.'),
  description: description.describe(
    `At most ${REPORT_LIMITS.description.toLocaleString('en-US')} characters. At least ${REPORT_LIMITS.minDescription} if the reason is \`other\`; otherwise optional.`,
  ),
  reporterEmail: reporterEmail.describe('Address that gets the result. Only administrators see it.'),
};

export const ContentReport = z
  .discriminatedUnion('targetType', [
    z.strictObject({
      targetType: z.enum(NUMBERED).describe('Type of the item.'),
      targetId: z
        .int()
        .min(1)
        .max(MAX_ID)
        .describe('ID of the item, or the path of a photo as in `images`, `petImageUrl`, or `profileImageUrl`.'),
      ...sentence,
    }),
    z.strictObject({
      targetType: z.literal('photo').describe('Type of the item.'),
      targetId: typedText('targetId')
        .min(1)
        .max(MAX_ADDRESS)
        // Drops the size, because it is the same picture.
        .overwrite((address) => address.replace(/\?.*$/s, ''))
        .describe('ID of the item, or the path of a photo as in `images`, `petImageUrl`, or `profileImageUrl`.'),
      ...sentence,
    }),
  ])
  .superRefine(requireDescription)
  .meta({ id: 'ContentReport', description: 'A report of content by another member.' });

export type ContentReport = z.infer<typeof ContentReport>;

export const ReportedContent = z
  .object({
    targetType: z.enum(TARGET_TYPES),
    targetId: z.union([z.int(), z.string()]).describe('ID of the item, or the path of a photo.'),
    reason: reason.describe('Reason that the reporter chose.'),
    description: z.string().nullable().describe('Explanation by the reporter.'),
  })
  .meta({
    id: 'ReportedContent',
    description: 'The reported item. Does not say who reported it, or whether others did.',
  });

export type ReportedContent = z.infer<typeof ReportedContent>;
