import { z } from 'zod';
import { ADMINISTRATOR_LIMITS, FIRST_ADMINISTRATOR } from '../../../domain/administration/administrator.js';
import { RECOVERY_CODES, TOTP } from '../../../domain/administration/second-factor.js';
import { typedText } from '../shared/typed-text.js';

export { FIRST_ADMINISTRATOR };

const MAX_PASSWORD_LENGTH = 1000;
const MAX_CODE_LENGTH = 100;

const typedPassword = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .max(MAX_PASSWORD_LENGTH, `Password must be ${String(MAX_PASSWORD_LENGTH)} characters or less`);

const code = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(MAX_CODE_LENGTH, 'This code is too long')
  .describe(`${String(TOTP.digits)} digits of the authenticator app, or one of the recovery codes.`);

const administratorName = typedText('Name', 'Name is required')
  .min(1, 'Name is required')
  .max(ADMINISTRATOR_LIMITS.name, `Name must be ${String(ADMINISTRATOR_LIMITS.name)} characters or less`);

/** What an administrator types at /admin-login. */
export const AdminLoginForm = z
  .strictObject({
    password: typedPassword('Password is required'),
    name: administratorName.optional().describe(`Case is ignored; '${FIRST_ADMINISTRATOR}' where it is absent.`),
    totp: code.optional(),
  })
  .meta({ id: 'AdminLoginForm' });

export type AdminLoginForm = z.infer<typeof AdminLoginForm>;

/** An administrator's session. */
export const AdminSession = z
  .object({
    name: z.string().describe('With this the decisions are signed.'),
    expiresAt: z.iso.datetime().describe('24 hours after the sign-in, whatever is done meanwhile.'),
  })
  .meta({ id: 'AdminSession' });

export type AdminSession = z.infer<typeof AdminSession>;

/** A code of one's own second factor. */
export const AdminCodeForm = z.strictObject({ code }).meta({ id: 'AdminCodeForm' });

export type AdminCodeForm = z.infer<typeof AdminCodeForm>;

/** What begins a second factor: the present password, and a code of the present one where there is one. */
export const TotpForm = z
  .strictObject({ currentPassword: typedPassword('Present password is required'), code: code.optional() })
  .meta({ id: 'TotpForm' });

export type TotpForm = z.infer<typeof TotpForm>;

/** A second factor that waits for its first code; told this once. */
export const NewTotp = z
  .object({
    secret: z.string().describe('In base32, for who cannot scan.'),
    uri: z.string().describe('What an authenticator app reads from a QR code.'),
    recoveryCodes: z.array(z.string()).describe(`${String(RECOVERY_CODES.count)}, each for one sign-in.`),
  })
  .meta({ id: 'NewTotp' });

export type NewTotp = z.infer<typeof NewTotp>;

/** A new password of one's own. */
export const AdminPasswordForm = z
  .strictObject({
    currentPassword: typedPassword('Present password is required'),
    newPassword: typedPassword('New password is required'),
  })
  .meta({ id: 'AdminPasswordForm' });

export type AdminPasswordForm = z.infer<typeof AdminPasswordForm>;

/** An administrator to be added. */
export const AdministratorForm = z
  .strictObject({ name: administratorName, password: typedPassword('Password is required') })
  .meta({ id: 'AdministratorForm' });

export type AdministratorForm = z.infer<typeof AdministratorForm>;

export const ListedAdministrator = z
  .object({
    id: z.int(),
    name: z.string(),
    hasTotp: z.boolean().describe('Whether a code is asked for beside the password.'),
    createdAt: z.iso.datetime(),
    isYou: z.boolean(),
  })
  .meta({ id: 'Administrator' });

export type ListedAdministrator = z.infer<typeof ListedAdministrator>;
