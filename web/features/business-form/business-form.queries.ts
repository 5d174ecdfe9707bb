import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BusinessDetail, OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import type {
  BusinessChange,
  BusinessForm,
  OwnerBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { BUSINESS_LIMITS, ZIP_CODE, type Point } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf, statusOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { similarBusinesses } from '../../api/similar.js';
import { once, type Sending } from '../../api/sending.js';
import { uploadFile } from '../../api/upload.js';
import { given } from '../../lib/given.js';

export { refusalOf } from '../../api/refusal.js';

/** So many of the member's businesses stand beside the form: a product decision. */
export const OWNED_SHOWN = 3;

const OWNED_KEY = ['businesses', 'owner'] as const;
const ownKey = (id: number) => [...businessKey(id), 'own'] as const;

interface Owned {
  readonly businesses: readonly OwnedBusinessCard[];
  readonly total: number;
}

/** The first of a member's own businesses, and how many there are. */
export function ownedBesideFormQuery(userId: string) {
  return queryOptions({
    queryKey: [...OWNED_KEY, userId, 'beside-form'],
    queryFn: async ({ client }): Promise<Owned> => {
      const params = { path: { userId }, query: { limit: OWNED_SHOWN } };
      const answer = await apiOf(client).GET('/api/businesses/owner/{userId}', { params });
      const businesses = dataOf(answer, 'Failed to fetch businesses');
      return { businesses, total: Number(answer.response.headers.get('x-total-count') ?? businesses.length) };
    },
  });
}

export const useOwnedBesideForm = (userId: string) => useQuery(ownedBesideFormQuery(userId));

/** A business of the member's own, with all that its owner sees; any other fails with status 404. */
export function ownBusinessQuery(id: number) {
  return queryOptions({
    queryKey: ownKey(id),
    queryFn: async ({ client }): Promise<OwnerBusiness> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      const business = dataOf(answer, 'Failed to fetch the business');
      if (!isOwn(business)) throw new ApiProblem('This is not your business.', 404, 'BUSINESS_NOT_FOUND');
      return business;
    },
  });
}

/** Only its owner is told what can be done with it. */
function isOwn(business: BusinessDetail): business is OwnerBusiness {
  return 'moves' in business;
}

export function useOwnBusiness(id: number) {
  const query = useQuery(ownBusinessQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

export function useBusinessCreation() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<BusinessForm>, { client }): Promise<OwnerBusiness> => {
      const answer = await apiOf(client).POST('/api/businesses', { body: given(form), ...once(key) });
      return dataOf(answer, 'Failed to create business. Please try again.');
    },
    onSuccess: (_business, _sent, _result, { client }) => client.invalidateQueries({ queryKey: OWNED_KEY }),
  });
}

export function useBusinessChange(id: number) {
  return useMutation({
    mutationFn: async (change: BusinessChange, { client }): Promise<OwnerBusiness> => {
      const call = { params: { path: { id } }, body: given(change) };
      return dataOf(await apiOf(client).PATCH('/api/businesses/{id}', call), 'Failed to save. Please try again.');
    },
    onSuccess: (business, _change, _result, { client }) => {
      client.setQueryData(ownKey(id), business);
      void client.invalidateQueries({ queryKey: businessKey(id), exact: true });
      void client.invalidateQueries({ queryKey: OWNED_KEY });
    },
  });
}

export const useSimilarBusinesses = () => useMutation(similarBusinesses());

/** The middle of a ZIP code or town. */
export interface Middle {
  readonly of: 'ZIP code' | 'town';
  readonly point: Point;
}

interface Whereabouts {
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
}

/** Where the pin of an address begins: the middle of its ZIP code, else of its town; null where neither is known. */
export function useMiddle({ zipCode, city, state }: Whereabouts): Middle | null {
  const asked = [
    ...(ZIP_CODE.test(zipCode) ? [{ of: 'ZIP code', query: { zipCode } } as const] : []),
    ...(city.length > 1 && city.length <= BUSINESS_LIMITS.city && state !== ''
      ? [{ of: 'town', query: { city, state } } as const]
      : []),
  ];
  const { data } = useQuery({
    queryKey: ['locations', 'middle', asked],
    queryFn: async ({ client }): Promise<Middle | null> => {
      for (const { of, query } of asked) {
        const answer = await apiOf(client).GET('/api/locations/middle', { params: { query } });
        const { middle } = dataOf(answer, 'Failed to fetch the place');
        if (middle !== null) return { of, point: middle };
      }
      return null;
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    // What failed is no failed form: another address asks again.
    retryOnMount: true,
  });
  return asked.length === 0 ? null : (data ?? null);
}

export function uploadBusinessPhoto(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'business_photo', onProgress);
}

export function uploadMenu(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'menu', onProgress);
}
