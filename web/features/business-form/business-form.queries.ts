import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminBusiness,
  AdminBusinessChange,
  BusinessChange,
  BusinessForm,
  OwnerBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import { BUSINESS_LIMITS, ZIP_CODE, type Point } from '../../../interfaces/contract/shared/words.js';
import { adminBusinessQuery } from '../../api/administration/admin-business.js';
import { useDecisionCall } from '../../api/administration/admin-queue.js';
import { apiOf } from '../../api/client.js';
import { OWNED_KEY, ownedBusinessesQuery } from '../../api/owned-businesses.js';
import { ownBusinessQuery } from '../../api/own-business.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { similarBusinesses } from '../../api/similar-businesses.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export const useSidebarBusinesses = (userId: string) => useQuery(ownedBusinessesQuery(userId));

export const useBusinessCreation = () =>
  useCall<OwnerBusiness, IdempotentForm<BusinessForm>>(
    (api, { form, key }) => api.POST('/api/businesses', { body: withoutUndefined(form), ...idempotencyHeader(key) }),
    'Failed to create business. Please try again.',
    { onSuccess: (_business, _sent, _result, { client }) => client.invalidateQueries({ queryKey: OWNED_KEY }) },
  );

export const useBusinessChange = (id: number) =>
  useCall<OwnerBusiness, BusinessChange>(
    (api, change) => api.PATCH('/api/businesses/{id}', { params: { path: { id } }, body: withoutUndefined(change) }),
    'Failed to save. Please try again.',
    {
      onSuccess: (business, _change, _result, { client }) => {
        client.setQueryData(ownBusinessQuery(id).queryKey, business);
        void client.invalidateQueries({ queryKey: businessKey(id), exact: true });
        void client.invalidateQueries({ queryKey: OWNED_KEY });
      },
    },
  );

/** Saves an administrator's edit of any business. */
export const useAdminBusinessChange = (id: number) =>
  useDecisionCall<AdminBusinessChange, AdminBusiness>({
    send: (api, { reason, ...change }) =>
      api.PATCH('/api/admin/businesses/{id}', {
        params: { path: { id } },
        body: { ...withoutUndefined(change), reason },
      }),
    failure: 'Failed to save. Please try again.',
    onSuccess: () => undefined,
  });

/** Returns a function that reads the business again. */
export function useCurrentBusiness(id: number): () => Promise<AdminBusiness> {
  const client = useQueryClient();
  return () => client.fetchQuery(adminBusinessQuery(id));
}

export const useSimilarBusinesses = () => useMutation(similarBusinesses());

/** The center of a ZIP code or town. */
export interface Center {
  readonly of: 'ZIP code' | 'town';
  readonly point: Point;
}

interface Area {
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Returns where the pin of an address starts: the center of its ZIP code, or else of its town; null if neither is
 * known.
 */
export function useAddressCenter({ zipCode, city, state }: Area): Center | null {
  const lookups = [
    ...(ZIP_CODE.test(zipCode) ? [{ of: 'ZIP code', query: { zipCode } } as const] : []),
    ...(city.length > 1 && city.length <= BUSINESS_LIMITS.city && state !== ''
      ? [{ of: 'town', query: { city, state } } as const]
      : []),
  ];
  const { data } = useQuery({
    queryKey: ['locations', 'middle', lookups],
    queryFn: async ({ client }): Promise<Center | null> => {
      for (const { of, query } of lookups) {
        const answer = await apiOf(client).GET('/api/locations/middle', { params: { query } });
        const { middle } = dataOf(answer);
        if (middle !== null) return { of, point: middle };
      }
      return null;
    },
    enabled: lookups.length > 0,
    placeholderData: keepPreviousData,
    // A failed lookup must not fail the form; it is retried for another address.
    retryOnMount: true,
  });
  return lookups.length === 0 ? null : (data ?? null);
}

export const uploadBusinessPhoto = uploadAs('business_photo');

export const uploadMenu = uploadAs('menu');
