import { useQuery, type MutationFunctionContext } from '@tanstack/react-query';
import type {
  AdministratorForm,
  AdminPasswordForm,
  ListedAdministrator,
  TotpForm,
} from '../../../interfaces/contract/administration/administration.js';
import { callQuery } from '../../api/call-query.js';
import { useCall } from '../../api/use-call.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export const administratorsQuery = () =>
  callQuery<ListedAdministrator[]>(['admin', 'administrators'], (api) => api.GET('/api/admin/administrators'));

export const useAdministrators = () => useQuery(administratorsQuery());

const FAILED = 'Please try again.';

const refetchList = {
  onSuccess: (_result: unknown, _sent: unknown, _context: unknown, { client }: MutationFunctionContext) =>
    client.invalidateQueries(administratorsQuery()),
};

export const useAddAdministrator = () =>
  useCall((api, body: AdministratorForm) => api.POST('/api/admin/administrators', { body }), FAILED, refetchList);

export const useRemoveAdministrator = () =>
  useCall(
    (api, id: number) => api.DELETE('/api/admin/administrators/{id}', { params: { path: { id } } }),
    FAILED,
    refetchList,
  );

/** Creates a second factor. Needs the password, and a code of the current second factor if there is one. */
export const useBeginTotp = () =>
  useCall((api, proof: TotpForm) => api.POST('/api/admin/totp', { body: withoutUndefined(proof) }), FAILED);

export const useConfirmTotp = () =>
  useCall((api, code: string) => api.POST('/api/admin/totp/confirm', { body: { code } }), FAILED, refetchList);

export const useRemoveTotp = () =>
  useCall((api, code: string) => api.POST('/api/admin/totp/remove', { body: { code } }), FAILED, refetchList);

export const useChangePassword = () =>
  useCall((api, body: AdminPasswordForm) => api.PUT('/api/admin/password', { body }), FAILED);
