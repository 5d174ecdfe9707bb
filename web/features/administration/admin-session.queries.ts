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

/** Which field of a sign-in is to be typed, and what was wrong with it; null where it failed for another reason. */
export interface RefusalOfSignIn {
  readonly field: 'password' | 'totp';
  /** Null where it was only missing. */
  readonly message: string | null;
}

export function refusalOfSignIn(error: unknown): RefusalOfSignIn | null {
  if (!(error instanceof ApiProblem)) return null;
  const { code, message } = error;
  if (code === 'INVALID_PASSWORD') return { field: 'password', message };
  if (code === 'TOTP_REQUIRED') return { field: 'totp', message: null };
  return code === 'INVALID_CODE' ? { field: 'totp', message } : null;
}
