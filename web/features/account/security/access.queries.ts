import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type {
  AccessToken,
  AccessTokenForm,
  NewAccessToken,
  OwnSession,
} from '../../../../interfaces/contract/account/account-access.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { withoutUndefined } from '../../../lib/form/without-undefined.js';

/** The member's sessions. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['user', 'sessions'],
    queryFn: async ({ client }): Promise<readonly OwnSession[]> =>
      dataOf(await apiOf(client).GET('/api/user/sessions'), 'We couldn’t load your sessions'),
  });
}

/** The member's access tokens, without their secrets. */
export function tokensQuery() {
  return queryOptions({
    queryKey: ['user', 'tokens'],
    queryFn: async ({ client }): Promise<readonly AccessToken[]> =>
      dataOf(await apiOf(client).GET('/api/user/tokens'), 'We couldn’t load your access tokens'),
  });
}

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
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

/** Creates a token. Only this response contains it. */
export function useTokenCreation() {
  return useMutation({
    mutationFn: async (form: AccessTokenForm, { client }): Promise<NewAccessToken> =>
      dataOf(
        await apiOf(client).POST('/api/user/tokens', { body: withoutUndefined(form) }),
        'We couldn’t create the token. Please try again.',
      ),
    onSuccess: (_made, _form, _result, { client }) => client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}

export function useTokenRevocation() {
  return useMutation({
    mutationFn: async (id: string, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/user/tokens/{id}', { params: { path: { id } } });
      if (answer.response.status !== 404) dataOf(answer, 'We couldn’t revoke the token. Please try again.');
    },
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}
