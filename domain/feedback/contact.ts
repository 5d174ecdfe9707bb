import { FEEDBACK_LIMITS } from './feedback.js';

/** The topic of a message to us. */
export const CONTACT_CATEGORIES = ['general', 'business', 'technical', 'feedback', 'partnership', 'other'] as const;

export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export const CONTACT_CATEGORY_LABEL: Readonly<Record<ContactCategory, string>> = {
  general: 'General question',
  business: 'Business listing',
  technical: 'Technical problem',
  feedback: 'Feedback',
  partnership: 'Partnership',
  other: 'Other',
};

/** Product decision: limits of a message's fields in characters. */
export const CONTACT_LIMITS = {
  name: 100,
  email: FEEDBACK_LIMITS.email,
  subject: 200,
  minMessage: 10,
  message: 4000,
} as const;

/** The sender and topic of a message, as far as given. */
export interface Sender {
  readonly name: string | null;
  readonly email: string;
  readonly category: ContactCategory | null;
}

/** Returns a message and its sender as one text, which is stored if no other text was sent. */
export function combinedMessage({ name, email, category }: Sender, message: string): string {
  const header = [
    ...(category === null ? [] : [`Category: ${CONTACT_CATEGORY_LABEL[category]}`]),
    ...(name === null ? [] : [`Name: ${name}`]),
    `Email: ${email}`,
  ];
  return `${header.join('\n')}\n\n${message}`;
}
