import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OwnPet, PetChange, PetForm, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { PET_LISTS_KEY } from '../../api/own-pets.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { ApiProblem } from '../../lib/form/refusal.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

/** Page size of pet lists: a product decision. */
const PAGE_SIZE = 12;

const petKey = (id: number) => ['pets', 'one', id] as const;
const ownPetKey = (id: number) => [...petKey(id), 'own'] as const;

/** The member's own pets, newest first, in pages. */
export const ownPetPages = (cursor: string | null = null) =>
  listPages<OwnPet | PublicPet>({
    key: [...PET_LISTS_KEY, 'own'],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/pet-profiles/user', { params: { query } }),
  });

/** Pets shown in the community, newest first, in pages. */
export const communityPetPages = (cursor: string | null = null) =>
  listPages<OwnPet | PublicPet>({
    key: [...PET_LISTS_KEY, 'community'],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/pet-profiles/public', { params: { query } }),
  });

/** A pet, with what the viewer may see. */
export const petQuery = (id: number) =>
  callQuery<OwnPet | PublicPet>(petKey(id), (api) => api.GET('/api/pet-profiles/{id}', { params: { path: { id } } }));

export const usePet = (id: number) => useRecord(petQuery(id));

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

export const useOwnPet = (id: number) => useRecord(ownPetQuery(id));

/** Only the owner gets the visibility settings. */
export function isOwnPet(pet: OwnPet | PublicPet): pet is OwnPet {
  return 'isPublic' in pet;
}

export const usePetCreation = () =>
  useCall<OwnPet, IdempotentForm<PetForm>>(
    (api, { form, key }) => api.POST('/api/pet-profiles', { body: withoutUndefined(form), ...idempotencyHeader(key) }),
    'Failed to create pet profile. Please try again.',
    {
      onSuccess: (pet, _sent, _result, { client }) => {
        client.setQueryData(petKey(pet.id), pet);
        return refreshLists(client);
      },
    },
  );

export const usePetChange = (id: number) =>
  useCall<OwnPet, PetChange>(
    (api, change) => api.PUT('/api/pet-profiles/{id}', { params: { path: { id } }, body: withoutUndefined(change) }),
    'Failed to update pet profile. Please try again.',
    {
      onSuccess: (pet, _change, _result, { client }) => {
        client.setQueryData(petKey(id), pet);
        client.setQueryData(ownPetKey(id), pet);
        return refreshLists(client);
      },
    },
  );

export const usePetRemoval = (id: number) =>
  useCall(
    (api) => api.DELETE('/api/pet-profiles/{id}', { params: { path: { id } } }),
    'Failed to delete pet profile.',
    { onSuccess: (_nothing, _sent, _result, { client }) => refreshLists(client) },
  );

/** Refetches visible lists now and others when they are next shown. */
function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PET_LISTS_KEY });
}

export const uploadPetPhoto = uploadAs('pet_photo');
