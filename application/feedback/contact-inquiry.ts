import { combinedMessage, type ContactCategory } from '../../domain/feedback/contact.js';
import type { OutgoingMessage } from '../shared/outbox.js';
import type { NewFeedback } from './ports.js';

/** A message to the people behind the directory, by either of its spellings: one of each pair is there. */
export interface ContactInput {
  readonly feedbackType: 'contact_inquiry';
  readonly subject?: string | undefined;
  readonly title?: string | undefined;
  /** All in one text; without it, it is made of the message and who wrote it. */
  readonly description?: string | undefined;
  readonly message?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | null | undefined;
  readonly category?: ContactCategory | null | undefined;
}

/** A message as it is kept, but for who sent it. */
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

/** The mail by which support reads a message, and to whose reply the sender's own address belongs. */
export function mailToSupport(id: number, kept: ReturnType<typeof contactInquiry>, support: string): OutgoingMessage {
  return {
    kind: 'mail',
    dedupeKey: `contact ${id}`,
    memberId: null,
    service: true,
    to: support,
    content: {
      subject: `Contact: ${kept.title}`,
      paragraphs: kept.description.split(/\n{2,}/),
      replyTo: kept.contactEmail,
    },
  };
}
