import type { Fit } from '../../../../interfaces/contract/policy/fit.js';
import { callQuery } from '../../../api/call-query.js';
import { businessKey } from '../../../api/query-keys.js';

/** Key prefix for the answers about one business. An answer about a fact may change them. */
export const fitKey = (id: number) => [...businessKey(id), 'fit'] as const;

/** Whether pets, such as 'dog:70', can come to a business at a local time; empty for any time. */
export const fitQuery = (id: number, pets: string, at: string) =>
  callQuery<Fit>([...fitKey(id), pets, at], (api) =>
    api.GET('/api/businesses/{id}/fit', { params: { path: { id }, query: { pets, ...(at !== '' && { at }) } } }),
  );
