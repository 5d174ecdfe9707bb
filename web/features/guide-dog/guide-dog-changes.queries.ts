import { useQuery } from '@tanstack/react-query';
import type { GuideDog, GuideDogForm } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { callQuery } from '../../api/call-query.js';
import { GUIDE_DOGS_KEY } from '../../api/query-keys.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { guideDogQuery } from './guide-dogs.queries.js';

export { useOwnPetNames } from '../../api/own-pets.js';

/** The maximum number of pets per member. */
const MAX_PETS = 30;

/** The member's own pets. A Guide Dog can use the picture of one. */
export const useOwnPets = () =>
  useQuery(
    callQuery(['pets', 'list', 'for guide dog'], (api) =>
      api.GET('/api/pet-profiles/user', { params: { query: { limit: MAX_PETS } } }),
    ),
  );

/** Creates the member's Guide Dog, or changes it if there is one. */
export const useGuideDogSaving = (userId: string, isNew: boolean) =>
  useCall<GuideDog, IdempotentForm<GuideDogForm>>(
    (api, { form, key }) => {
      const body = withoutUndefined(form);
      return isNew
        ? api.POST('/api/guide-dogs', { body, ...idempotencyHeader(key) })
        : api.PUT('/api/guide-dogs/{userId}', { params: { path: { userId } }, body });
    },
    failureOf(isNew),
    {
      onSuccess: (guideDog, _sent, _result, { client }) => {
        client.setQueryData(guideDogQuery(userId).queryKey, guideDog);
        return client.invalidateQueries({ queryKey: GUIDE_DOGS_KEY });
      },
    },
  );

export const failureOf = (isNew: boolean): string =>
  `Failed to ${isNew ? 'create' : 'update'} profile. Please try again.`;

export const uploadPhoto = uploadAs('pet_photo');
