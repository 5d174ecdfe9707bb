import { changesOf, type ChangeByHand } from './change.js';

const TOKENS = 'test/application/account/access-tokens.test.ts';
const EMAIL = 'test/application/account/email-change.test.ts';
const CLOSING = 'test/application/account/closing.test.ts';
const MEMBER = 'test/application/account/sign-in-member.test.ts';
const RECENT = 'a recent sign-in';

/** Mutations of use cases for tokens, email addresses, closing accounts, and matching identities to members. */
export const USE_CASES: readonly ChangeByHand[] = [
  ...changesOf('application/account/create-access-token.ts', TOKENS, [
    ['A token needs no recent sign-in', 'requireRecentSignIn(signedInAt, createdAt);', '', RECENT],
    [
      'An ended session can create a token',
      'await this.members.hold(actor);',
      '',
      'are refused if the session has ended',
    ],
    ['A token can expire at any time', 'checkExpiry(expiresAt, createdAt);', '', 'must expire in the future'],
    ['A member can have any number of tokens', 'checkTokenCount(await', 'void (await', 'are limited per member'],
    ['Tokens are stored unhashed', 'this.secrets.hashOf(secret)', 'secret', 'are shown once and stored as a hash'],
  ]),
  ...changesOf('application/account/ask-for-email-change.ts', EMAIL, [
    ['An email change needs no recent sign-in', 'requireRecentSignIn(signedInAt, now);', '', RECENT],
    ['A sixth email change is allowed', '>= MAX_EMAIL_CHANGES', '> MAX_EMAIL_CHANGES', 'rejects the current address'],
    [
      'An email address in use gets a confirmation secret',
      'holder === null ? this.secrets.hashOf(secret) : null',
      'this.secrets.hashOf(secret)',
      'notifies only the owner of an address',
    ],
    [
      'The link to confirm a new email address works for ten days',
      '_HOURS * 3_600_000',
      '_HOURS * 36_000_000',
      'fails after a day',
    ],
    [
      'The previous email address gets no notice',
      'if (account.email === null) return;',
      'if (account !== null) return;',
      'emails a link to the new',
    ],
  ]),
  ...changesOf('application/account/confirm-email.ts', EMAIL, [
    [
      'An email address in use counts as confirmed',
      '!(await this.changes.apply(change))',
      '(await this.changes.apply(change)) === null',
      'fails after a day',
    ],
    ['A used or expired link is accepted', 'change === null ||', 'change !== null &&', 'applies the newest link once'],
  ]),
  ...changesOf('application/account/close-account.ts', CLOSING, [
    ['Closing an account needs no recent sign-in', 'requireRecentSignIn(signedInAt, now);', '', RECENT],
  ]),
  ...changesOf('application/account/restore-account.ts', CLOSING, [
    [
      'An erased account can be restored',
      '!(await this.closing.restore(actor.userId))',
      '(await this.closing.restore(actor.userId)) === null',
      'a closed account can be restored once',
    ],
  ]),
  ...changesOf('application/account/export-own-data.ts', MEMBER, [
    ['A data export needs no recent sign-in', 'requireRecentSignIn(signedInAt, now);', '', 'can export their data'],
  ]),
  ...changesOf('application/account/sign-in-member.ts', MEMBER, [
    [
      'An unverified email address is stored',
      'emailVerified ? email : null',
      'email',
      'a new member, without the unverified',
    ],
    [
      'An unverified email address matches an account',
      'existingMember === null || !emailVerified',
      'existingMember === null',
      'a new member if the address is not verified',
    ],
    [
      'Two simultaneous first sign-ins create two members',
      'await this.identities.hold(identity);',
      '',
      'the member with the known identity',
    ],
  ]),
];
