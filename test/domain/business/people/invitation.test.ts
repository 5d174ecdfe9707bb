import { describe, expect, it } from '@jest/globals';
import {
  INVITATION_STATES,
  invitationUntil,
  MAX_INVITATION_EMAILS,
  MAX_PEOPLE,
  requireAnswerable,
  requireInvitable,
  requirePending,
  requireResendable,
  shownState,
  type Crew,
  type InvitationState,
} from '../../../../domain/business/people/invitation.js';

const NOW = new Date('2026-05-01T09:30:00Z');
const [BEFORE, AFTER] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];

const crew = (given: Partial<Crew> = {}): Crew => ({
  ...{ owner: { memberId: 'olive', email: 'Olive@example.com' }, people: [], invited: [] },
  ...given,
});

const refusal = (code: string) => expect.objectContaining({ code });

describe('the state of an invitation', () => {
  it.each<[InvitationState, Date, string]>([
    ['open', AFTER, 'open'],
    ['open', NOW, 'expired'],
    ['open', BEFORE, 'expired'],
    ['accepted', BEFORE, 'accepted'],
    ['declined', AFTER, 'declined'],
    ['withdrawn', AFTER, 'withdrawn'],
  ])('%s until %s is shown as %s', (state, expiresAt, shown) => {
    expect(shownState({ state, expiresAt }, NOW)).toBe(shown);
    const answer = () => requireAnswerable({ state, expiresAt }, NOW);
    if (shown === 'open') expect(answer).not.toThrow();
    else expect(answer).toThrow(refusal('INVITATION_OVER'));
  });

  it.each(INVITATION_STATES)('%s can be sent again or withdrawn only while it is open', (state) => {
    const act = () => requirePending({ state, expiresAt: BEFORE });
    if (state === 'open') expect(act).not.toThrow();
    else expect(act).toThrow(refusal('INVITATION_OVER'));
  });

  it('expires after seven days', () => {
    expect(invitationUntil(NOW)).toEqual(new Date('2026-05-08T09:30:00Z'));
  });

  it('is emailed a limited number of times', () => {
    expect(() => requireResendable(MAX_INVITATION_EMAILS - 1)).not.toThrow();
    expect(() => requireResendable(MAX_INVITATION_EMAILS)).toThrow(refusal('TOO_MANY_INVITATION_EMAILS'));
  });
});

describe('inviting an address', () => {
  const ada = { memberId: 'ada', email: 'Ada@example.com', role: 'manager' } as const;

  it.each([
    ['a new address', crew(), 'ben@example.com', null],
    ['the owner’s own address', crew(), 'olive@example.com', 'This is your own address. You are the owner already.'],
    [
      'an address with a role',
      crew({ people: [ada] }),
      'ada@example.com',
      'This person already has a role here. You can change it in the list.',
    ],
    [
      'an address with an open invitation',
      crew({ invited: ['ben@example.com'] }),
      'ben@example.com',
      'This address already has an open invitation. You can send it again or withdraw it in the list.',
    ],
    [
      'an address whose mailbox has an open invitation',
      crew({ invited: ['ben+1@example.com'] }),
      'ben+2@example.com',
      'ben+1@example.com, with the same mailbox, already has an open invitation. You can send it again or withdraw it in the list.',
    ],
    ['another account of a person with a role', crew({ people: [ada] }), 'ada+2@example.com', null],
  ])('%s is answered with a sentence at the field, if it is refused', (_, given, email, message) => {
    const invite = () => requireInvitable(given, email);
    if (message === null) expect(invite).not.toThrow();
    else
      expect(invite).toThrow(
        expect.objectContaining({ code: 'INVITATION_REFUSED', message, errors: [{ path: 'email', message }] }),
      );
  });

  it('counts the owner, the people, and the open invitations', () => {
    const invited = Array.from({ length: MAX_PEOPLE - 3 }, (_, at) => `${String(at)}@example.com`);
    expect(() => requireInvitable(crew({ people: [ada], invited }), 'ben@example.com')).not.toThrow();
    expect(() =>
      requireInvitable(crew({ people: [ada], invited: [...invited, 'x@example.com'] }), 'ben@example.com'),
    ).toThrow(refusal('TOO_MANY_PEOPLE'));
  });
});
