import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SavedReply, SavedReplyForm } from '../../../interfaces/contract/administration/saved-reply.js';
import type { EmailPreview, EmailPreviewInput } from '../../../interfaces/contract/outgoing/email-preview.js';
import { callQuery } from '../../api/call-query.js';
import { useCall } from '../../api/use-call.js';

const repliesQuery = () =>
  callQuery<readonly SavedReply[]>(['admin', 'replies'], (api) => api.GET('/api/admin/replies'));

/** The saved replies, by title. Other administrators change them too, so each opening reads them again. */
export const useSavedReplies = () => useQuery({ ...repliesQuery(), staleTime: 0 });

/** Puts a saved reply into the list, which shows it at once, and reads the list again for its order. */
function putReply(client: QueryClient, now: SavedReply): void {
  const { queryKey } = repliesQuery();
  client.setQueryData<readonly SavedReply[]>(queryKey, (list = []) => [...list.filter(({ id }) => id !== now.id), now]);
  void client.invalidateQueries({ queryKey });
}

export interface SentReply {
  /** The reply to change; null for a new one. */
  readonly of: Pick<SavedReply, 'id' | 'version'> | null;
  readonly form: SavedReplyForm;
}

/** Adds or changes a saved reply. */
export function useSaveReply() {
  const client = useQueryClient();
  return useCall<SavedReply, SentReply>(
    (api, { of, form }) =>
      of === null
        ? api.POST('/api/admin/replies', { body: form })
        : api.PUT('/api/admin/replies/{id}', {
            params: { path: { id: of.id } },
            body: { ...form, version: of.version },
          }),
    'We couldn’t save this reply. Please try again.',
    { onSuccess: (now) => putReply(client, now) },
  );
}

/** Deletes a saved reply. */
export function useDeleteReply() {
  const client = useQueryClient();
  return useCall<unknown, number>(
    (api, id) => api.DELETE('/api/admin/replies/{id}', { params: { path: { id } } }),
    'We couldn’t delete this reply. Please try again.',
    { onSettled: () => client.invalidateQueries({ queryKey: repliesQuery().queryKey }) },
  );
}

/** The emails that a decision would send. Never kept, because the text or the recipient may change. */
export const useEmailPreview = (decision: EmailPreviewInput) =>
  useQuery({
    ...callQuery<EmailPreview>(['admin', 'email-preview', decision], (api) =>
      api.POST('/api/admin/email-previews', { body: decision as never }),
    ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
