import { useMutation } from '@tanstack/react-query';
import type { AdminLoginForm } from '../../../interfaces/contract/administration.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf } from '../../api/problem.js';

/** Begins the administrator's session. */
export function useAdminLogin() {
  return useMutation({
    mutationFn: async (form: AdminLoginForm, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/login', { body: form }), 'Login failed. Please try again.');
    },
  });
}

/** The sentence for a wrong password, or null where the sign-in failed for another reason. */
export function wrongPassword(error: unknown): string | null {
  return error instanceof ApiProblem && error.code === 'INVALID_PASSWORD' ? error.message : null;
}
