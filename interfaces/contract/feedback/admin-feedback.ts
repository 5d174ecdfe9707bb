import { z } from 'zod';
import { CONTACT_CATEGORIES } from '../../../domain/feedback/contact.js';
import { FEEDBACK_ACTIONS, MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { FEEDBACK_STATUSES } from '../../../domain/feedback/feedback.js';
import { Feedback } from './feedback.js';
import { typedProse } from '../shared/typed-text.js';

/** A feedback as an administrator sees it: with who sent it, how they are reached, and what was decided. */
export const AdminFeedback = z
  .object({
    ...Feedback.shape,
    userId: z.uuid().nullable().describe('The member who sent it; null for a visitor.'),
    contactName: z.string().nullable(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    contactCategory: z.enum(CONTACT_CATEGORIES).nullable(),
    reviewedBy: z.string().nullable().describe('The administrator who decided last.'),
    reviewedAt: z.iso.datetime().nullable(),
    adminNotes: z.string().nullable(),
    actionTaken: z.string().nullable().describe('What was done about it; a member who sent it reads it.'),
    moves: z
      .array(z.enum(FEEDBACK_ACTIONS))
      .describe('What can be done now: `reopen` sets a status with a note, `listing` makes a listing of it.'),
  })
  .meta({ id: 'AdminFeedback' });

export type AdminFeedback = z.infer<typeof AdminFeedback>;

const reviewerId = z.unknown().optional().describe('Accepted and ignored: the session tells who decides.');

const TOO_LONG = `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters`;

/** The status that an administrator sets. */
export const FeedbackStatusForm = z
  .strictObject({
    status: z.enum(FEEDBACK_STATUSES, 'Please choose a status'),
    adminNotes: typedProse('Notes')
      .max(MAX_ADMIN_TEXT, TOO_LONG)
      .nullable()
      .optional()
      .describe('Stays among administrators; required where a completed one is reopened.'),
    reviewerId,
  })
  .meta({ id: 'FeedbackStatusForm' });

export type FeedbackStatusForm = z.infer<typeof FeedbackStatusForm>;

const NO_ACTION = 'Please say what was done';

/** What an administrator says was done. */
export const FeedbackCompletion = z
  .strictObject({
    actionTaken: typedProse('Action taken', NO_ACTION).min(1, NO_ACTION).max(MAX_ADMIN_TEXT, TOO_LONG),
    reviewerId,
  })
  .meta({ id: 'FeedbackCompletion' });

export type FeedbackCompletion = z.infer<typeof FeedbackCompletion>;

/** How a listing is made of a recommendation; nothing need be said. */
export const FeedbackListing = z
  .strictObject({
    force: z.boolean().default(false).describe('True: list it although it may be listed already.'),
    reviewerId,
  })
  .prefault({})
  .meta({ id: 'FeedbackListing' });

export type FeedbackListing = z.infer<typeof FeedbackListing>;
