import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { callQuery } from '../../api/call-query.js';

/** Fetches the current businesses of these IDs, in this order; deleted ones are left out. */
export const useBusinessesOf = (ids: readonly number[] | null) =>
  useQuery({
    ...callQuery<readonly BusinessCard[]>(['businesses', 'batch', ids], (api) =>
      api.POST('/api/businesses/batch', { body: { ids: [...(ids ?? [])] } }),
    ),
    enabled: ids !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
