import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { apiOf, type Api } from './client.js';
import { dataOf, type Answer } from './problem.js';

type CallOptions<Result, Sent> = Omit<UseMutationOptions<Result, Error, Sent>, 'mutationFn'>;

/** Returns the mutation of one call to the API. `failure` is the error if the response contains none. */
export const useCall = <Result, Sent = void>(
  call: (api: Api, sent: Sent) => Promise<Answer<Result>>,
  failure: string,
  options?: CallOptions<Result, Sent>,
) =>
  useMutation({
    ...options,
    mutationFn: async (sent: Sent, { client }) => dataOf(await call(apiOf(client), sent), failure),
  });
