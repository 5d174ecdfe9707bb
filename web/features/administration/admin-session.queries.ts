import { useMutation } from '@tanstack/react-query';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf } from '../../api/problem.js';

/** What is sent; a name and a code where they were typed. */
export interface SignIn {
  readonly password: string;
  readonly name?: string;
  readonly totp?: string;
}

/** Begins an administrator's session. */
export function useAdminLogin() {
  return useMutation({
    mutationFn: async (form: SignIn, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/login', { body: form }), 'Login failed. Please try again.');
    },
  });
}

/** The sentence for a wrong password, or null where the sign-in failed for another reason. */
export function wrongPassword(error: unknown): string | null {
  return error instanceof ApiProblem && error.code === 'INVALID_PASSWORD' ? error.message : null;
}
