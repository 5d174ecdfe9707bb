import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type {
  AdministratorForm,
  AdminPasswordForm,
  ListedAdministrator,
  TotpForm,
} from '../../../interfaces/contract/administration/administration.js';
import { apiOf, type Api } from '../../api/client.js';
import { dataOf, type Answer } from '../../api/problem.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export function administratorsQuery() {
  return queryOptions({
    queryKey: ['admin', 'administrators'],
    queryFn: async ({ client }): Promise<ListedAdministrator[]> =>
      dataOf(await apiOf(client).GET('/api/admin/administrators'), 'We couldn’t load administrators'),
  });
}

export const useAdministrators = () => useQuery(administratorsQuery());

const useCall = <Sent, Result>(
  send: (api: Api, sent: Sent) => Promise<Answer<Result>>,
  onSuccess?: (client: QueryClient) => Promise<void>,
) =>
  useMutation({
    mutationFn: async (sent: Sent, { client }) => dataOf(await send(apiOf(client), sent), 'Please try again.'),
    onSuccess: (_result, _sent, _context, { client }) => onSuccess?.(client),
  });

const refetchList = (client: QueryClient): Promise<void> => client.invalidateQueries(administratorsQuery());

export const useAddAdministrator = () =>
  useCall((api, body: AdministratorForm) => api.POST('/api/admin/administrators', { body }), refetchList);

export const useRemoveAdministrator = () =>
  useCall((api, id: number) => api.DELETE('/api/admin/administrators/{id}', { params: { path: { id } } }), refetchList);

/** Creates a second factor. Needs the password, and a code of the current second factor if there is one. */
export const useBeginTotp = () =>
  useCall((api, proof: TotpForm) => api.POST('/api/admin/totp', { body: withoutUndefined(proof) }));

export const useConfirmTotp = () =>
  useCall((api, code: string) => api.POST('/api/admin/totp/confirm', { body: { code } }), refetchList);

export const useRemoveTotp = () =>
  useCall((api, code: string) => api.POST('/api/admin/totp/remove', { body: { code } }), refetchList);

export const useChangePassword = () =>
  useCall((api, body: AdminPasswordForm) => api.PUT('/api/admin/password', { body }));
