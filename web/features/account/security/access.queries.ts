import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  AccessToken,
  AccessTokenForm,
  NewAccessToken,
  OwnSession,
} from '../../../../interfaces/contract/account/account-access.js';
import { callQuery } from '../../../api/call-query.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { useCall } from '../../../api/use-call.js';
import { withoutUndefined } from '../../../lib/form/without-undefined.js';

export const sessionsQuery = () =>
  callQuery<readonly OwnSession[]>(['user', 'sessions'], (api) => api.GET('/api/user/sessions'));

/** The member's access tokens, without their secrets. */
export const tokensQuery = () =>
  callQuery<readonly AccessToken[]>(['user', 'tokens'], (api) => api.GET('/api/user/tokens'));

export const useSessions = () => useQuery(sessionsQuery());
export const useTokens = () => useQuery(tokensQuery());

/** Ends one session; without an id, all except this one. */
export function useSessionEnd() {
  return useMutation({
    mutationFn: async (id: string | undefined, { client }): Promise<void> => {
      const api = apiOf(client);
      const answer =
        id === undefined
          ? await api.DELETE('/api/user/sessions')
          : await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } });
      // A session that is already gone counts as success.
      if (answer.response.status !== 404) dataOf(answer, 'We couldn’t sign out that session. Please try again.');
    },
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries(sessionsQuery()),
  });
}

/** Creates a token. Only this response contains it. */
export const useTokenCreation = () =>
  useCall<NewAccessToken, AccessTokenForm>(
    (api, form) => api.POST('/api/user/tokens', { body: withoutUndefined(form) }),
    'We couldn’t create the token. Please try again.',
    { onSuccess: (_made, _form, _result, { client }) => client.invalidateQueries(tokensQuery()) },
  );

export function useTokenRevocation() {
  return useMutation({
    mutationFn: async (id: string, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/user/tokens/{id}', { params: { path: { id } } });
      if (answer.response.status !== 404) dataOf(answer, 'We couldn’t revoke the token. Please try again.');
    },
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries(tokensQuery()),
  });
}
