import { FEEDBACK_TYPE_LABEL, type ContactPreference, type SiteFeedbackType } from '../../domain/feedback/feedback.js';
import { serviceEmail, type OutgoingMessage } from '../shared/outbox.js';
import type { NewFeedback } from './ports.js';

/** Feedback about this site. Of each pair of alternative fields, one is present. */
export interface SiteFeedbackInput {
  readonly feedbackType: SiteFeedbackType;
  readonly title?: string | undefined;
  readonly subject?: string | undefined;
  readonly description?: string | undefined;
  readonly message?: string | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly contactPreference: ContactPreference;
  readonly allowPublicDisplay: boolean;
}

/** Returns feedback about this site as stored, without its sender's id. */
export function siteFeedback(input: SiteFeedbackInput): Omit<NewFeedback, 'userId'> {
  const { feedbackType, name = null, contactPreference, allowPublicDisplay } = input;
  return {
    feedbackType,
    businessId: null,
    title: input.title ?? input.subject ?? '',
    description: input.description ?? input.message ?? '',
    recommended: {},
    priority: 'medium',
    tags: [],
    contactName: name,
    contactEmail: input.email ?? null,
    contactPhone: null,
    contactPreference,
    allowPublicDisplay,
  };
}

/** Returns the email to support about feedback. Replies go to the sender, if they left an address. */
export function siteFeedbackEmail(id: number, kept: Omit<NewFeedback, 'userId'>, support: string): OutgoingMessage {
  const { feedbackType, title, description, contactName = null, contactEmail } = kept;
  const sender = [
    ...(contactName === null ? [] : [`Name: ${contactName}`]),
    ...(contactEmail === null ? [] : [`Email: ${contactEmail}`]),
  ];
  return serviceEmail(
    `contact ${id}`,
    { memberId: null, to: support },
    {
      subject: `${FEEDBACK_TYPE_LABEL[feedbackType]}: ${title}`,
      paragraphs: [...sender, ...description.split(/\n{2,}/)],
      ...(contactEmail !== null && { replyTo: contactEmail }),
    },
  );
}
