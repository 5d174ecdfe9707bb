import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type {
  AdministratorForm,
  AdminPasswordForm,
  ListedAdministrator,
  NewTotp,
  TotpForm,
} from '../../../interfaces/contract/administration/administration.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf, wantsFreshSignIn } from '../../api/problem.js';
import { given } from '../../lib/given.js';
import { holdValues } from '../../lib/held-values.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { leaveFor } from '../../lib/path/leave.js';
import { toast } from '../../ui/overlay/toast-store.js';

const AGAIN = 'Please try again.';

export function administratorsQuery() {
  return queryOptions({
    queryKey: ['admin', 'administrators'],
    queryFn: async ({ client }): Promise<ListedAdministrator[]> =>
      dataOf(await apiOf(client).GET('/api/admin/administrators'), 'Failed to fetch the administrators'),
  });
}

export const useAdministrators = () => useQuery(administratorsQuery());

export function useAddAdministrator() {
  return useMutation({
    mutationFn: async (form: AdministratorForm, { client }): Promise<ListedAdministrator> =>
      dataOf(await apiOf(client).POST('/api/admin/administrators', { body: form }), AGAIN),
    onSuccess: (_done, _sent, _result, { client }) => client.invalidateQueries(administratorsQuery()),
  });
}

export function useRemoveAdministrator() {
  return useMutation({
    mutationFn: async (id: number, { client }): Promise<void> => {
      dataOf(await apiOf(client).DELETE('/api/admin/administrators/{id}', { params: { path: { id } } }), AGAIN);
    },
    onSuccess: (_done, _sent, _result, { client }) => client.invalidateQueries(administratorsQuery()),
  });
}

/** Where the name of a new administrator is held while they who add them sign in again. */
export const HELD_NAME = 'administrator';

/** Says why a call failed; where a fresh sign-in is asked for it leaves for one and comes back, holding the name that was typed. */
export function reportOrSignInAgain(error: Error, name?: string): void {
  if (!wantsFreshSignIn(error)) return toast({ tone: 'danger', title: 'Error', description: error.message });
  if (name !== undefined) holdValues(HELD_NAME, { name });
  leaveFor(adminLoginPath('/admin/administrators'));
}

/** Makes a second factor by the password, and a code of the present one where there is one. */
export function useBeginTotp() {
  return useMutation({
    mutationFn: async (proof: TotpForm, { client }): Promise<NewTotp> =>
      dataOf(await apiOf(client).POST('/api/admin/totp', { body: given(proof) }), AGAIN),
  });
}

export function useConfirmTotp() {
  return useMutation({
    mutationFn: async (code: string, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/totp/confirm', { body: { code } }), AGAIN);
    },
    onSuccess: (_done, _sent, _result, { client }) => client.invalidateQueries(administratorsQuery()),
  });
}

export function useRemoveTotp() {
  return useMutation({
    mutationFn: async (code: string, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/totp/remove', { body: { code } }), AGAIN);
    },
    onSuccess: (_done, _sent, _result, { client }) => client.invalidateQueries(administratorsQuery()),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: async (form: AdminPasswordForm, { client }): Promise<void> => {
      dataOf(await apiOf(client).PUT('/api/admin/password', { body: form }), AGAIN);
    },
  });
}

/** What was wrong with a field, in words; null where it was something else. */
export function wrongField(error: unknown, field: string): string | null {
  if (!(error instanceof ApiProblem)) return null;
  return error.errors.find(({ path }) => path === field)?.message ?? null;
}
