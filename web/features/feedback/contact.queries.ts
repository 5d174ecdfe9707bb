import { useMutation } from '@tanstack/react-query';
import type { ContactForm } from '../../../interfaces/contract/feedback/contact.js';
import type { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { apiOf } from '../../api/client.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';

const PAGE_SIZE = 10;
const OWN_KEY = ['feedback', 'own'] as const;

/** Messages the member sent, newest first, in pages. */
export const ownFeedbackPages = (cursor: string | null = null) =>
  listPages<OwnFeedback>({
    key: OWN_KEY,
    cursor,
    pageSize: PAGE_SIZE,
    failure: 'We couldn’t load your messages',
    fetch: (api, query) => api.GET('/api/feedback', { params: { query } }),
  });

/** Sends a message to the team and marks the member's list of sent messages as stale. */
export function useContactMessage() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<ContactForm>, { client }): Promise<void> => {
      const { email, ...rest } = form;
      const body = { feedbackType: 'contact_inquiry' as const, ...rest, contactEmail: email };
      const answer = await apiOf(client).POST('/api/user-feedback', { body, ...idempotencyHeader(key) });
      dataOf(answer, 'Failed to send message. Please try again.');
    },
    onSuccess: (_nothing, _sent, _result, { client }) => void client.invalidateQueries({ queryKey: OWN_KEY }),
  });
}
