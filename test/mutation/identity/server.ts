import { changesOf, type ChangeByHand } from './change.js';

const SESSIONS = 'test/http/identity/sessions.test.ts';
const ENDED = 'test/http/identity/ended-logins.test.ts';
const ACCOUNTS = 'test/http/identity/provider-accounts.test.ts';
const SIGN_IN = 'test/http/identity/provider-sign-in.test.ts';
const SIGN_UP_BROWSER = 'test/http/identity/sign-up-browser.test.ts';
const LIMITS = 'test/http/identity/provider-limits.test.ts';
const OUTSIDE = 'test/http/identity/external-issuer.test.ts';
const TOKENS = 'test/http/identity/id-tokens.test.ts';
const ACCESS = 'test/http/account/account-access.test.ts';
const ADMIN = 'test/http/administration/admin-session.test.ts';

/** Mutations of sessions, links, sign-ins, limits, cookies, and guards, tested through the whole server. */
export const SERVER: readonly ChangeByHand[] = [
  ...changesOf('infrastructure/identity/member-sessions.repository.ts', SESSIONS, [
    [
      'An expired session is accepted',
      'and s.expire > now() and u.erasure_at is null',
      'and u.erasure_at is null',
      'expires a session 7 days after its last use',
    ],
    [
      'A session of a closed account is accepted',
      'and s.expire > now() and u.erasure_at is null',
      'and s.expire > now()',
      'rejects the session of a closed account',
    ],
    [
      'A session in use lasts longer than 30 days',
      "and (s.sess ->> 'createdAt')::timestamptz > now() - make_interval(secs => ${MAX_SESSION_S})",
      '',
      'answers a session that started',
    ],
    [
      'A member can have eleven sessions',
      'limit ${MAX_SESSIONS - 1}',
      'limit ${MAX_SESSIONS}',
      'allows ten sessions per member',
    ],
    [
      'A recent sign-in is measured from the start of the session',
      "extract(epoch from now() - (s.sess ->> 'signedInAt')",
      "extract(epoch from now() - (s.sess ->> 'createdAt')",
      'the age of a sign-in uses the database clock',
    ],
    [
      'An expired session restores a closed account',
      'where s.sid = $1 and s.expire > now() and u.erasure_at is not null',
      'where s.sid = $1 and u.erasure_at is not null',
      'restores a closed account with one of its own',
    ],
    [
      'A sign-in time from another issuer can be in the future',
      'least($6::timestamptz, clock_timestamp())',
      'coalesce($6::timestamptz, clock_timestamp())',
      'a sign-in time is never in the future',
    ],
  ]),
  ...changesOf('infrastructure/identity/member-sessions.repository.ts', ENDED, [
    [
      'A sign-in from before a password reset starts a session',
      'logins_since > (select signed_in from start)',
      'false',
      'is rejected with 401 when only the time of the sign-in',
    ],
  ]),
  ...changesOf('infrastructure/identity/token.ts', SESSIONS, [
    [
      'Session tokens are stored unhashed',
      "return hash('sha256', token, 'hex');",
      "return token + hash('sha256', '').slice(64);",
      'stores no token that would open the session',
    ],
  ]),
  ...changesOf('infrastructure/account/hold-open-account.ts', SESSIONS, [
    [
      'A session that has just ended can change a sign-in method',
      "[sessionId, userId])) === null) refuse('UNAUTHORIZED'",
      "[sessionId, userId])) === undefined) refuse('UNAUTHORIZED'",
      'returns 401 and changes nothing',
    ],
  ]),
  ...changesOf('interfaces/http/identity/sign-in.ts', SESSIONS, [
    ['Another site can sign people out', "=== 'cross-site'", "=== 'never'", 'asks for confirmation when another site'],
  ]),
  ...changesOf('infrastructure/identity/provider/provider-accounts.ts', ENDED, [
    [
      'Access tokens survive a new password',
      "'delete from access_tokens where user_id = $1'",
      "'delete from access_tokens where user_id = $1 and false'",
      'resetting the password',
    ],
    [
      'An email change survives a new password',
      "'update email_changes set token_hash = null where user_id = $1'",
      "'update email_changes set token_hash = null where user_id = $1 and false'",
      'an email change requested before a password reset',
    ],
    [
      'A password that is being changed is accepted',
      '= $1 for share`',
      '= $1`',
      'rejects a password that is being changed',
    ],
  ]),
  ...changesOf('infrastructure/account/end-logins.ts', ENDED, [
    [
      'A sign-in in progress survives the end of all sessions',
      'set logins_since = clock_timestamp()',
      'set logins_since = logins_since',
      'ends sessions that were accepted while',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/password/password-change.ts', ENDED, [
    [
      'The old password can replace a newer one',
      'present?.passwordHash !== account.passwordHash',
      'present === null',
      'rejects the old password if another change',
    ],
    [
      'An ended session can set a password',
      '!(await this.accounts.hasSession(account.id, who.session))',
      'account.id === who.session',
      'redirects to sign-in if the session ended',
    ],
    [
      'A link sent to a previous email address can set a password',
      'account?.email !== link.email ||',
      'account === null ||',
      'rejects a reset link that was sent to a previous',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/embedded-provider.ts', ENDED, [
    [
      'Each visit extends the provider’s session',
      'Math.min(PROVIDER_SESSION_S, Math.max(1, Math.ceil(loginTs + PROVIDER_SESSION_S - Date.now() / 1000)))',
      'PROVIDER_SESSION_S',
      'ends ten minutes after the password was entered',
    ],
  ]),
  ...changesOf('infrastructure/identity/sign-in-client.ts', ENDED, [
    [
      'A request for the password is ignored',
      "...(again ? { prompt: 'login' } : {}),",
      '',
      'skip the password when the sign-in request',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/provider-links.ts', ACCOUNTS, [
    ['A password reset link works for two hours', 'reset: 1 }', 'reset: 2 }', 'a reset link expires after an hour'],
    [
      'A link can be used twice',
      'used_at is null and expires_at > $1 returning',
      'expires_at > $1 returning',
      'a forgotten password is replaced once through the link',
    ],
    [
      'A link survives a change of the email address it was sent to',
      'or lower(a.email) <> lower(l.email)',
      '',
      'a reset link expires after an hour',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/password/password-change.ts', ACCOUNTS, [
    [
      'Older reset links still work',
      'await this.links.useAll(email, accountId, now);',
      '',
      'a reset link expires after an hour',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-up.ts', ACCOUNTS, [
    [
      'Any password completes a sign-up',
      '!fits || admission.locked',
      'admission.locked',
      'sign-up creates the account only when',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-up.ts', SIGN_UP_BROWSER, [
    [
      'Any browser with a sign-up of its own confirms any link',
      'browser !== null && browserHash === hashOfToken(browser)',
      'browser !== null',
      "does not confirm someone else's link",
    ],
    [
      'A new link for an expired sign-up needs no password',
      '{ ...link, browserHash: null }',
      'link',
      'needs the password for an expired link',
    ],
  ]),
  ...changesOf('interfaces/http/identity/provider/sign-up-form.ts', SIGN_UP_BROWSER, [
    [
      'A sign-up keeps the secret that the browser already had',
      'kit.signUpCookie.newSecret()',
      'kit.signUpCookie.read(request) ?? kit.signUpCookie.newSecret()',
      'gets a new secret with each sign-up',
    ],
    [
      'The sign-up cookie outlives the sign-up',
      'kit.signUpCookie.clear(reply);',
      '',
      'uses the link once, also in parallel, and loses the cookie',
    ],
  ]),
  ...changesOf('interfaces/http/server/caller/session-cookies.ts', ACCOUNTS, [
    [
      'A cookie redirects to another site',
      "sitePath(Buffer.from(kept, 'base64url').toString())",
      "Buffer.from(kept, 'base64url').toString()",
      'another site',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-in-check.ts', SIGN_IN, [
    ['The demo password works in production', '|| isDemo)', ')', 'rejects the public demo password'],
    ['Any password signs in', '!fits || ', '', 'shows the same page for a wrong password'],
  ]),
  ...changesOf('infrastructure/identity/provider/embedded-provider.ts', SIGN_IN, [
    [
      'A code works for ten minutes',
      'AuthorizationCode: 60',
      'AuthorizationCode: 600',
      'exchanges a code for tokens within one minute',
    ],
    ['A sign-in needs no PKCE', 'required: () => true', 'required: () => false', 'without a challenge'],
    [
      'Scripts can read the provider’s cookies',
      'signed: true, httpOnly: true',
      'signed: true, httpOnly: false',
      'sets HttpOnly, same-site cookies',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-in-limits.ts', LIMITS, [
    [
      'One IP address can guess passwords without limit',
      'if (call.wait > 0) return',
      'if (call.wait < 0) return',
      'are limited to 6 a minute',
    ],
  ]),
  ...changesOf('domain/account/account.ts', LIMITS, [
    [
      'An account allows 50 guesses before it slows down',
      'free: 5,',
      'free: 50,',
      'rejects even the right password after five failures',
    ],
  ]),
  ...changesOf('interfaces/http/identity/provider/device-cookie.ts', LIMITS, [
    [
      'A device cookie is valid for every account',
      'update(`${device} ${email}`)',
      'update(device)',
      'still accepts its owner on a known device',
    ],
  ]),
  ...changesOf('infrastructure/identity/sign-in-client.ts', OUTSIDE, [
    [
      'A sign-in can be completed in another browser',
      'and browser_hash = $2',
      'and $2::text is not null',
      'accepts a callback only in the browser',
    ],
    [
      'A sign-in can be completed hours later',
      'and expires_at > now()',
      '',
      'rejects a callback more than an hour after',
    ],
    [
      'A sign-in state can be used twice',
      'delete from sign_ins where state_hash',
      'update sign_ins set nonce = nonce where state_hash',
      'accepts one callback per sign-in',
    ],
    [
      'Every email address counts as verified',
      "claims['email_verified'] === true ||",
      "claims['sub'] !== undefined ||",
      'finds an existing member by a verified email',
    ],
  ]),
  ...changesOf('infrastructure/identity/sign-in-client.ts', TOKENS, [
    ['An ID token with any signature is accepted', 'oidc.enableNonRepudiationChecks,', '', 'signed by another key'],
  ]),
  ...changesOf('interfaces/http/identity/sign-in.ts', OUTSIDE, [
    [
      'A sign-in keeps the previous session open',
      'const before = cookies.member(request);',
      'const before = null;',
      'sign-in starts a new session and ends',
    ],
    [
      'A sign-in redirects to another site',
      ': sitePath(wanted)',
      ': wanted',
      'sign-in never redirects to another site, whatever returnTo',
    ],
  ]),
  ...changesOf('interfaces/http/server/caller/caller-identity.ts', ACCESS, [
    [
      'A read-only token can write',
      '!holder.scopes.includes(needed)',
      'holder.scopes.length === 0',
      'shows a new token once, limits it to its scopes',
    ],
    [
      'A token counts as a recent sign-in',
      'signedInAt: null, record',
      'signedInAt: new Date(), record',
      'lets a write token edit the profile',
    ],
  ]),
  ...changesOf('infrastructure/identity/token-holders.repository.ts', ACCESS, [
    ['An expired token is accepted', 't.expires_at > now()', 'true', 'rejects an access token after it expires'],
  ]),
  ...changesOf('interfaces/http/server/caller/guards.ts', ACCESS, [
    [
      'A token can create tokens',
      'UseGuards(SessionGuard)',
      'UseGuards(MemberGuard)',
      'lets a write token edit the profile',
    ],
  ]),
  ...changesOf('infrastructure/account/own-sessions.repository.ts', ACCESS, [
    [
      "A member can end another member's session",
      "where sess ->> 'userId' = $1 and ${TOLD_ID} = $2",
      'where $1::text is not null and ${TOLD_ID} = $2',
      'ends a single session immediately',
    ],
    [
      "Ending another member's session reports success",
      'END, [userId, id])) === null',
      'END, [userId, id])) === undefined',
      'ends a single session immediately',
    ],
  ]),
  ...changesOf('infrastructure/administration/administrator-sessions.repository.ts', ADMIN, [
    [
      'An administrator’s session lasts longer than 24 hours',
      'and s.expires_at > now()',
      '',
      'an administrator session expires after 24 hours',
    ],
    [
      'An administrator’s session survives a new password',
      'found !== null && found.passwordVersion === this.versions.of(found.passwordHash)',
      'found !== null',
      'an administrator session becomes invalid when the administrator password',
    ],
  ]),
];
