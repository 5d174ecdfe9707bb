import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { GuideDog, GuideDogChange, GuideDogForm } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { GUIDE_DOGS_KEY } from '../../api/query-keys.js';
import { once, type Sending } from '../../api/sending.js';
import { uploadFile } from '../../api/upload.js';
import { given } from '../../lib/given.js';
import { guideDogQuery } from './guide-dogs.queries.js';

export { refusalOf } from '../../api/refusal.js';

/** As many pets as a member can have. */
const MOST_PETS = 30;

/** The member's own pets, one of which may lend the guide dog its picture. */
export function useOwnPets() {
  return useQuery({
    queryKey: ['pets', 'list', 'for guide dog'],
    queryFn: async ({ client }) => {
      const answer = await apiOf(client).GET('/api/pet-profiles/user', { params: { query: { limit: MOST_PETS } } });
      return dataOf(answer, 'Failed to fetch pet profiles');
    },
  });
}

const keep = (client: QueryClient, guideDog: GuideDog): Promise<void> => {
  client.setQueryData(guideDogQuery(guideDog.userId).queryKey, guideDog);
  return client.invalidateQueries({ queryKey: GUIDE_DOGS_KEY });
};

export function useGuideDogCreation() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<GuideDogForm>, { client }): Promise<GuideDog> => {
      const answer = await apiOf(client).POST('/api/guide-dogs', { body: given(form), ...once(key) });
      return dataOf(answer, 'Failed to create profile. Please try again.');
    },
    onSuccess: (guideDog, _sent, _result, { client }) => keep(client, guideDog),
  });
}

export function useGuideDogChange(userId: string) {
  return useMutation({
    mutationFn: async (change: GuideDogChange, { client }): Promise<GuideDog> => {
      const call = { params: { path: { userId } }, body: given(change) };
      const answer = await apiOf(client).PUT('/api/guide-dogs/{userId}', call);
      return dataOf(answer, 'Failed to update profile. Please try again.');
    },
    onSuccess: (guideDog, _change, _result, { client }) => keep(client, guideDog),
  });
}

export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'pet_photo', onProgress);
}
