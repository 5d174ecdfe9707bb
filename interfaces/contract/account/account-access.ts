import { z } from 'zod';
import { TOKEN_LIMITS, TOKEN_SCOPES } from '../../../domain/account/access-token.js';
import { pathPart } from '../shared/path-id.js';
import { typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

export const AccessToken = z
  .object({
    id: z.uuid(),
    name: z.string().describe('Name that the member chose.'),
    scopes: z.array(z.enum(TOKEN_SCOPES)).describe('Scopes of the token.'),
    createdAt: time,
    expiresAt: time.nullable().describe('Null if the token never expires.'),
    lastUsedAt: time.nullable().describe('Rounded down to the hour. Null if the token was never used.'),
  })
  .meta({ id: 'AccessToken', description: 'A personal access token, without its secret.' });

export type AccessToken = z.infer<typeof AccessToken>;

export const NewAccessToken = AccessToken.omit({ lastUsedAt: true })
  .extend({ token: z.string().describe('Secret for `Authorization: Bearer`. Shown only here.') })
  .meta({ id: 'NewAccessToken', description: 'A new token. Only this response contains the secret.' });

export type NewAccessToken = z.infer<typeof NewAccessToken>;

export const AccessTokenForm = z
  .strictObject({
    name: typedText('Name', 'Name is required')
      .min(1, 'Name is required')
      .max(TOKEN_LIMITS.name, `Name must be ${String(TOKEN_LIMITS.name)} characters or less`)
      .describe('Name that reminds the member what the token is for.'),
    scopes: z
      .array(z.enum(TOKEN_SCOPES), 'Please choose what the token can do')
      .min(1, 'Please choose what the token can do')
      .max(TOKEN_SCOPES.length, 'Choose each scope only once')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'Choose each scope only once')
      .describe('Scopes of the token, each at most once.'),
    expiresAt: z.iso
      .datetime({ error: 'Please choose a date', offset: true })
      .nullable()
      .optional()
      .describe('At most one year ahead. Null or absent: the token never expires.'),
  })
  .meta({ id: 'AccessTokenForm', description: 'A new personal access token.' });

export type AccessTokenForm = z.infer<typeof AccessTokenForm>;

export const OwnSession = z
  .object({
    id: z.string(),
    current: z.boolean().describe('True for the session that makes this call.'),
    browser: z.string().describe('Browser and system, such as `Firefox on Linux`.'),
    signedInAt: time.describe('When the session started.'),
    lastSeenAt: time.describe('Rounded down to the hour.'),
    expiresAt: time.describe('When the session ends if it is not used.'),
  })
  .meta({ id: 'OwnSession', description: 'A browser in which the member is signed in.' });

export type OwnSession = z.infer<typeof OwnSession>;

export const AccessTokenId = pathPart(
  (text) => (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : null),
  'NOT_FOUND',
  'Access token not found',
  { title: 'AccessTokenId', description: 'ID of the access token.', type: 'string', format: 'uuid' },
);

export const OwnSessionId = pathPart(
  (text) => (/^[0-9a-f]{32}$/.test(text) ? text : null),
  'NOT_FOUND',
  'Session not found',
  { title: 'SessionId', description: 'ID of the session.', type: 'string', pattern: '^[0-9a-f]{32}$' },
);
