import type { ContactForm } from '../../../interfaces/contract/feedback/contact.js';
import type { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { useCall } from '../../api/use-call.js';

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
  useCall<unknown, IdempotentForm<ContactForm>>(
    (api, { form: { email, ...rest }, key }) => {
      const body = { feedbackType: 'contact_inquiry' as const, ...rest, contactEmail: email };
      return api.POST('/api/user-feedback', { body, ...idempotencyHeader(key) });
    },
    'Failed to send message. Please try again.',
    { onSuccess: (_nothing, _sent, _result, { client }) => void client.invalidateQueries({ queryKey: OWN_KEY }) },
  );
