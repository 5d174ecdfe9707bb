import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type {
  AccessToken,
  AccessTokenForm,
  NewAccessToken,
  OwnSession,
} from '../../../../interfaces/contract/account/account-access.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { given } from '../../../lib/given.js';

/** Where the member is signed in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['user', 'sessions'],
    queryFn: async ({ client }): Promise<readonly OwnSession[]> =>
      dataOf(await apiOf(client).GET('/api/user/sessions'), 'Failed to fetch your sessions'),
  });
}

/** The member's access tokens, without the tokens themselves. */
export function tokensQuery() {
  return queryOptions({
    queryKey: ['user', 'tokens'],
    queryFn: async ({ client }): Promise<readonly AccessToken[]> =>
      dataOf(await apiOf(client).GET('/api/user/tokens'), 'Failed to fetch your access tokens'),
  });
}

export const useSessions = () => useQuery(sessionsQuery());
export const useTokens = () => useQuery(tokensQuery());

/** Ends one session, or without an id all but this one. */
export function useSessionEnd() {
  return useMutation({
    mutationFn: async (id: string | undefined, { client }): Promise<void> => {
      const api = apiOf(client);
      const answer =
        id === undefined
          ? await api.DELETE('/api/user/sessions')
          : await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } });
      // What is gone already is what was wanted.
      if (answer.response.status !== 404) dataOf(answer, 'Failed to sign out.');
    },
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

/** Makes a token; the answer is the only one that tells it. */
export function useTokenCreation() {
  return useMutation({
    mutationFn: async (form: AccessTokenForm, { client }): Promise<NewAccessToken> =>
      dataOf(await apiOf(client).POST('/api/user/tokens', { body: given(form) }), 'Failed to create the token.'),
    onSuccess: (_made, _form, _result, { client }) => client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}

export function useTokenRevocation() {
  return useMutation({
    mutationFn: async (id: string, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/user/tokens/{id}', { params: { path: { id } } });
      if (answer.response.status !== 404) dataOf(answer, 'Failed to revoke the token.');
    },
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}
