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
  // Email changes are counted by their expiry date, so the clock must match the current time.
  clock = new FakeClock(new Date());
  const { transaction, members, emailChanges } = fakeWorld(memory);
  const secrets = new FakeSecrets();
  ask = new AskForEmailChange(transaction, members, emailChanges, new FakeOutbox(memory), secrets, clock);
  confirm = new ConfirmEmail(transaction, members, emailChanges, secrets, clock);
});

const mails = () =>
  memory.state.outbox.map((message) => [message.to, message.kind === 'mail' ? message.content.subject : '']);

function secretOf(to: string): string {
  const mail = memory.state.outbox.findLast((message) => message.to === to);
  return (mail?.kind === 'mail' ? (mail.content.action?.path ?? '') : '').split('token=')[1] ?? '';
}

describe('changing the email address', () => {
  it('emails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    await ask.run(by(ADA), clock.time, 'new@example.com');
    expect(mails()).toEqual([
      ['new@example.com', 'Confirm your new email address'],
      [ADAS, 'Request to change your email address'],
    ]);
    expect(memory.state.outbox[0]).toMatchObject({
      ...{ kind: 'mail', memberId: ADA, service: true, dedupeKey: expect.stringContaining('0000000001') },
      content: {
        paragraphs: [
          'Please confirm that this email address is yours. After that, you’ll sign in with it and get our emails here.',
          `The link works once and expires in ${EMAIL_LINK_HOURS} hours. If you didn’t request this, ignore this email and nothing will change.`,
        ],
        action: { label: 'Confirm email address' },
      },
    });
    expect(memory.state.outbox[1]?.dedupeKey).toMatch(/^email-change-notice:.*1$/);
    expect(memory.state.members[0]?.email).toBe(ADAS);
    expect(JSON.stringify(memory.state.emailChanges)).not.toContain(`"${secretOf('new@example.com')}"`);
  });

  it('tells the old address what to do if someone else requested the change', async () => {
    await ask.run(by(ADA), clock.time, 'new@example.com');
    expect(memory.state.outbox.at(-1)).toMatchObject({
      to: ADAS,
      content: {
        paragraphs: [
          'Someone who is signed in to your account asked to change its email address. The change takes effect once the new address is confirmed.',
          'If this wasn’t you, end your other sessions on your account page and change your password.',
        ],
        action: { label: 'Go to my account', path: '/user-profile' },
      },
    });
  });

  it('requires a recent sign-in, and sends no email without it', async () => {
    const minutesAgo = (minutes: number) => new Date(clock.time.getTime() - minutes * 60_000);
    for (const signedInAt of [null, minutesAgo(11)]) {
      await expect(ask.run(by(ADA), signedInAt, 'new@example.com')).rejects.toMatchObject({
        code: 'REAUTHENTICATION_REQUIRED',
      });
    }
    expect(mails()).toEqual([]);
  });

  it('notifies only the owner of an address that is already in use', async () => {
    await ask.run(by(ADA), clock.time, OLIVES);
    expect(mails()).toEqual([
      [OLIVES, 'Your email address is already in use'],
      [ADAS, 'Request to change your email address'],
    ]);
    expect(memory.state.outbox[0]).toMatchObject({
      memberId: OLIVE,
      content: {
        paragraphs: [
          'Someone asked to use this email address for their account. It already belongs to an account, so nothing has changed.',
          'If this was you, sign in with this address instead. If not, you can ignore this email.',
        ],
        action: { label: 'Sign in', path: '/sign-in' },
      },
    });
    expect(memory.state.emailChanges).toMatchObject([{ tokenHash: null }]);
  });

  it('notifies only the new address if the member has no address yet', async () => {
    memory.state.members = memory.state.members.map((each) => ({ ...each, email: null }));
    await ask.run(by(ADA), clock.time, 'new@example.com');
    expect(mails()).toEqual([['new@example.com', 'Confirm your new email address']]);
  });

  it('applies the newest link once', async () => {
    await ask.run(by(ADA), clock.time, 'first@example.com');
    const first = secretOf('first@example.com');
    await ask.run(by(ADA), clock.time, 'second@example.com');
    await expect(confirm.run(first)).rejects.toMatchObject({
      code: 'EMAIL_LINK_INVALID',
      message: 'This link is no longer valid. Please request a new one on your account page.',
    });
    const second = secretOf('second@example.com');
    expect(await confirm.run(second)).toBe('second@example.com');
    expect(memory.state.members[0]?.email).toBe('second@example.com');
    await expect(confirm.run(second)).rejects.toMatchObject({ code: 'EMAIL_LINK_INVALID' });
  });

  it('fails after a day, or if someone else has taken the address since', async () => {
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

  it('rejects the current address, an unknown member, and too many requests', async () => {
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
      message: 'You requested too many email address changes. Please try again tomorrow.',
    });
    expect(memory.state.outbox).toHaveLength(sent);
  });
});
