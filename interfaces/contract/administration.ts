import { z } from 'zod';

const MAX_PASSWORD_LENGTH = 1000;

/** What the administrator types at /admin-login. */
export const AdminLoginForm = z
  .strictObject({
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(MAX_PASSWORD_LENGTH, `Password must be ${String(MAX_PASSWORD_LENGTH)} characters or less`),
  })
  .meta({ id: 'AdminLoginForm' });

export type AdminLoginForm = z.infer<typeof AdminLoginForm>;

/** The administrator's session. */
export const AdminSession = z
  .object({ expiresAt: z.iso.datetime().describe('24 hours after the sign-in, whatever is done meanwhile.') })
  .meta({ id: 'AdminSession' });

export type AdminSession = z.infer<typeof AdminSession>;
