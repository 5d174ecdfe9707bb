import { combinedMessage, type ContactCategory } from '../../domain/feedback/contact.js';
import { serviceEmail, type OutgoingMessage } from '../shared/outbox.js';
import type { NewFeedback } from './ports.js';

/** A message to us. Of each pair of alternative fields, one is present. */
export interface ContactInput {
  readonly feedbackType: 'contact_inquiry';
  readonly subject?: string | undefined;
  readonly title?: string | undefined;
  /** The complete text. If absent, it is built from the message and its sender. */
  readonly description?: string | undefined;
  readonly message?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | null | undefined;
  readonly category?: ContactCategory | null | undefined;
}

/** Returns a message as stored, without its sender's id. */
export function contactInquiry(input: ContactInput): Omit<NewFeedback, 'userId'> & { readonly contactEmail: string } {
  const { feedbackType, name = null, category = null } = input;
  const contactEmail = input.contactEmail ?? input.email ?? '';
  const sender = { name, email: contactEmail, category };
  return {
    feedbackType,
    businessId: null,
    title: input.subject ?? input.title ?? '',
    description: input.description ?? combinedMessage(sender, input.message ?? ''),
    recommended: {},
    priority: 'medium',
    tags: category === null ? [] : [category],
    contactName: name,
    contactCategory: category,
    contactEmail,
    contactPhone: null,
    contactPreference: 'email',
    allowPublicDisplay: false,
  };
}

/** Returns the email to support about a message. Replies go to the sender. */
export function mailToSupport(id: number, kept: ReturnType<typeof contactInquiry>, support: string): OutgoingMessage {
  return serviceEmail(
    `contact ${id}`,
    { memberId: null, to: support },
    {
      subject: `Contact: ${kept.title}`,
      paragraphs: kept.description.split(/\n{2,}/),
      replyTo: kept.contactEmail,
    },
  );
}
