import { useMutation, useQuery } from '@tanstack/react-query';
import type { GuideDog, GuideDogForm } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { GUIDE_DOGS_KEY } from '../../api/query-keys.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { uploadAs } from '../../api/upload.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { guideDogQuery } from './guide-dogs.queries.js';

/** The maximum number of pets per member. */
const MAX_PETS = 30;

/** The member's own pets. A Guide Dog can use the picture of one. */
export function useOwnPets() {
  return useQuery({
    queryKey: ['pets', 'list', 'for guide dog'],
    queryFn: async ({ client }) => {
      const answer = await apiOf(client).GET('/api/pet-profiles/user', { params: { query: { limit: MAX_PETS } } });
      return dataOf(answer, 'We couldn’t load pet profiles');
    },
  });
}

/** Creates the member's Guide Dog, or changes it if there is one. */
export function useGuideDogSaving(userId: string, isNew: boolean) {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<GuideDogForm>, { client }): Promise<GuideDog> => {
      const api = apiOf(client);
      const body = withoutUndefined(form);
      const answer = isNew
        ? await api.POST('/api/guide-dogs', { body, ...idempotencyHeader(key) })
        : await api.PUT('/api/guide-dogs/{userId}', { params: { path: { userId } }, body });
      return dataOf(answer, failureOf(isNew));
    },
    onSuccess: (guideDog, _sent, _result, { client }) => {
      client.setQueryData(guideDogQuery(userId).queryKey, guideDog);
      return client.invalidateQueries({ queryKey: GUIDE_DOGS_KEY });
    },
  });
}

export const failureOf = (isNew: boolean): string =>
  `Failed to ${isNew ? 'create' : 'update'} profile. Please try again.`;

export const uploadPhoto = uploadAs('pet_photo');
