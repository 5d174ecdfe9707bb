import type { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { useCall } from '../../api/use-call.js';
import type { Message } from './contact-values.js';

const PAGE_SIZE = 10;
const OWN_KEY = ['feedback', 'own'] as const;

/** Messages the member sent, newest first, in pages. */
export const ownFeedbackPages = (cursor: string | null = null) =>
  listPages<OwnFeedback>({
    key: OWN_KEY,
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/feedback', { params: { query } }),
  });

/** Sends a message to the team and marks the member's list of sent messages as stale. */
export const useContactMessage = () =>
  useCall<unknown, IdempotentForm<Message>>(
    (api, { form, key }) => api.POST('/api/user-feedback', { body: bodyOf(form), ...idempotencyHeader(key) }),
    'Failed to send message. Please try again.',
    { onSuccess: (_nothing, _sent, _result, { client }) => void client.invalidateQueries({ queryKey: OWN_KEY }) },
  );

function bodyOf(form: Message) {
  if (form.about !== 'contact_inquiry') {
    const { about: feedbackType, name = null, email = null, ...rest } = form;
    return { feedbackType, name, email, ...rest, contactPreference: 'email' as const, allowPublicDisplay: false };
  }
  const { about: feedbackType, email: contactEmail, ...rest } = form;
  return { feedbackType, ...rest, contactEmail };
}
