import { queryOptions } from '@tanstack/react-query';
import type {
  BusinessActivity,
  BusinessPeople,
  Invitation,
  InvitationForm,
  OpenInvitation,
  SharedBusiness,
} from '../../../interfaces/contract/business/people/people.js';
import type { GivenRole } from '../../../interfaces/contract/business/people/people-words.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { apiOf } from '../../api/client.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { useCall } from '../../api/use-call.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { ApiProblem } from '../../lib/form/refusal.js';

const ACTIVITY_PAGE_SIZE = 20;
/** So many that hardly anyone needs a second page. */
const SHARED_PAGE_SIZE = 50;

const peopleKey = (id: number) => [...businessKey(id), 'people'] as const;

const SHARED_KEY = ['businesses', 'shared'] as const;

const invitationKey = (token: string) => ['invitation', token] as const;

/** The people of a business, and its open invitations for the owner. Fails with status 404 for anyone without a role. */
export const peopleQuery = (id: number) =>
  queryOptions({
    queryKey: [...peopleKey(id), 'list'],
    queryFn: async ({ client }): Promise<BusinessPeople> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}/people', { params: { path: { id } } });
      if (answer.response.status !== 403) return dataOf(answer);
      throw new ApiProblem('You have no role in this business.', 404, 'BUSINESS_NOT_FOUND');
    },
  });

export const usePeople = (id: number) => useRecord(peopleQuery(id));

export const activityPages = (id: number, cursor: string | null) =>
  listPages<BusinessActivity>({
    key: [...peopleKey(id), 'activity'],
    ...{ cursor, pageSize: ACTIVITY_PAGE_SIZE, isShared: true },
    fetch: (api, query) => api.GET('/api/businesses/{id}/people/activity', { params: { path: { id }, query } }),
  });

export const useActivity = (id: number, cursor: string | null) => usePages(activityPages(id, cursor));

/** The businesses of others in which the member has a role. */
export const sharedPages = listPages<SharedBusiness>({
  ...{ key: SHARED_KEY, cursor: null, pageSize: SHARED_PAGE_SIZE },
  fetch: (api, query) => api.GET('/api/user/shared-businesses', { params: { query } }),
});

export const useSharedBusinesses = () => usePages(sharedPages);

export const useInvite = (id: number) =>
  useCall<OpenInvitation, IdempotentForm<InvitationForm>>(
    (api, { form: body, key }) =>
      api.POST('/api/businesses/{id}/people/invitations', {
        ...{ params: { path: { id } }, body, ...idempotencyHeader(key) },
      }),
    'We couldn’t send the invitation. Please try again.',
    { onSuccess: (_invitation, _sent, _result, { client }) => client.invalidateQueries({ queryKey: peopleKey(id) }) },
  );

/** A change by the owner, or leaving. */
export type PeopleChange =
  | { readonly what: 'resend' | 'withdraw'; readonly invitationId: number }
  | { readonly what: 'role'; readonly userId: string; readonly role: GivenRole }
  | { readonly what: 'remove'; readonly userId: string }
  | { readonly what: 'leave' };

/** Refetches the people also after an error: the page must show their current roles. */
export const usePeopleChange = (id: number) =>
  useCall<unknown, PeopleChange>(
    (api, change) => {
      if (change.what === 'leave') return api.POST('/api/businesses/{id}/people/leave', { params: { path: { id } } });
      if ('invitationId' in change) {
        const params = { path: { id, invitationId: change.invitationId } };
        return change.what === 'resend'
          ? api.POST('/api/businesses/{id}/people/invitations/{invitationId}/resend', { params })
          : api.DELETE('/api/businesses/{id}/people/invitations/{invitationId}', { params });
      }
      const params = { path: { id, userId: change.userId } };
      if (change.what === 'remove') return api.DELETE('/api/businesses/{id}/people/{userId}', { params });
      return api.PUT('/api/businesses/{id}/people/{userId}', { params, body: { role: change.role } });
    },
    'Please try again.',
    {
      onSettled: async (_nothing, _error, change, _result, { client }) => {
        if (change.what === 'leave') {
          await client.invalidateQueries({ queryKey: SHARED_KEY });
          void client.invalidateQueries({ queryKey: businessKey(id) });
        } else await client.invalidateQueries({ queryKey: peopleKey(id) });
      },
    },
  );

export const invitationQuery = (token: string) =>
  callQuery<Invitation>(invitationKey(token), (api) =>
    api.GET('/api/invitations/{token}', { params: { path: { token } } }),
  );

export const useInvitation = (token: string) => useRecord(invitationQuery(token));

export const useInvitationAnswer = (token: string) =>
  useCall<unknown, 'accept' | 'decline'>(
    (api, answer) => {
      const params = { path: { token } };
      return answer === 'accept'
        ? api.POST('/api/invitations/{token}/accept', { params })
        : api.POST('/api/invitations/{token}/decline', { params });
    },
    'Please try again.',
    {
      onSettled: async (_nothing, _error, _answer, _result, { client }) => {
        void client.invalidateQueries({ queryKey: SHARED_KEY });
        await client.invalidateQueries({ queryKey: invitationKey(token) });
      },
    },
  );
