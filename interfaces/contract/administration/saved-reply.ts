import { z } from 'zod';
import {
  placeholderProblem,
  SAVED_REPLY_KINDS,
  SAVED_REPLY_LIMITS,
} from '../../../domain/administration/saved-reply.js';
import { typedProse, typedText } from '../shared/typed-text.js';

export {
  filledReply,
  PLACEHOLDERS,
  SAVED_REPLY_KIND_LABEL,
  SAVED_REPLY_KINDS,
  SAVED_REPLY_LIMITS,
  withPlaceholders,
  type Placeholder,
  type PlaceholderValues,
  type SavedReplyKind,
} from '../../../domain/administration/saved-reply.js';

const { title: MAX_TITLE, text: MAX_TEXT } = SAVED_REPLY_LIMITS;

const kind = z.enum(SAVED_REPLY_KINDS, 'Choose where the reply is used.');

const version = z.int().min(1).describe('Rises with each change.');

const fields = {
  title: typedText('Title', 'Give the reply a title.')
    .min(1, 'Give the reply a title.')
    .max(MAX_TITLE, `Title must be ${String(MAX_TITLE)} characters or less`)
    .describe('Title in the list of replies.'),
  kind,
  text: typedProse('Text', 'Write the text of the reply.')
    .min(1, 'Write the text of the reply.')
    .max(MAX_TEXT, `Text must be ${MAX_TEXT.toLocaleString('en-US')} characters or less`)
    .superRefine((text, context) => {
      const message = placeholderProblem(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .describe('Text with placeholders: `{name}`, `{place}`, `{town}`, and `{administrator}`.'),
};

export const SavedReplyForm = z
  .strictObject(fields)
  .meta({ id: 'SavedReplyForm', description: 'A text that administrators insert into decisions and answers.' });

export type SavedReplyForm = z.infer<typeof SavedReplyForm>;

export const SavedReplyChange = z
  .strictObject({ ...fields, version: version.describe('The version that you changed.') })
  .meta({ id: 'SavedReplyChange', description: 'A saved reply, changed.' });

export type SavedReplyChange = z.infer<typeof SavedReplyChange>;

export const SavedReply = z
  .object({
    id: z.int().min(1),
    title: z.string().describe('Title in the list of replies.'),
    kind,
    text: z.string().describe('Text with placeholders.'),
    createdBy: z.string().describe('Name of the administrator who added it.'),
    updatedBy: z.string().describe('Name of the administrator who last changed it.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'SavedReply', description: 'A saved reply, shared by all administrators.' });

export type SavedReply = z.infer<typeof SavedReply>;

export const SAVED_REPLY: SavedReply = {
  id: 4,
  title: 'Address not found',
  kind: 'rejection',
  text: 'We couldn’t find {place} at this address. Please check it, and submit the listing again.',
  ...{ createdBy: 'Ada', updatedBy: 'Grace' },
  ...{ createdAt: '2026-05-04T16:20:00.000Z', updatedAt: '2026-05-11T09:05:00.000Z', version: 2 },
};
