import { type QueryClient } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { callQuery, useRecord } from '../call-query.js';
import { changeLists, withItem, type Pages } from '../list-page.js';
import { businessKey } from '../query-keys.js';

/** Key prefix for the lists of all listings. */
export const LISTINGS_KEY = ['admin', 'listings'] as const;

/** A business in any status, as administrators see it. Read on each visit, because others change it too. */
export const adminBusinessQuery = (id: number) => ({
  ...callQuery<AdminBusiness>([...businessKey(id), 'administrator'], (api) =>
    api.GET('/api/admin/businesses/{id}', { params: { path: { id } } }),
  ),
  staleTime: 0,
  refetchOnMount: false,
});

export const useAdminBusiness = (id: number) => useRecord(adminBusinessQuery(id));

/** Shows a changed business in the lists of all listings and on its own pages. */
export function showChanged(client: QueryClient, now: AdminBusiness): void {
  changeLists<AdminBusiness>(client, LISTINGS_KEY, (list: Pages<AdminBusiness>) =>
    withItem(list, now, ({ id }) => id === now.id),
  );
  void client.invalidateQueries({ queryKey: businessKey(now.id) });
  client.setQueryData(adminBusinessQuery(now.id).queryKey, now);
}
