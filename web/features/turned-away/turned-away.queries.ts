import type {
  OwnersTurnedAway,
  TurnedAway,
  TurnedAwayForm,
} from '../../../interfaces/contract/turned-away/turned-away.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { businessKey } from '../../api/query-keys.js';
import { useCall } from '../../api/use-call.js';
import { usePages } from '../../lib/browser/use-pages.js';

export { useComingPets } from '../../api/coming-pets.js';

const PAGE_SIZE = 10;

/** The reports about a business that the viewer may see, newest first, in pages. */
const turnedAwayPages = (id: number) =>
  listPages<TurnedAway>({
    key: [...businessKey(id), 'turned-away'],
    cursor: null,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/businesses/{id}/turned-away', { params: { path: { id }, query } }),
  });

export const useTurnedAway = (id: number) => usePages(turnedAwayPages(id));

const OWNERS_KEY = ['turned-away', 'owner'] as const;

/** The reports about the member's businesses, newest first, in pages. */
export const ownersTurnedAwayPages = (cursor: string | null = null) =>
  listPages<OwnersTurnedAway>({
    key: OWNERS_KEY,
    cursor,
    pageSize: PAGE_SIZE,
    isShared: true,
    fetch: (api, query) => api.GET('/api/user/turned-away', { params: { query } }),
  });

export const useOwnersTurnedAway = (cursor: string | null) => usePages(ownersTurnedAwayPages(cursor));

export const useTurnedAwayPost = (id: number) =>
  useCall<TurnedAway, IdempotentForm<TurnedAwayForm>>(
    (api, { form: body, key }) =>
      api.POST('/api/businesses/{id}/turned-away', { params: { path: { id } }, body, ...idempotencyHeader(key) }),
    'We couldn’t send your report. Please try again.',
    {
      onSuccess: (_report, _sent, _result, { client }) => client.invalidateQueries({ queryKey: businessKey(id) }),
    },
  );

export const useTurnedAwayRemoval = (businessId: number, id: number) =>
  useCall<unknown, undefined>(
    (api) => api.DELETE('/api/turned-away/{id}', { params: { path: { id } } }),
    'We couldn’t delete your report. Please try again.',
    {
      onSettled: (_nothing, _error, _sent, _result, { client }) =>
        client.invalidateQueries({ queryKey: businessKey(businessId) }),
    },
  );

export const useTurnedAwayAnswer = ({ id, business }: OwnersTurnedAway) =>
  useCall<OwnersTurnedAway, string>(
    (api, content) => api.PUT('/api/turned-away/{id}/answer', { params: { path: { id } }, body: { content } }),
    'We couldn’t save your answer. Please try again.',
    {
      onSuccess: async (_report, _sent, _result, { client }) => {
        await client.invalidateQueries({ queryKey: businessKey(business.id) });
        await client.invalidateQueries({ queryKey: OWNERS_KEY });
      },
    },
  );
