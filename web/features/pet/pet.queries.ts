import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { OwnPet, PetChange, PetForm, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { apiOf } from '../../api/client.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { uploadAs } from '../../api/upload.js';
import { ApiProblem, statusOf } from '../../lib/form/refusal.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

/** Page size of pet lists: a product decision. */
const PAGE_SIZE = 12;

const LISTS_KEY = ['pets', 'list'] as const;
const FAILURE = 'We couldn’t load pet profiles';
const petKey = (id: number) => ['pets', 'one', id] as const;
const ownPetKey = (id: number) => [...petKey(id), 'own'] as const;

/** The member's own pets, newest first, in pages. */
export const ownPetPages = (cursor: string | null = null) =>
  listPages<OwnPet | PublicPet>({
    key: [...LISTS_KEY, 'own'],
    cursor,
    pageSize: PAGE_SIZE,
    failure: FAILURE,
    fetch: (api, query) => api.GET('/api/pet-profiles/user', { params: { query } }),
  });

/** Pets shown in the community, newest first, in pages. */
export const communityPetPages = (cursor: string | null = null) =>
  listPages<OwnPet | PublicPet>({
    key: [...LISTS_KEY, 'community'],
    cursor,
    pageSize: PAGE_SIZE,
    failure: FAILURE,
    fetch: (api, query) => api.GET('/api/pet-profiles/public', { params: { query } }),
  });

/** A pet, with what the viewer may see. */
export function petQuery(id: number) {
  return queryOptions({
    queryKey: petKey(id),
    queryFn: async ({ client }): Promise<OwnPet | PublicPet> => {
      const answer = await apiOf(client).GET('/api/pet-profiles/{id}', { params: { path: { id } } });
      return dataOf(answer, 'We couldn’t load the pet profile');
    },
  });
}

export function usePet(id: number) {
  const query = useQuery(petQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** The same pet for its owner to edit. Fails for anyone else. */
export function ownPetQuery(id: number) {
  return queryOptions({
    queryKey: ownPetKey(id),
    queryFn: async ({ client }): Promise<OwnPet> => {
      const pet = await client.fetchQuery(petQuery(id));
      if (!isOwnPet(pet)) throw new ApiProblem('This isn’t your pet profile', 404, undefined);
      return pet;
    },
  });
}

export function useOwnPet(id: number) {
  const query = useQuery(ownPetQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** Only the owner gets the visibility settings. */
export function isOwnPet(pet: OwnPet | PublicPet): pet is OwnPet {
  return 'isPublic' in pet;
}

export function usePetCreation() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<PetForm>, { client }): Promise<OwnPet> => {
      const answer = await apiOf(client).POST('/api/pet-profiles', {
        body: withoutUndefined(form),
        ...idempotencyHeader(key),
      });
      return dataOf(answer, 'Failed to create pet profile. Please try again.');
    },
    onSuccess: (pet, _sent, _result, { client }) => {
      client.setQueryData(petKey(pet.id), pet);
      return refreshLists(client);
    },
  });
}

export function usePetChange(id: number) {
  return useMutation({
    mutationFn: async (change: PetChange, { client }): Promise<OwnPet> => {
      const call = { params: { path: { id } }, body: withoutUndefined(change) };
      const answer = await apiOf(client).PUT('/api/pet-profiles/{id}', call);
      return dataOf(answer, 'Failed to update pet profile. Please try again.');
    },
    onSuccess: (pet, _change, _result, { client }) => {
      client.setQueryData(petKey(id), pet);
      client.setQueryData(ownPetKey(id), pet);
      return refreshLists(client);
    },
  });
}

export function usePetRemoval(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/pet-profiles/{id}', { params: { path: { id } } });
      dataOf(answer, 'Failed to delete pet profile.');
    },
    onSuccess: (_nothing, _sent, _result, { client }) => refreshLists(client),
  });
}

/** Refetches visible lists now and others when they are next shown. */
function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LISTS_KEY });
}

export const uploadPetPhoto = uploadAs('pet_photo');
