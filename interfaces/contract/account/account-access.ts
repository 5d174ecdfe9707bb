import { z } from 'zod';
import { TOKEN_LIMITS, TOKEN_SCOPES } from '../../../domain/account/access-token.js';
import { typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

/** A personal access token as its member sees it later: without the token itself. */
export const AccessToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(TOKEN_SCOPES)),
    createdAt: time,
    expiresAt: time.nullable().describe('Null: never.'),
    lastUsedAt: time.nullable().describe('To the hour; null: not yet.'),
  })
  .meta({ id: 'AccessToken' });

export type AccessToken = z.infer<typeof AccessToken>;

/** A token that was just made: the only answer that holds it. */
export const NewAccessToken = AccessToken.omit({ lastUsedAt: true })
  .extend({ token: z.string().describe('For `Authorization: Bearer`; shown this once.') })
  .meta({ id: 'NewAccessToken' });

export type NewAccessToken = z.infer<typeof NewAccessToken>;

/** What a member asks of a new token. */
export const AccessTokenForm = z
  .strictObject({
    name: typedText('Name', 'Name is required')
      .min(1, 'Name is required')
      .max(TOKEN_LIMITS.name, `Name must be ${String(TOKEN_LIMITS.name)} characters or less`),
    scopes: z
      .array(z.enum(TOKEN_SCOPES), 'Please choose what the token may do')
      .min(1, 'Please choose what the token may do')
      .max(TOKEN_SCOPES.length, 'Each may be chosen once')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'Each may be chosen once'),
    expiresAt: z.iso.datetime({ error: 'Please choose a date', offset: true }).nullable().optional(),
  })
  .meta({ id: 'AccessTokenForm' });

export type AccessTokenForm = z.infer<typeof AccessTokenForm>;

/** A session as its member sees it. */
export const OwnSession = z
  .object({
    id: z.string(),
    current: z.boolean().describe('Whether it is the one that asks.'),
    browser: z.string().describe("In a few words: 'Firefox on Linux'."),
    signedInAt: time,
    lastSeenAt: time.describe('To the hour.'),
    expiresAt: time,
  })
  .meta({ id: 'OwnSession' });

export type OwnSession = z.infer<typeof OwnSession>;

/** The id of something of one's own in a path; what cannot be one names nothing. */
function ownId(pattern: RegExp, message: string, example: string) {
  return z
    .string()
    .transform((text, context) => {
      if (pattern.test(text)) return text.toLowerCase();
      context.addIssue({ code: 'custom', message, params: { code: 'NOT_FOUND' } });
      return z.NEVER;
    })
    .meta({ type: 'string', examples: [example] });
}

export const AccessTokenId = ownId(
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'Access token not found',
  '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
);

export const OwnSessionId = ownId(/^[0-9a-f]{32}$/, 'Session not found', '5f1d7a84da2b4e0f9c3b6a7d8e9f0a1b');
