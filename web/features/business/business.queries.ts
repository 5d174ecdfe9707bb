import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { businessKey } from '../../api/query-keys.js';

/** A business. Fails with status 404 if it is unknown. */
export const businessQuery = (id: number) =>
  callQuery<BusinessDetail>(businessKey(id), (api) => api.GET('/api/businesses/{id}', { params: { path: { id } } }));

export const useBusiness = (id: number) => useRecord(businessQuery(id));
