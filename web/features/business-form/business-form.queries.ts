import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BusinessCard, BusinessDetail, OwnedBusinessCard } from '../../../interfaces/contract/business.js';
import type {
  BusinessChange,
  BusinessForm,
  OwnerBusiness,
  SimilarQuery,
} from '../../../interfaces/contract/business-form.js';
import type { UploadedFile } from '../../../interfaces/contract/upload.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf, statusOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { once, type Sending } from '../../api/sending.js';
import { uploadFile } from '../../api/upload.js';
import { given } from '../../lib/given.js';

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

/** Sends in again what was rejected or had to be revised. */
export function useBusinessSubmission(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<OwnerBusiness> => {
      const answer = await apiOf(client).POST('/api/businesses/{id}/submit', { params: { path: { id } } });
      return dataOf(answer, 'Failed to send it in. Please try again.');
    },
    onSuccess: (business, _nothing, _result, { client }) => {
      client.setQueryData(ownKey(id), business);
      void client.invalidateQueries({ queryKey: OWNED_KEY });
    },
  });
}

/** What is listed already and may be the same; none where that cannot be told now, so that nobody is kept from listing. */
export function useSimilarBusinesses() {
  return useMutation({
    mutationFn: async (what: SimilarQuery, { client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).POST('/api/businesses/similar', { body: given(what) });
      return dataOf(answer, 'Failed to fetch businesses');
    },
  });
}

export function uploadBusinessPhoto(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'business_photo', onProgress);
}

export function uploadMenu(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'menu', onProgress);
}

interface Refusal {
  /** 0 where no answer came. */
  readonly status: number;
  /** The server's sentence, where it is for the person. */
  readonly sentence: string | null;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

const TELLING: readonly number[] = [400, 403, 404, 409, 413, 415, 429];

/** What a failed sending tells. */
export function refusalOf(error: unknown): Refusal {
  const status = statusOf(error);
  if (!(error instanceof ApiProblem)) return { status, sentence: null, fields: [] };
  return { status, sentence: TELLING.includes(status) ? error.message : null, fields: error.errors };
}
