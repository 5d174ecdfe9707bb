import { useMutation } from '@tanstack/react-query';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { ApiProblem } from '../../lib/form/refusal.js';

/** The sign-in request; `name` and `totp` only if typed. */
export interface SignIn {
  readonly password: string;
  readonly name?: string;
  readonly totp?: string;
}

/** Signs in an administrator. */
export function useAdminLogin() {
  return useMutation({
    mutationFn: async (form: SignIn, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/login', { body: form }), 'Login failed. Please try again.');
    },
  });
}

/** The field to fill in, and its error. */
export interface RefusalOfSignIn {
  readonly field: 'password' | 'totp';
  /** Null if the field was only missing. */
  readonly message: string | null;
}

export function refusalOfSignIn(error: unknown): RefusalOfSignIn | null {
  if (!(error instanceof ApiProblem)) return null;
  const { code, message } = error;
  if (code === 'INVALID_PASSWORD') return { field: 'password', message };
  if (code === 'TOTP_REQUIRED') return { field: 'totp', message: null };
  return code === 'INVALID_CODE' ? { field: 'totp', message } : null;
}
