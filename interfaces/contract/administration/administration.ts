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
  .describe(`A ${String(TOTP.digits)}-digit code from the authenticator app, or a recovery code.`);

const administratorName = typedText('Name', 'Name is required')
  .min(1, 'Name is required')
  .max(ADMINISTRATOR_LIMITS.name, `Name must be ${String(ADMINISTRATOR_LIMITS.name)} characters or less`);

export const AdminLoginForm = z
  .strictObject({
    password: typedPassword('Password is required').describe('Password of the administrator.'),
    name: administratorName
      .optional()
      .describe(`Name of the administrator, ignoring case. Defaults to \`${FIRST_ADMINISTRATOR}\`.`),
    totp: code
      .optional()
      .describe(
        `Required if the administrator has a second factor: a ${String(TOTP.digits)}-digit code, or a recovery code.`,
      ),
  })
  .meta({ id: 'AdminLoginForm', description: 'Sign-in of an administrator.' });

export type AdminLoginForm = z.infer<typeof AdminLoginForm>;

export const AdminSession = z
  .object({
    name: z.string().describe('Name recorded with each decision.'),
    expiresAt: z.iso.datetime().describe('24 hours after the sign-in.'),
  })
  .meta({ id: 'AdminSession', description: 'The session of a signed-in administrator.' });

export type AdminSession = z.infer<typeof AdminSession>;

export const AdminCodeForm = z
  .strictObject({ code })
  .meta({ id: 'AdminCodeForm', description: 'A code from the administrator’s own second factor.' });

export type AdminCodeForm = z.infer<typeof AdminCodeForm>;

export const TotpForm = z
  .strictObject({
    currentPassword: typedPassword('Enter your current password').describe('Your current password.'),
    code: code.optional().describe('Required if you already have a second factor.'),
  })
  .meta({
    id: 'TotpForm',
    description:
      'Starts setting up a second factor. Requires the current password, and a code if a second factor already exists.',
  });

export type TotpForm = z.infer<typeof TotpForm>;

export const NewTotp = z
  .object({
    secret: z.string().describe('Secret in base32, to type into an authenticator app.'),
    uri: z.string().describe('Address for the QR code that authenticator apps scan.'),
    recoveryCodes: z.array(z.string()).describe(`${String(RECOVERY_CODES.count)} codes that work once each.`),
  })
  .meta({
    id: 'NewTotp',
    description: 'A second factor that becomes active with its first code. The secret is shown only once.',
  });

export type NewTotp = z.infer<typeof NewTotp>;

export const AdminPasswordForm = z
  .strictObject({
    currentPassword: typedPassword('Enter your current password').describe('Your current password.'),
    newPassword: typedPassword('New password is required').describe('Your new password.'),
  })
  .meta({ id: 'AdminPasswordForm', description: 'A new password for the signed-in administrator.' });

export type AdminPasswordForm = z.infer<typeof AdminPasswordForm>;

export const AdministratorForm = z
  .strictObject({
    name: administratorName.describe('Unique name, ignoring case.'),
    password: typedPassword('Password is required').describe(
      'First password, which the new administrator should change.',
    ),
  })
  .meta({ id: 'AdministratorForm', description: 'A new administrator.' });

export type AdministratorForm = z.infer<typeof AdministratorForm>;

export const ListedAdministrator = z
  .object({
    id: z.int(),
    name: z.string().describe('Name to sign in with, recorded with each decision.'),
    hasTotp: z.boolean().describe('True if signing in requires a code besides the password.'),
    createdAt: z.iso.datetime(),
    isYou: z.boolean().describe('True for the administrator who makes this call.'),
  })
  .meta({ id: 'Administrator', description: 'An administrator of this site.' });

export type ListedAdministrator = z.infer<typeof ListedAdministrator>;
