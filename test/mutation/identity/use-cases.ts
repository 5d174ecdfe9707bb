import { changesOf, type ChangeByHand } from './change.js';

const TOKENS = 'test/application/account/access-tokens.test.ts';
const EMAIL = 'test/application/account/email-change.test.ts';
const CLOSING = 'test/application/account/closing.test.ts';
const MEMBER = 'test/application/account/sign-in-member.test.ts';
const RECENT = 'needs a sign-in of the last minutes';

/** What a member does with tokens, addresses and the account, and whom an identity is. */
export const USE_CASES: readonly ChangeByHand[] = [
  ...changesOf('application/account/create-access-token.ts', TOKENS, [
    ['A token needs no recent sign-in', 'requireRecentSignIn(signedInAt, createdAt);', '', RECENT],
    ['An ended session makes a token', 'await this.members.hold(actor);', '', 'is refused to a session that ended'],
    ['A token may run out whenever it likes', 'checkExpiry(expiresAt, createdAt);', '', 'expires in the future'],
    ['A member has any number of tokens', 'checkTokenCount(await', 'void (await', 'is refused beyond as many'],
    ['Tokens are kept as they are', 'this.secrets.hashOf(secret)', 'secret', 'is told once and kept as a hash'],
  ]),
  ...changesOf('application/account/ask-for-email-change.ts', EMAIL, [
    ['An address changes without a recent sign-in', 'requireRecentSignIn(signedInAt, this.clock.now());', '', RECENT],
    [
      'A sixth change of address is asked for',
      '>= MAX_EMAIL_CHANGES',
      '> MAX_EMAIL_CHANGES',
      'is refused for the present',
    ],
    [
      'A taken address gets a secret',
      'holder === null ? this.secrets.hashOf(secret) : null',
      'this.secrets.hashOf(secret)',
      'tells the holder',
    ],
    [
      'The link to a new address works for ten days',
      '_HOURS * 3_600_000',
      '_HOURS * 36_000_000',
      'is too late after a day',
    ],
    [
      'The old address is told nothing',
      'if (account.email === null) return;',
      'if (account !== null) return;',
      'mails a link to the new',
    ],
  ]),
  ...changesOf('application/account/confirm-email.ts', EMAIL, [
    [
      'A taken address counts as confirmed',
      '!(await this.changes.apply(change))',
      '(await this.changes.apply(change)) === null',
      'is too late after a day',
    ],
    [
      'A link that is used or too old counts',
      'change === null ||',
      'change !== null &&',
      'is made by whoever has the newest',
    ],
  ]),
  ...changesOf('application/account/close-account.ts', CLOSING, [
    ['An account is closed without a recent sign-in', 'requireRecentSignIn(signedInAt, now);', '', RECENT],
  ]),
  ...changesOf('application/account/restore-account.ts', CLOSING, [
    [
      'An erased account is taken back',
      '!(await this.closing.restore(actor.userId))',
      '(await this.closing.restore(actor.userId)) === null',
      'can be taken back until',
    ],
  ]),
  ...changesOf('application/account/export-own-data.ts', MEMBER, [
    ['All data leave without a recent sign-in', 'requireRecentSignIn(signedInAt, now);', '', 'takes their data along'],
  ]),
  ...changesOf('application/account/end-own-session.ts', MEMBER, [
    [
      'Somebody else’s session is said to end',
      '!(await this.sessions.end(actor.userId, id))',
      '(await this.sessions.end(actor.userId, id)) === null',
      'ends one of their sessions',
    ],
  ]),
  ...changesOf('application/account/sign-in-member.ts', MEMBER, [
    [
      'An address that nobody verified is written down',
      'emailVerified ? email : null',
      'email',
      'a new one without an unverified',
    ],
    [
      'An address that nobody verified opens an account',
      'if (!emailVerified) return',
      'if (email === null) return',
      'a new one where nobody verified',
    ],
    ['Two first sign-ins make two members', 'await this.identities.hold(identity);', '', 'the one whom the identity'],
  ]),
];
