import { changesOf, type ChangeByHand } from './change.js';

const ACCOUNT = 'test/domain/account/account.test.ts';
const PASSWORD = 'test/domain/account/password.test.ts';
const SITE_PATH = 'test/domain/shared/site-path.test.ts';
const ADMINISTRATORS = 'test/domain/administration/administrators.test.ts';
const LIFE = 'a session expires after 7 days without a request';
const NO_PATH = 'is rejected: ';

/** Mutations of lifetimes, the age of a sign-in, password rules, and the page a sign-in may return to. */
export const RULES: readonly ChangeByHand[] = [
  ...changesOf('domain/account/session-life.ts', ACCOUNT, [
    ['A session lasts 8 days without a request', 'MAX_IDLE_DAYS = 7', 'MAX_IDLE_DAYS = 8', LIFE],
    ['A session lasts 31 days', 'MAX_SESSION_DAYS = 30', 'MAX_SESSION_DAYS = 31', LIFE],
    ['A sign-in may take two hours', 'MAX_SIGN_IN_S = 3600', 'MAX_SIGN_IN_S = 7200', LIFE],
    ['The return path is remembered for two days', 'WAY_BACK_S = DAY_S', 'WAY_BACK_S = 2 * DAY_S', LIFE],
  ]),
  ...changesOf('domain/administration/administrator.ts', ACCOUNT, [
    ['An administrator stays signed in for two days', 'SESSION_HOURS = 24', 'SESSION_HOURS = 48', LIFE],
  ]),
  ...changesOf('domain/account/account.ts', ACCOUNT, [
    [
      'A sign-in counts as recent for an hour',
      'IN_MINUTES = 10',
      'IN_MINUTES = 60',
      'a recent sign-in is at most 10 minutes old',
    ],
    [
      'An access token counts as a recent sign-in',
      'null ? Infinity',
      'null ? 0',
      'a recent sign-in is at most 10 minutes old',
    ],
    [
      'A closed account is erased a week early',
      'ERASURE_AFTER_DAYS = 14',
      'ERASURE_AFTER_DAYS = 7',
      'an account is erased 14 days',
    ],
  ]),
  ...changesOf('domain/account/access-token.ts', ACCOUNT, [
    [
      'A token can be created already expired',
      'ahead <= 0',
      'ahead < 0',
      'an access token expires in the future within one year',
    ],
    ['A token can last ten years', 'days: 366', 'days: 3660', 'an access token expires in the future within one year'],
    [
      'A member can have 21 tokens',
      'count >= TOKEN_LIMITS.tokens',
      'count > TOKEN_LIMITS.tokens',
      'a member has at most 20',
    ],
  ]),
  ...changesOf('domain/account/password.ts', PASSWORD, [
    ['A password can have 7 characters', 'min: 8', 'min: 7', 'must have 8 to 128'],
    ['A password can have any length', 'length > max', 'length < 0', 'must have 8 to 128'],
    ['An emoji counts as two characters', '[...password].length', 'password.length', 'must have 8 to 128'],
    ['A common password is accepted in capitals', 'isCommon(lowered)', 'isCommon(password)', 'be a common password'],
    [
      'The site’s name can be a password',
      'isOfSurroundings(lowered, surroundings)',
      'lowered === null',
      'consist of the email',
    ],
    ['An email address of digits can be a password', 'lowered === address || ', '', 'be the email address even if'],
    [
      'The name in an email address can be a password',
      `address.split('@')[0] ?? '', `,
      '',
      'consist of the email address',
    ],
    ['A word from the pet trade can be a password', ', ...CONTEXT_WORDS]', ']', 'with digits'],
  ]),
  ...changesOf('domain/shared/site-path.ts', SITE_PATH, [
    ['A sign-in returns to a name that is not a path', `|| !wanted.startsWith('/')`, '', NO_PATH],
    [
      'A sign-in returns to a path with a backslash or line break',
      String.raw`/[\\\p{Cc}]/u.test(wanted) ? null : `,
      '',
      NO_PATH,
    ],
    ['A sign-in returns to another origin', 'origin !== BASE || ', '', NO_PATH],
    ['A sign-in returns to a path that browsers read as an origin', `pathname.startsWith('//') || `, '', NO_PATH],
    ['A sign-in returns to an API call', '|| isCall(pathname)', '', NO_PATH],
    ['A sign-in returns to a percent-encoded API call', 'decodeURIComponent(pathname)', 'pathname', NO_PATH],
    ['A sign-in returns to an API call in capitals', String.raw`(?:\/|$)/i`, String.raw`(?:\/|$)/`, NO_PATH],
    ['A sign-in returns to a step of the provider', '(?:api|oidc)', '(?:api)', NO_PATH],
    ['A return path can have any length', 'wanted.length > MAX_LENGTH', 'wanted.length < 0', NO_PATH],
  ]),
  ...changesOf('domain/administration/administrator.ts', ADMINISTRATORS, [
    [
      'Administrators can remove themselves',
      'if (id === actorId)',
      'if (id === 0)',
      'an administrator can remove others but not themselves',
    ],
    [
      'A removed administrator can remove others',
      '!all.some((each) => each.id === actorId)',
      'all.length === 0',
      "a removed administrator can't remove others",
    ],
  ]),
  ...changesOf('domain/administration/second-factor.ts', ADMINISTRATORS, [
    [
      'An authenticator code can be used twice',
      'step > lastStep',
      'step >= lastStep',
      'a sign-in code is accepted only if its time step',
    ],
  ]),
];
