import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import type { OwnPet, PetChange, PetForm, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf, statusOf } from '../../api/problem.js';
import { once, type Sending } from '../../api/sending.js';
import { uploadFile } from '../../api/upload.js';
import { given } from '../../lib/given.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

export { refusalOf } from '../../api/refusal.js';

/** Pets on a page of a list, and so from how many on there may be more: a product decision. */
export const PAGE_SIZE = 12;

const LISTS_KEY = ['pets', 'list'] as const;
const petKey = (id: number) => ['pets', 'one', id] as const;
const ownPetKey = (id: number) => [...petKey(id), 'own'] as const;

interface PetPage<Pet> {
  readonly pets: readonly Pet[];
  readonly total: number;
  /** True where there are more than `total`: the API stops counting there. */
  readonly capped: boolean;
  readonly next: string | null;
}

const queryOf = (cursor: string | null) => ({ limit: PAGE_SIZE, ...(cursor !== null && { cursor }) });

function pageOf<Pet>(pets: readonly Pet[], { headers }: Response): PetPage<Pet> {
  const total = Number(headers.get('x-total-count') ?? pets.length);
  return { pets, total, capped: headers.get('x-total-capped') === 'true', next: nextCursor(headers) };
}

/** The member's own pets, newest first, page by page. */
export function ownPetPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...LISTS_KEY, 'own', cursor],
    queryFn: async ({ client, pageParam }) => {
      const answer = await apiOf(client).GET('/api/pet-profiles/user', { params: { query: queryOf(pageParam) } });
      return pageOf<OwnPet>(dataOf(answer, 'Failed to fetch pet profiles'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

/** Pets that show themselves to the community, newest first, page by page. */
export function communityPetPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...LISTS_KEY, 'community', cursor],
    queryFn: async ({ client, pageParam }) => {
      const answer = await apiOf(client).GET('/api/pet-profiles/public', { params: { query: queryOf(pageParam) } });
      return pageOf<PublicPet>(dataOf(answer, 'Failed to fetch pet profiles'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

export const useOwnPets = (cursor: string | null) => useInfiniteQuery(ownPetPages(cursor));
export const useCommunityPets = (cursor: string | null) => useInfiniteQuery(communityPetPages(cursor));

/** One pet, as whoever looks may see it. */
export function petQuery(id: number) {
  return queryOptions({
    queryKey: petKey(id),
    queryFn: async ({ client }): Promise<OwnPet | PublicPet> => {
      const answer = await apiOf(client).GET('/api/pet-profiles/{id}', { params: { path: { id } } });
      return dataOf(answer, 'Failed to fetch the pet profile');
    },
  });
}

export function usePet(id: number) {
  const query = useQuery(petQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** The same for its owner to change; for anybody else there is none. */
export function ownPetQuery(id: number) {
  return queryOptions({
    queryKey: ownPetKey(id),
    queryFn: async ({ client }): Promise<OwnPet> => {
      const pet = await client.fetchQuery(petQuery(id));
      if (!isOwnPet(pet)) throw new ApiProblem('This pet profile is not yours', 404, undefined);
      return pet;
    },
  });
}

export function useOwnPet(id: number) {
  const query = useQuery(ownPetQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** Only its owner is told who may see it. */
export function isOwnPet(pet: OwnPet | PublicPet): pet is OwnPet {
  return 'isPublic' in pet;
}

export function usePetCreation() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<PetForm>, { client }): Promise<OwnPet> => {
      const answer = await apiOf(client).POST('/api/pet-profiles', { body: given(form), ...once(key) });
      return dataOf(answer, 'Failed to create pet profile. Please try again.');
    },
    onSuccess: (pet, _sent, _result, { client }) => {
      client.setQueryData(petKey(pet.id), pet);
      return outdateLists(client);
    },
  });
}

export function usePetChange(id: number) {
  return useMutation({
    mutationFn: async (change: PetChange, { client }): Promise<OwnPet> => {
      const call = { params: { path: { id } }, body: given(change) };
      const answer = await apiOf(client).PUT('/api/pet-profiles/{id}', call);
      return dataOf(answer, 'Failed to update pet profile. Please try again.');
    },
    onSuccess: (pet, _change, _result, { client }) => {
      client.setQueryData(petKey(id), pet);
      client.setQueryData(ownPetKey(id), pet);
      return outdateLists(client);
    },
  });
}

export function usePetRemoval(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/pet-profiles/{id}', { params: { path: { id } } });
      dataOf(answer, 'Failed to delete pet profile.');
    },
    onSuccess: (_nothing, _sent, _result, { client }) => outdateLists(client),
  });
}

/** What is in view is fetched anew at once, the rest when it is next shown. */
function outdateLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LISTS_KEY });
}

export function uploadPetPhoto(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'pet_photo', onProgress);
}
