import { changesOf, type ChangeByHand } from './change.js';

const SESSIONS = 'test/http/identity/sessions.test.ts';
const ENDED = 'test/http/identity/ended-logins.test.ts';
const ACCOUNTS = 'test/http/identity/provider-accounts.test.ts';
const SIGN_IN = 'test/http/identity/provider-sign-in.test.ts';
const LIMITS = 'test/http/identity/provider-limits.test.ts';
const OUTSIDE = 'test/http/identity/external-issuer.test.ts';
const ACCESS = 'test/http/account/account-access.test.ts';
const ADMIN = 'test/http/administration/admin-session.test.ts';

/** Sessions, links, sign-ins, limits, cookies and guards, through the whole server. */
export const SERVER: readonly ChangeByHand[] = [
  ...changesOf('infrastructure/identity/member-sessions.repository.ts', SESSIONS, [
    [
      'A session that ended opens',
      'and s.expire > now() and u.erasure_at is null',
      'and u.erasure_at is null',
      'ends 7 days after its last use',
    ],
    [
      'A session of a closed account opens',
      'and s.expire > now() and u.erasure_at is null',
      'and s.expire > now()',
      'of a closed account opens nothing',
    ],
    [
      'A session that is used lives past 30 days',
      "and (s.sess ->> 'createdAt')::timestamptz > now() - make_interval(secs => ${MAX_SESSION_S})",
      '',
      'that began',
    ],
    ['A member has eleven sessions', 'limit ${MAX_SESSIONS - 1}', 'limit ${MAX_SESSIONS}', 'is one of at most ten'],
    [
      'A session counts as a recent sign-in since it began',
      "extract(epoch from now() - (s.sess ->> 'signedInAt')",
      "extract(epoch from now() - (s.sess ->> 'createdAt')",
      'is told by the database',
    ],
    [
      'A session that ended takes a closed account back',
      'where s.sid = $1 and s.expire > now() and u.erasure_at is not null',
      'where s.sid = $1 and u.erasure_at is not null',
      'of a closed account takes the account back',
    ],
    [
      'Another issuer’s sign-in lies in the future',
      'least($6::timestamptz, clock_timestamp())',
      'coalesce($6::timestamptz, clock_timestamp())',
      'is told by another issuer',
    ],
  ]),
  ...changesOf('infrastructure/identity/member-sessions.repository.ts', ENDED, [
    [
      'A login older than a reset of the password begins a session',
      'logins_since > (select signed_in from start)',
      'false',
      'counts for nothing where everything but its age',
    ],
  ]),
  ...changesOf('infrastructure/identity/token.ts', SESSIONS, [
    [
      'Sessions are kept as they are',
      "return hash('sha256', token, 'hex');",
      "return token + hash('sha256', '').slice(64);",
      'is never kept in a form',
    ],
  ]),
  ...changesOf('infrastructure/account/hold-open-account.ts', SESSIONS, [
    [
      'A session that has just ended changes a way in',
      "[sessionId, userId])) === null) refuse('UNAUTHORIZED'",
      "[sessionId, userId])) === undefined) refuse('UNAUTHORIZED'",
      'is refused it',
    ],
  ]),
  ...changesOf('interfaces/http/identity/sign-in.ts', SESSIONS, [
    ['Another site signs people out', "=== 'cross-site'", "=== 'never'", 'asks first where another site'],
  ]),
  ...changesOf('infrastructure/identity/provider/accounts.repository.ts', ENDED, [
    [
      'Tokens outlive a new password',
      "'delete from access_tokens where user_id = $1'",
      "'delete from access_tokens where user_id = $1 and false'",
      'the reset of the password',
    ],
    [
      'A change of address outlives a new password',
      "'update email_changes set token_hash = null where user_id = $1'",
      "'update email_changes set token_hash = null where user_id = $1 and false'",
      'a change of the address that was begun',
    ],
    [
      'A password that is being changed lets in',
      '= $1 for share`',
      '= $1`',
      'accept no password that is being changed',
    ],
  ]),
  ...changesOf('infrastructure/account/end-logins.ts', ENDED, [
    [
      'A login under way outlives the end of all others',
      'set logins_since = clock_timestamp()',
      'set logins_since = logins_since',
      'with what was accepted while',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/password/password-change.ts', ENDED, [
    [
      'Who knows the old password replaces a newer one',
      'present?.passwordHash !== account.passwordHash',
      'present === null',
      'is not replaced by who knows',
    ],
    [
      'A session that ended sets a password',
      '!(await this.accounts.hasSession(account.id, who.session))',
      'account.id === who.session',
      'cannot be set by a session',
    ],
    [
      'A link to a former address sets a password',
      'account?.email !== link.email ||',
      'account === null ||',
      'cannot be set by a link',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/embedded-provider.ts', ENDED, [
    [
      'The provider’s session starts anew with each visit',
      'Math.min(PROVIDER_SESSION_S, Math.max(1, Math.ceil(loginTs + PROVIDER_SESSION_S - Date.now() / 1000)))',
      'PROVIDER_SESSION_S',
      'ends ten minutes after the password',
    ],
  ]),
  ...changesOf('infrastructure/identity/sign-in-client.ts', ENDED, [
    [
      'Nobody is asked for the password who wants to be',
      "...(again ? { prompt: 'login' } : {}),",
      '',
      'spares nobody the password',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/links.repository.ts', ACCOUNTS, [
    ['A link to a new password works for two hours', 'reset: 1 }', 'reset: 2 }', 'has a link that ends after an hour'],
    [
      'A link counts twice',
      'used_at is null and expires_at > $1 returning',
      'expires_at > $1 returning',
      'is replaced by the link, once',
    ],
    [
      'A link outlives the address that it was mailed to',
      'or lower(a.email) <> lower(l.email)',
      '',
      'has a link that ends after an hour',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/password/password-change.ts', ACCOUNTS, [
    [
      'Older links set a password too',
      'await this.links.useAll(email, accountId, now);',
      '',
      'has a link that ends after an hour',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-up.ts', ACCOUNTS, [
    ['Any password finishes a sign-up', '!fits || admission.locked', 'admission.locked', 'makes the account only when'],
  ]),
  ...changesOf('interfaces/http/identity/session-cookies.ts', ACCOUNTS, [
    [
      'A cookie leads off the site',
      "sitePath(Buffer.from(kept, 'base64url').toString())",
      "Buffer.from(kept, 'base64url').toString()",
      'another site',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-in-check.ts', SIGN_IN, [
    ['The demo’s password opens in production', '|| isDemo)', ')', 'refuses what everybody knows'],
    ['Any password signs in', '!fits || ', '', 'answers a wrong password'],
  ]),
  ...changesOf('infrastructure/identity/provider/embedded-provider.ts', SIGN_IN, [
    [
      'A code works for ten minutes',
      'AuthorizationCode: 60',
      'AuthorizationCode: 600',
      'within a minute and no longer',
    ],
    ['A sign-in needs no PKCE', 'required: () => true', 'required: () => false', 'without a challenge'],
    [
      'Scripts read the provider’s cookies',
      'signed: true, httpOnly: true',
      'signed: true, httpOnly: false',
      'sets cookies that no script reads',
    ],
  ]),
  ...changesOf('infrastructure/identity/provider/sign-in-limits.ts', LIMITS, [
    [
      'One address guesses without end',
      'if (taken.wait > 0) return',
      'if (taken.wait < 0) return',
      'pass 6 times a minute',
    ],
  ]),
  ...changesOf('domain/account/account.ts', LIMITS, [
    ['An account is guessed 50 times before it backs off', 'free: 5,', 'free: 50,', 'refuses even the right password'],
  ]),
  ...changesOf('interfaces/http/identity/provider/device-cookie.ts', LIMITS, [
    [
      'The mark of a device counts for every account',
      'update(`${device} ${email}`)',
      'update(device)',
      'opens for its owner on a device',
    ],
  ]),
  ...changesOf('infrastructure/identity/sign-in-client.ts', OUTSIDE, [
    [
      'A sign-in ends in another browser',
      'and browser_hash = $2',
      'and $2::text is not null',
      'counts only in the browser',
    ],
    ['A sign-in ends hours later', 'and expires_at > now()', '', 'is refused when it was begun longer ago'],
    [
      'A state counts twice',
      'delete from sign_ins where state_hash',
      'update sign_ins set nonce = nonce where state_hash',
      'counts once for a sign-in',
    ],
    [
      'Every address counts as verified',
      "claims['email_verified'] === true ||",
      "claims['sub'] !== undefined ||",
      'finds the member whose verified',
    ],
  ]),
  ...changesOf('interfaces/http/identity/sign-in.ts', OUTSIDE, [
    [
      'A sign-in leaves the session before it open',
      'const before = cookies.member(request);',
      'const before = null;',
      'gives the browser a new session',
    ],
    ['A sign-in leads off the site', ': sitePath(wanted)', ': wanted', 'never leads off the site'],
  ]),
  ...changesOf('interfaces/http/identity/who-calls.ts', ACCESS, [
    [
      'A token to read writes',
      '!holder.scopes.includes(needed)',
      'holder.scopes.length === 0',
      'is told once, acts for its member',
    ],
    [
      'A token proves a sign-in',
      'signedInAt: null, record',
      'signedInAt: new Date(), record',
      'writes where it may, and neither',
    ],
  ]),
  ...changesOf('infrastructure/identity/access-token-reads.query.ts', ACCESS, [
    ['A token works after its end', 't.expires_at > now()', 'true', 'stops at its expiry'],
  ]),
  ...changesOf('interfaces/http/server/guards.ts', ACCESS, [
    ['A token makes tokens', 'UseGuards(SessionGuard)', 'UseGuards(MemberGuard)', 'writes where it may, and neither'],
  ]),
  ...changesOf('infrastructure/account/own-sessions.repository.ts', ACCESS, [
    [
      'A member ends the session of another',
      "where sess ->> 'userId' = $1 and ${TOLD_ID} = $2",
      'where $1::text is not null and ${TOLD_ID} = $2',
      'end one by one',
    ],
  ]),
  ...changesOf('infrastructure/administration/administrator-sessions.repository.ts', ADMIN, [
    ['An administrator’s session outlives its day', 'and s.expires_at > now()', '', 'ends after 24 hours'],
    [
      'An administrator’s session outlives the password',
      'found !== null && found.passwordVersion === this.versions.of(found.passwordHash)',
      'found !== null',
      'ends with the password that began it',
    ],
  ]),
];
