import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import type {
  BusinessChange,
  BusinessForm,
  OwnerBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { BUSINESS_LIMITS, ZIP_CODE, type Point } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { ownBusinessQuery } from '../../api/own-business.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { similarBusinesses } from '../../api/similar-businesses.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { uploadFile } from '../../api/upload.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

/** Number of the member's businesses shown next to the form: a product decision. */
export const MAX_SIDEBAR_BUSINESSES = 3;

const OWNED_KEY = ['businesses', 'owner'] as const;

interface Owned {
  readonly businesses: readonly OwnedBusinessCard[];
  readonly total: number;
}

/** The member's first few businesses and the total. */
export function sidebarBusinessesQuery(userId: string) {
  return queryOptions({
    queryKey: [...OWNED_KEY, userId, 'beside-form'],
    queryFn: async ({ client }): Promise<Owned> => {
      const params = { path: { userId }, query: { limit: MAX_SIDEBAR_BUSINESSES } };
      const answer = await apiOf(client).GET('/api/businesses/owner/{userId}', { params });
      const businesses = dataOf(answer, 'Failed to fetch businesses');
      return { businesses, total: Number(answer.response.headers.get('x-total-count') ?? businesses.length) };
    },
  });
}

export const useSidebarBusinesses = (userId: string) => useQuery(sidebarBusinessesQuery(userId));

export function useBusinessCreation() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<BusinessForm>, { client }): Promise<OwnerBusiness> => {
      const answer = await apiOf(client).POST('/api/businesses', {
        body: withoutUndefined(form),
        ...idempotencyHeader(key),
      });
      return dataOf(answer, 'Failed to create business. Please try again.');
    },
    onSuccess: (_business, _sent, _result, { client }) => client.invalidateQueries({ queryKey: OWNED_KEY }),
  });
}

export function useBusinessChange(id: number) {
  return useMutation({
    mutationFn: async (change: BusinessChange, { client }): Promise<OwnerBusiness> => {
      const call = { params: { path: { id } }, body: withoutUndefined(change) };
      return dataOf(await apiOf(client).PATCH('/api/businesses/{id}', call), 'Failed to save. Please try again.');
    },
    onSuccess: (business, _change, _result, { client }) => {
      client.setQueryData(ownBusinessQuery(id).queryKey, business);
      void client.invalidateQueries({ queryKey: businessKey(id), exact: true });
      void client.invalidateQueries({ queryKey: OWNED_KEY });
    },
  });
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
        const { middle } = dataOf(answer, 'Failed to fetch the place');
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

export function uploadBusinessPhoto(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'business_photo', onProgress);
}

export function uploadMenu(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'menu', onProgress);
}
