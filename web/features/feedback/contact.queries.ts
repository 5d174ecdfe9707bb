import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactForm } from '../../../interfaces/contract/feedback/contact.js';
import type { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { once, type Sending } from '../../api/sending.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

export { refusalOf } from '../../api/refusal.js';

const PAGE_SIZE = 10;
const OWN_KEY = ['feedback', 'own'] as const;

interface OwnPage {
  readonly items: readonly OwnFeedback[];
  readonly next: string | null;
}

/** What the member sent, latest first, page by page. */
export function ownFeedbackPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...OWN_KEY, cursor],
    queryFn: async ({ client, pageParam }): Promise<OwnPage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/feedback', { params: { query } });
      const items: readonly OwnFeedback[] = dataOf(answer, 'Failed to fetch your messages');
      return { items, next: nextCursor(answer.response.headers) };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

export const useOwnFeedback = (cursor: string | null) => useInfiniteQuery(ownFeedbackPages(cursor));

/** Sends a message to the people behind the directory; a member's list of what they sent is then old. */
export function useContactMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, key }: Sending<ContactForm>, { client }): Promise<void> => {
      const { email, ...said } = form;
      const body = { feedbackType: 'contact_inquiry' as const, ...said, contactEmail: email };
      const answer = await apiOf(client).POST('/api/user-feedback', { body, ...once(key) });
      dataOf(answer, 'Failed to send message. Please try again.');
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: OWN_KEY }),
  });
}
