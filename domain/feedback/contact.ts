import { FEEDBACK_LIMITS } from './feedback.js';

/** What a message to us is about. */
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

/** A product decision: least and most characters of a message's parts. */
export const CONTACT_LIMITS = {
  name: 100,
  email: FEEDBACK_LIMITS.email,
  subject: 200,
  minMessage: 10,
  message: 4000,
} as const;

/** Who wrote and about what, as far as it was said. */
export interface Sender {
  readonly name: string | null;
  readonly email: string;
  readonly category: ContactCategory | null;
}

/** A message with who wrote it, as one text: how it is kept where no other text was sent. */
export function combinedMessage({ name, email, category }: Sender, message: string): string {
  const said = [
    ...(category === null ? [] : [`Category: ${CONTACT_CATEGORY_LABEL[category]}`]),
    ...(name === null ? [] : [`Name: ${name}`]),
    `Email: ${email}`,
  ];
  return `${said.join('\n')}\n\n${message}`;
}
