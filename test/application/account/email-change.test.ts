import { beforeEach, describe, expect, it } from '@jest/globals';
import { AskForEmailChange } from '../../../application/account/ask-for-email-change.js';
import { ConfirmEmail } from '../../../application/account/confirm-email.js';
import { EMAIL_LINK_HOURS, MAX_EMAIL_CHANGES } from '../../../domain/account/account.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { by } from '../../support/fakes/account.js';
import { ADA, NOBODY, OLIVE } from '../../support/search/seeded.js';

const [ADAS, OLIVES] = ['ada-member-mail-secret@example.com', 'olive-member-mail-secret@example.com'];

let memory: Memory;
let clock: FakeClock;
let ask: AskForEmailChange;
let confirm: ConfirmEmail;

beforeEach(() => {
  memory = seededMemory();
  // Changes are counted by the time that they run out.
  clock = new FakeClock(new Date());
  const { transaction, members, emailChanges } = fakeWorld(memory);
  const secrets = new FakeSecrets();
  ask = new AskForEmailChange(transaction, members, emailChanges, new FakeOutbox(memory), secrets, clock);
  confirm = new ConfirmEmail(transaction, emailChanges, secrets, clock);
});

const mails = () =>
  memory.state.outbox.map((message) => [message.to, message.kind === 'mail' ? message.content.subject : '']);

function secretOf(to: string): string {
  const mail = memory.state.outbox.findLast((message) => message.to === to);
  return (mail?.kind === 'mail' ? (mail.content.action?.path ?? '') : '').split('token=')[1] ?? '';
}

describe('a change of address', () => {
  it('mails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    await ask.run(by(ADA), clock.time, 'new@example.com');
    expect(mails()).toEqual([
      ['new@example.com', 'Confirm your new email address'],
      [ADAS, 'A change of your email address was requested'],
    ]);
    expect(memory.state.outbox[0]).toMatchObject({
      ...{ kind: 'mail', memberId: ADA, service: true, dedupeKey: expect.stringContaining('0000000001') },
      content: {
        paragraphs: [
          'Please confirm that this address is yours. From then on you sign in with it, and our mail comes here.',
          `The link works once, within ${EMAIL_LINK_HOURS} hours. If you did not ask for this, ignore this mail: nothing changes.`,
        ],
        action: { label: 'Confirm email address' },
      },
    });
    expect(memory.state.outbox[1]?.dedupeKey).toMatch(/^email-change-notice:.*1$/);
    expect(memory.state.members[0]?.email).toBe(ADAS);
    expect(JSON.stringify(memory.state.emailChanges)).not.toContain(`"${secretOf('new@example.com')}"`);
  });

  it('tells the old address what to do where somebody else asked for it', async () => {
    await ask.run(by(ADA), clock.time, 'new@example.com');
    expect(memory.state.outbox.at(-1)).toMatchObject({
      to: ADAS,
      content: {
        paragraphs: [
          'Somebody who is signed in to your account asked to change its email address. It changes once the new address is confirmed.',
          'If that was not you, end your other sessions on your account page and change your password.',
        ],
        action: { label: 'Go to my account', path: '/user-profile' },
      },
    });
  });

  it('needs a sign-in of the last minutes, and mails nobody without', async () => {
    const minutesAgo = (minutes: number) => new Date(clock.time.getTime() - minutes * 60_000);
    for (const signedInAt of [null, minutesAgo(11)]) {
      await expect(ask.run(by(ADA), signedInAt, 'new@example.com')).rejects.toMatchObject({
        code: 'REAUTHENTICATION_REQUIRED',
      });
    }
    expect(mails()).toEqual([]);
  });

  it('tells the holder of a taken address, and nobody else', async () => {
    await ask.run(by(ADA), clock.time, OLIVES);
    expect(mails()).toEqual([
      [OLIVES, 'Your email address is already in use'],
      [ADAS, 'A change of your email address was requested'],
    ]);
    expect(memory.state.outbox[0]).toMatchObject({
      memberId: OLIVE,
      content: {
        paragraphs: [
          'Somebody asked to use this email address for their account. It belongs to an account already, so nothing has changed.',
          'If that was you, sign in with this address instead. If not, you need not do anything.',
        ],
        action: { label: 'Sign in', path: '/sign-in' },
      },
    });
    expect(memory.state.emailChanges).toMatchObject([{ tokenHash: null }]);
  });

  it('of a member without an address is told to the new one alone', async () => {
    memory.state.members = memory.state.members.map((each) => ({ ...each, email: null }));
    await ask.run(by(ADA), clock.time, 'new@example.com');
    expect(mails()).toEqual([['new@example.com', 'Confirm your new email address']]);
  });

  it('is made by whoever has the newest link, once', async () => {
    await ask.run(by(ADA), clock.time, 'first@example.com');
    const first = secretOf('first@example.com');
    await ask.run(by(ADA), clock.time, 'second@example.com');
    await expect(confirm.run(first)).rejects.toMatchObject({
      code: 'EMAIL_LINK_INVALID',
      message: 'This link is no longer valid. Please ask for a new one on your account page.',
    });
    const second = secretOf('second@example.com');
    expect(await confirm.run(second)).toBe('second@example.com');
    expect(memory.state.members[0]?.email).toBe('second@example.com');
    await expect(confirm.run(second)).rejects.toMatchObject({ code: 'EMAIL_LINK_INVALID' });
  });

  it('is too late after a day, and where somebody else has taken the address meanwhile', async () => {
    await ask.run(by(ADA), clock.time, 'late@example.com');
    clock.time = new Date(clock.time.getTime() + EMAIL_LINK_HOURS * 3_600_000);
    await expect(confirm.run(secretOf('late@example.com'))).rejects.toMatchObject({ code: 'EMAIL_LINK_INVALID' });

    clock.time = new Date();
    await ask.run(by(ADA), clock.time, 'wanted@example.com');
    memory.state.members = memory.state.members.map((each) =>
      each.id === OLIVE ? { ...each, email: 'Wanted@example.com' } : each,
    );
    await expect(confirm.run(secretOf('wanted@example.com'))).rejects.toMatchObject({ code: 'EMAIL_LINK_INVALID' });
    expect(memory.state.members[0]?.email).toBe(ADAS);
  });

  it('is refused for the present address, for nobody, and after too many', async () => {
    await expect(ask.run(by(ADA), clock.time, ADAS)).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [{ path: 'email', message: 'This is already your email address' }] },
    });
    await expect(ask.run(by(NOBODY), clock.time, 'x@example.com')).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    for (let n = 0; n < MAX_EMAIL_CHANGES; n += 1) await ask.run(by(ADA), clock.time, `new${String(n)}@example.com`);
    const sent = memory.state.outbox.length;
    await expect(ask.run(by(ADA), clock.time, 'more@example.com')).rejects.toMatchObject({
      code: 'TOO_MANY_EMAIL_CHANGES',
      message: 'You asked for too many changes. Please try again tomorrow.',
    });
    expect(memory.state.outbox).toHaveLength(sent);
  });
});
