import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { apiOf, type Api } from './client.js';
import { dataOf, type Answer } from './problem.js';

type CallOptions<Result, Sent, Before> = Omit<UseMutationOptions<Result, Error, Sent, Before>, 'mutationFn'>;

/**
 * Returns the mutation of one call to the API. `failure` is the error if the response contains none. `Before` is what
 * `onMutate` returns.
 */
export const useCall = <Result, Sent = void, Before = unknown>(
  call: (api: Api, sent: Sent) => Promise<Answer<Result>>,
  failure: string,
  options?: CallOptions<Result, Sent, Before>,
) =>
  useMutation({
    ...options,
    mutationFn: async (sent: Sent, { client }) => dataOf(await call(apiOf(client), sent), failure),
  });
