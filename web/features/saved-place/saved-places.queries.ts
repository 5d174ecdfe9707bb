import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { listPages } from '../../api/list-page.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { SAVED_KEY } from './saved-keys.js';

const PAGE_SIZE = 12;

/** The member's saved businesses, best first, in pages. */
export const savedPages = (cursor: string | null = null) =>
  listPages<BusinessCard>({
    key: SAVED_KEY,
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/user/favorites', { params: { query } }),
  });

export const useSavedPlaces = (cursor: string | null) => usePages(savedPages(cursor));
