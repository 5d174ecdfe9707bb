import { z } from 'zod';
import { CONTACT_CATEGORIES } from '../../../domain/feedback/contact.js';
import { FEEDBACK_ACTIONS, MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { FEEDBACK_STATUSES } from '../../../domain/feedback/feedback.js';
import { Feedback } from './feedback.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { optionalProse } from '../business/business-fields.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { ListQuery } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

export const AdminFeedback = z
  .object({
    ...Feedback.shape,
    userId: z.uuid().nullable().describe('ID of the member who sent it; null for a visitor.'),
    userName: z.string().nullable().describe('Name in that member’s account; null if they gave none.'),
    contactName: z.string().nullable().describe('Name of the sender.'),
    contactEmail: z.string().nullable().describe('Email address of the sender.'),
    contactPhone: z.string().nullable().describe('Phone number of the sender.'),
    contactCategory: z.enum(CONTACT_CATEGORIES).nullable().describe('Topic of a contact message.'),
    reviewedBy: z.string().nullable().describe('Name of the administrator who decided last.'),
    reviewedAt: z.iso.datetime().nullable().describe('When the administrator decided.'),
    adminNotes: z.string().nullable().describe('Notes for administrators only.'),
    actionTaken: z.string().nullable().describe('Action taken. A member who sent the feedback sees it.'),
    answeredBy: z.string().nullable().describe('Name of the administrator who answered the sender.'),
    moves: z
      .array(z.enum(FEEDBACK_ACTIONS))
      .describe(
        'Actions that an administrator can take now. `reopen` sets a status with a note, and `listing` creates a business.',
      ),
  })
  .meta({ id: 'AdminFeedback', extends: 'Feedback', description: 'Feedback as administrators see it.' });

export type AdminFeedback = z.infer<typeof AdminFeedback>;

const reviewerId = z.unknown().optional().describe('Ignored: the session identifies the administrator.');

const TOO_LONG = `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters`;

export const FeedbackStatusForm = z
  .strictObject({
    status: z.enum(FEEDBACK_STATUSES, 'Please choose a status'),
    adminNotes: typedProse('Notes')
      .max(MAX_ADMIN_TEXT, TOO_LONG)
      .nullable()
      .optional()
      .describe('Notes for administrators only. Required to reopen completed feedback.'),
    reviewerId,
  })
  .meta({ id: 'FeedbackStatusForm', description: 'The status set by an administrator.' });

export type FeedbackStatusForm = z.infer<typeof FeedbackStatusForm>;

export const FeedbackAnswer = z
  .strictObject({ isAnswered: z.boolean('Required').describe('False removes the record.') })
  .meta({ id: 'FeedbackAnswer', description: 'Record of an answer to feedback.' });

export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>;

/** Which feedback administrators list. */
export const AdminFeedbackQuery = ListQuery.extend({
  status: z.enum(['open'], 'status must be open.').optional().describe('`open`: only open feedback, oldest first.'),
  id: z.coerce
    .number('id must be a number.')
    .int('id must be a number.')
    .min(1, 'id must be a number.')
    .max(MAX_ID, 'id must be a number.')
    .optional()
    .describe('Only the feedback with this ID.'),
});

export type AdminFeedbackQuery = z.infer<typeof AdminFeedbackQuery>;

const NO_ACTION = 'Please say what was done';

export const FeedbackCompletion = z
  .strictObject({
    actionTaken: typedProse('Action taken', NO_ACTION)
      .min(1, NO_ACTION)
      .max(MAX_ADMIN_TEXT, TOO_LONG)
      .describe('Action taken. A member who sent the feedback sees it.'),
    reviewerId,
  })
  .meta({ id: 'FeedbackCompletion', description: 'Completion of feedback.' });

export type FeedbackCompletion = z.infer<typeof FeedbackCompletion>;

export const FeedbackListing = z
  .strictObject({
    description: optionalProse('Description', BUSINESS_LIMITS.description).describe(
      'Description of the business. Defaults to the sender’s, if `allowPublicDisplay` is true.',
    ),
    force: z.boolean().default(false).describe('True creates the business even if it may already be listed.'),
    reviewerId,
  })
  .prefault({})
  .meta({ id: 'FeedbackListing', description: 'Options for creating a business from a recommendation.' });

export type FeedbackListing = z.infer<typeof FeedbackListing>;
