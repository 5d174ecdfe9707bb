import { z } from 'zod';
import { CONTACT_CATEGORIES, CONTACT_LIMITS } from '../../../domain/feedback/contact.js';
import { FEEDBACK_LIMITS } from '../../../domain/feedback/feedback.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const NO_EMAIL = 'Valid email is required';
const NO_SUBJECT = 'Subject is required';
const NO_MESSAGE = `Message must be at least ${CONTACT_LIMITS.minMessage} characters`;

const text = (label: string, missing: string, max: number) =>
  typedText(label, missing).min(1, missing).max(max, `${label} must be ${max} characters or less`);

const name = text('Name', 'Name is required', CONTACT_LIMITS.name);
const email = typedText('Email', NO_EMAIL).max(CONTACT_LIMITS.email, NO_EMAIL).pipe(z.email(NO_EMAIL));
const subject = text('Subject', NO_SUBJECT, CONTACT_LIMITS.subject);
const category = z.enum(CONTACT_CATEGORIES, 'Please select a category');
const prose = (max: number) =>
  typedProse('Message', NO_MESSAGE)
    .min(CONTACT_LIMITS.minMessage, NO_MESSAGE)
    .max(max, `Message must be ${max} characters or less`);
const message = prose(CONTACT_LIMITS.message);

/** The fields of the contact form. */
export const ContactForm = z.object({ name, email, subject, category, message });

export type ContactForm = z.infer<typeof ContactForm>;

export const ContactInquiry = z
  .strictObject({
    feedbackType: z.literal('contact_inquiry').describe('Type of feedback. May be sent as `type`.'),
    subject: subject.optional().describe('Subject of the message.'),
    title: subject.optional().describe('Same as `subject`.'),
    description: prose(FEEDBACK_LIMITS.description)
      .optional()
      .describe('The whole text. Defaults to one made from the other fields.'),
    message: message.optional().describe('Text of the message.'),
    contactEmail: email.optional().describe('Email address for our answer.'),
    email: email.optional().describe('Same as `contactEmail`.'),
    name: name.nullable().optional().describe('Name of the sender.'),
    category: category.nullable().optional().describe('Topic of the message.'),
  })
  .superRefine((sent, context) => {
    const need = (path: string, error: string, ...values: readonly unknown[]): void => {
      if (values.every((value) => value === undefined))
        context.addIssue({ code: 'custom', path: [path], message: error });
    };
    need('subject', NO_SUBJECT, sent.subject, sent.title);
    need('contactEmail', NO_EMAIL, sent.contactEmail, sent.email);
    need('message', NO_MESSAGE, sent.message, sent.description);
  })
  .meta({
    id: 'ContactInquiry',
    description:
      'A message to the people who run this site. Send `subject` or `title`, `contactEmail` or `email`, and `message` or `description`. If you send both, the first one is used.',
  });

/**
 * Accepts `type` instead of `feedbackType` for a contact message. All other kinds of feedback require `feedbackType`.
 */
export function withFeedbackType(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('type' in body) || 'feedbackType' in body) return body;
  const { type, ...rest } = body;
  return type === 'contact_inquiry' ? { feedbackType: type, ...rest } : body;
}
