import { changesOf, type ChangeByHand } from './change.js';

const ACCOUNT = 'test/domain/account/account.test.ts';
const PASSWORD = 'test/domain/account/password.test.ts';
const SITE_PATH = 'test/domain/shared/site-path.test.ts';
const ADMINISTRATORS = 'test/domain/administration/administrators.test.ts';
const LIFE = 'ends after 7 days without a request';
const NO_PATH = 'is none, and leads nowhere';

/** How long things live, how old a sign-in may be, what a password may be, and where a sign-in may end. */
export const RULES: readonly ChangeByHand[] = [
  ...changesOf('domain/account/session-life.ts', ACCOUNT, [
    ['A session lives 8 days without a request', 'MAX_IDLE_DAYS = 7', 'MAX_IDLE_DAYS = 8', LIFE],
    ['A session lives 31 days', 'MAX_SESSION_DAYS = 30', 'MAX_SESSION_DAYS = 31', LIFE],
    ['A sign-in may take two hours', 'MAX_SIGN_IN_S = 3600', 'MAX_SIGN_IN_S = 7200', LIFE],
    ['The way back is remembered for two days', 'WAY_BACK_S = DAY_S', 'WAY_BACK_S = 2 * DAY_S', LIFE],
  ]),
  ...changesOf('domain/administration/administrator-session.ts', ACCOUNT, [
    ['An administrator stays signed in for two days', 'SESSION_HOURS = 24', 'SESSION_HOURS = 48', LIFE],
  ]),
  ...changesOf('domain/account/account.ts', ACCOUNT, [
    ['A sign-in counts as recent for an hour', 'IN_MINUTES = 10', 'IN_MINUTES = 60', 'is at most 10 minutes old'],
    ['An access token counts as a recent sign-in', 'null ? Infinity', 'null ? 0', 'is at most 10 minutes old'],
    [
      'A closed account is erased a week early',
      'ERASURE_AFTER_DAYS = 14',
      'ERASURE_AFTER_DAYS = 7',
      'is erased 14 days',
    ],
  ]),
  ...changesOf('domain/account/access-token.ts', ACCOUNT, [
    ['A token may be made that has run out', 'ahead <= 0', 'ahead < 0', 'expires within a year'],
    ['A token may live ten years', 'days: 366', 'days: 3660', 'expires within a year'],
    ['A member may have 21 tokens', 'count >= TOKEN_LIMITS.tokens', 'count > TOKEN_LIMITS.tokens', 'is one of 20'],
  ]),
  ...changesOf('domain/account/password.ts', PASSWORD, [
    ['A password may have 7 characters', 'min: 8', 'min: 7', 'has 8 to 128'],
    ['A password may be of any length', 'length > max', 'length < 0', 'has 8 to 128'],
    ['Half as many characters of an emoji do', '[...password].length', 'password.length', 'has 8 to 128'],
    ['A common password passes in capitals', 'isCommon(lowered)', 'isCommon(password)', 'is not one that many'],
    [
      'The site’s name may be a password',
      'isOfSurroundings(lowered, surroundings)',
      'lowered === null',
      'is not made of the',
    ],
    ['An address of digits may be a password', 'lowered === address || ', '', 'is not the address even where'],
    ['The name in an address may be a password', `address.split('@')[0] ?? '', `, '', 'is not made of the address'],
    ['A word of the trade may be a password', ', ...CONTEXT_WORDS]', ']', 'is not made of'],
  ]),
  ...changesOf('domain/shared/site-path.ts', SITE_PATH, [
    ['A sign-in ends at a name that is no path', `|| !wanted.startsWith('/')`, '', NO_PATH],
    [
      'A sign-in ends at a path with a backslash or a line end',
      String.raw`/[\\\p{Cc}]/u.test(wanted) || `,
      '',
      NO_PATH,
    ],
    ['A sign-in ends at another origin', 'origin !== BASE || ', '', NO_PATH],
    ['A sign-in ends at a path that browsers read as an origin', `pathname.startsWith('//') || `, '', NO_PATH],
    ['A sign-in ends at a call of the API', '|| isCall(pathname)', '', NO_PATH],
    [
      'A sign-in ends at a call that is written with percent signs',
      'decodeURIComponent(pathname)',
      'pathname',
      NO_PATH,
    ],
    ['A sign-in ends at a call that is written in capitals', String.raw`(?:\/|$)/i`, String.raw`(?:\/|$)/`, NO_PATH],
    ['A sign-in ends at a step of the provider', '(?:api|oidc)', '(?:api)', NO_PATH],
    ['A way back may have any length', 'wanted.length > MAX_LENGTH', 'wanted.length < 0', NO_PATH],
  ]),
  ...changesOf('domain/administration/administrator.ts', ADMINISTRATORS, [
    ['The last administrator removes themself', 'if (id === actorId)', 'if (id === 0)', 'removes others and never'],
    [
      'A removed administrator removes others',
      '!all.some((each) => each.id === actorId)',
      'all.length === 0',
      'who was removed',
    ],
  ]),
  ...changesOf('domain/administration/second-factor.ts', ADMINISTRATORS, [
    ['A code of an authenticator counts twice', 'step > lastStep', 'step >= lastStep', 'counts where its period'],
  ]),
];
