import { z } from 'zod';
import { CONTACT_LIMITS } from '../../../domain/feedback/contact.js';
import {
  CONTACT_PREFERENCES,
  FEEDBACK_LIMITS,
  FEEDBACK_PRIORITIES,
  SITE_FEEDBACK_TYPES,
} from '../../../domain/feedback/feedback.js';
import { email, optionalText } from '../business/business-fields.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const heading = (label: string) => {
  const tooShort = `${label} must be at least ${FEEDBACK_LIMITS.minTitle} characters`;
  const tooLong = `${label} must be ${FEEDBACK_LIMITS.title} characters or less`;
  return typedText(label, tooShort).min(FEEDBACK_LIMITS.minTitle, tooShort).max(FEEDBACK_LIMITS.title, tooLong);
};

const NO_DETAIL = 'Please provide a detailed description';

const text = (label: string) =>
  typedProse(label, NO_DETAIL)
    .min(FEEDBACK_LIMITS.minDescription, NO_DETAIL)
    .max(FEEDBACK_LIMITS.description, `${label} must be ${FEEDBACK_LIMITS.description} characters or less`);

const feedbackType = z.enum(SITE_FEEDBACK_TYPES).describe('Type of feedback.');
const name = optionalText('Name', CONTACT_LIMITS.name);

/** The fields of the contact form for feedback about this site. */
export const SiteFeedbackForm = z.object({
  about: feedbackType,
  name,
  email,
  subject: heading('Subject'),
  message: text('Message'),
});

export type SiteFeedbackForm = z.infer<typeof SiteFeedbackForm>;

export const SiteFeedback = z
  .strictObject({
    feedbackType,
    title: heading('Title').optional().describe('Title.'),
    subject: heading('Subject').optional().describe('Same as `title`.'),
    description: text('Description').optional().describe('The whole text.'),
    message: text('Message').optional().describe('Same as `description`.'),
    name: name.describe('Name of the sender.'),
    email: email.describe('Email address for our answer.'),
    priority: z.enum(FEEDBACK_PRIORITIES).optional().describe('Ignored: the server sets the priority.'),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('email').describe('How the sender wants to be answered.'),
    allowPublicDisplay: z.boolean().default(false).describe('True if the feedback may be shown to others.'),
  })
  .superRefine(({ title, subject, description, message }, context) => {
    const need = (path: string, error: string | undefined, ...values: readonly unknown[]): void => {
      if (values.every((value) => value === undefined))
        context.addIssue({ code: 'custom', path: [path], message: error });
    };
    need('title', heading('Title').safeParse('').error?.issues[0]?.message, title, subject);
    need('description', NO_DETAIL, description, message);
  })
  .meta({
    id: 'SiteFeedback',
    description:
      'Feedback about this site. Send `title` or `subject`, and `description` or `message`. If you send both, the first one is used.',
  });
