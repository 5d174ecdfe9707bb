import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { ListingChoices } from '../../../interfaces/contract/business/listing-query.js';
import { LISTINGS_KEY, showChanged } from '../../api/administration/admin-business.js';
import { useDecision } from '../../api/administration/admin-queue.js';
import { callQuery } from '../../api/call-query.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { listingQueryOf, type ListingFilters } from './listings-path.js';
import { addRecentChange, dropRecentChange, type ListingChange } from './recent-changes.store.js';

export { dropRecentChange } from './recent-changes.store.js';
export { useBulkCalls } from '../../api/administration/bulk.js';

/** All listings that match the filters, newest first. */
export const listingPages = (filters: ListingFilters, cursor: string | null) =>
  listPages<AdminBusiness>({
    key: [...LISTINGS_KEY, filters],
    cursor,
    pageSize: 50,
    isShared: true,
    fetch: (api, page) =>
      api.GET('/api/admin/businesses', { params: { query: { ...listingQueryOf(filters), ...page } } }),
  });

/** The import sources in the directory, as filter options. */
export const listingChoicesQuery = () =>
  callQuery<ListingChoices>(['admin', 'listing-choices'], (api) => api.GET('/api/admin/businesses/choices'));

interface Sent {
  /** As the administrator saw it. */
  readonly business: AdminBusiness;
  readonly reason: string;
}

export interface SentMove extends Sent {
  readonly move: Exclude<ListingChange, 'edit' | 'delete'>;
}

/** Hides, shows, closes, or reopens a listing. */
export const useListingMove = () =>
  useDecision<SentMove, AdminBusiness>({
    send: (api, { business: { id, version }, move, reason }) => {
      const sent = { params: { path: { id } }, body: { reason, version } };
      switch (move) {
        case 'hide':
          return api.POST('/api/admin/businesses/{id}/hide', sent);
        case 'unhide':
          return api.POST('/api/admin/businesses/{id}/unhide', sent);
        case 'close':
          return api.POST('/api/admin/businesses/{id}/close', sent);
        case 'reopen':
          return api.POST('/api/admin/businesses/{id}/reopen', sent);
      }
    },
    onSuccess: (client, now, { move }) => showListingChange(client, now, move),
    onUndone: ({ business }) => dropRecentChange(business.id),
  });

/** Deletes a listing. Its row stays until the list is read again, so that this can be undone. */
export const useListingDeletion = () =>
  useDecision<Sent, unknown>({
    send: (api, { business: { id, version }, reason }) =>
      api.DELETE('/api/admin/businesses/{id}', {
        params: { path: { id } },
        body: { reason: reason.trim() === '' ? null : reason, version },
      }),
    onSuccess: (client, _nothing, { business }) => {
      showListingChange(client, { ...business, moves: [] }, 'delete');
      client.removeQueries({ queryKey: businessKey(business.id) });
    },
    onUndone: ({ business }) => dropRecentChange(business.id),
  });

export interface SentUndo extends Sent {
  readonly change: ListingChange;
}

/** Undoes the last change of this kind, which it finds in the audit log. */
export const useListingUndo = () =>
  useDecision<SentUndo, AdminBusiness>({
    send: async (api, { business, change, reason }) => {
      const query = { targetType: 'business', targetId: String(business.id), action: `business.${change}`, limit: 1 };
      const [entry] = dataOf(await api.GET('/api/admin/audit-log', { params: { query } }));
      return api.POST('/api/admin/audit-log/{id}/undo', { params: { path: { id: entry?.id ?? 0 } }, body: { reason } });
    },
    onSuccess: (client, now) => {
      dropRecentChange(now.id);
      showChanged(client, now);
    },
    onUndone: ({ business, change }) => addRecentChange(business.id, change),
  });

/** Returns a function that shows a changed listing in all lists, with an offer to undo the change. */
export function useShowListingChange(): (now: AdminBusiness, change: ListingChange) => void {
  const client = useQueryClient();
  return (now, change) => showListingChange(client, now, change);
}

function showListingChange(client: QueryClient, now: AdminBusiness, change: ListingChange): void {
  addRecentChange(now.id, change);
  showChanged(client, now);
}
