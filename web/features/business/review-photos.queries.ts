import { useMutation } from '@tanstack/react-query';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** Sends one photo (api.md, POST /api/uploads) and answers the address it has from then on. */
export function useReviewPhotoUpload() {
  return useMutation({
    mutationFn: async (file: File, { client }): Promise<string> => {
      const form = new FormData();
      form.set('kind', 'review_photo');
      form.set('file', file);
      const answer = await apiOf(client).POST('/api/uploads', {
        body: form as never,
        bodySerializer: () => form,
      });
      return dataOf(answer, 'The photo could not be uploaded. Please try again.').url;
    },
  });
}
