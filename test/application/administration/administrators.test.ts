import { beforeEach, describe, expect, it } from '@jest/globals';
import { AddAdministrator } from '../../../application/administration/add-administrator.js';
import { ChangeOwnPassword } from '../../../application/administration/change-own-password.js';
import { ChangeSecondFactor } from '../../../application/administration/change-second-factor.js';
import { CheckAdministrator } from '../../../application/administration/check-administrator.js';
import { RemoveAdministrator } from '../../../application/administration/remove-administrator.js';
import { ResetAdministrator } from '../../../application/administration/reset-administrator.js';
import {
  FakeAdministratorPasswords,
  FakeAdministratorSessions,
  FakeAdministrators,
  FakeSecondFactors,
} from '../../support/fakes/administration.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { anAdministrator, FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock } from '../../support/fakes/shared.js';

const ADA = anAdministrator({ id: 2, name: 'Ada', passwordHash: 'hash walkies' });
const RECOVERY = 'aaaa-aaaa-aaaa-aaaa';
const refused = (code: string, path?: string) =>
  expect.objectContaining({ code, ...(path === undefined ? {} : { errors: [expect.objectContaining({ path })] }) });

let memory: Memory;
let clock: FakeClock;
let check: CheckAdministrator;
let factor: ChangeSecondFactor;

const administrators = () => new FakeAdministrators(memory);
const audit = () => new FakeAuditLog(memory);
const ada = () => memory.state.administrators.find(({ id }) => id === 2)!;
const now = () => FakeSecondFactors.codeAt(clock.now());
const later = () => (clock.time = new Date(clock.time.getTime() + 30_000));
const entries = () => memory.state.audit.map(({ actor, action, targetId }) => [actor, action, targetId]);

/** Turns on Ada's second factor, confirmed with the current code. */
async function switchOn() {
  const newFactor = await factor.begin({ name: 'Ada' }, { currentPassword: 'walkies' });
  await factor.confirm(2, now());
  return newFactor;
}

beforeEach(() => {
  memory = new Memory({ administrators: [anAdministrator(), ADA] });
  clock = new FakeClock();
  const transaction = new FakeTransaction(memory);
  const factors = new FakeSecondFactors();
  check = new CheckAdministrator(transaction, administrators(), new FakeAdministratorPasswords(), factors, clock);
  factor = new ChangeSecondFactor(
    transaction,
    administrators(),
    new FakeAdministratorPasswords(),
    factors,
    audit(),
    clock,
  );
});

describe("an administrator's password", () => {
  it("an administrator's password is their own or, if they have none, the configured one", async () => {
    expect(await check.byPassword('ada', 'walkies')).toEqual(ADA);
    expect(await check.byPassword('Administrator', 'of the settings')).toEqual(anAdministrator());
    const others = [
      ['Ada', 'of the settings'],
      ['Administrator', 'walkies'],
      ['Grace', 'walkies'],
      ['Grace', 'of the settings'],
    ] as const;
    for (const [name, password] of others) expect(await check.byPassword(name, password)).toBeNull();
  });

  it('administrators can change their password with the current one, but not to one that is easy to guess', async () => {
    const change = new ChangeOwnPassword(
      new FakeTransaction(memory),
      administrators(),
      new FakeAdministratorPasswords(),
      audit(),
    );
    for (const name of ['Ada', 'Grace']) {
      await expect(change.run({ name }, 'wrong', 'biscuits')).rejects.toMatchObject({
        code: 'PASSWORD_REFUSED',
        errors: [{ path: 'currentPassword', message: 'This is not your current password.' }],
      });
    }
    await expect(change.run({ name: 'Ada' }, 'walkies', 'Ada')).rejects.toThrow(
      refused('INVALID_INPUT', 'newPassword'),
    );
    expect(ada()).toEqual(ADA);
    await change.run({ name: 'Ada' }, 'walkies', 'biscuits');
    expect([await check.byPassword('Ada', 'walkies'), await check.byPassword('Ada', 'biscuits')]).toEqual([
      null,
      ada(),
    ]);
    expect(entries()).toEqual([['Ada', 'administrator.changePassword', '2']]);
    expect(JSON.stringify(memory.state.audit)).not.toMatch(/walkies|biscuits|hash/);
  });
});

describe('a password that changes during its check', () => {
  const passwords = new FakeAdministratorPasswords();

  /** Makes the password check succeed and, during it, replaces the administrators, as a concurrent change would. */
  const meanwhile = (left: typeof memory.state.administrators) => {
    passwords.fits = async () => {
      memory.state.administrators = left;
      return true;
    };
  };

  it('a password that changes during its check is rejected as proof', async () => {
    const transaction = new FakeTransaction(memory);
    const change = new ChangeOwnPassword(transaction, administrators(), passwords, audit());
    const begin = new ChangeSecondFactor(
      ...([transaction, administrators(), passwords, new FakeSecondFactors(), audit(), clock] as const),
    );
    const proof = { currentPassword: 'walkies' };
    meanwhile([{ ...ADA, passwordHash: 'hash another' }]);
    await expect(change.run({ name: 'Ada' }, 'walkies', 'biscuits')).rejects.toThrow(refused('PASSWORD_REFUSED'));
    memory.state.administrators = [ADA];
    await expect(begin.begin({ name: 'Ada' }, proof)).rejects.toThrow(refused('PASSWORD_REFUSED'));
    expect(ada().pendingTotpSecret).toBeNull();
    meanwhile([]);
    memory.state.administrators = [ADA];
    await expect(change.run({ name: 'Ada' }, 'walkies', 'biscuits')).rejects.toThrow(refused('PASSWORD_REFUSED'));
    memory.state.administrators = [ADA];
    const gone = expect.objectContaining({ code: 'FORBIDDEN', message: 'You are no longer an administrator.' });
    await expect(begin.begin({ name: 'Ada' }, proof)).rejects.toThrow(gone);
    await expect(begin.begin({ name: 'Grace' }, proof)).rejects.toThrow(refused('PASSWORD_REFUSED'));
    expect(await check.byCode(ADA, '000000')).toBeNull();
  });
});

describe("an administrator's second factor", () => {
  it('a second factor is required after its first code is confirmed, and is logged without its secret', async () => {
    const newFactor = await factor.begin({ name: 'Ada' }, { currentPassword: 'walkies' });
    expect([newFactor.uri, newFactor.recoveryCodes.length, newFactor.recoveryCodes[0]]).toEqual([
      'otpauth://Ada/secret 1',
      10,
      RECOVERY,
    ]);
    expect(ada().totpSecret).toBeNull();
    await expect(factor.confirm(2, '000000')).rejects.toThrow(refused('CODE_REFUSED', 'code'));
    await expect(factor.confirm(2, RECOVERY)).rejects.toThrow(refused('CODE_REFUSED'));
    await factor.confirm(2, now());
    expect(ada()).toMatchObject({ totpSecret: 'sealed secret 1', pendingTotpSecret: null, pendingRecoveryCodes: [] });
    expect(ada().recoveryCodes).toHaveLength(10);
    await expect(factor.confirm(2, now())).rejects.toMatchObject({
      code: 'TOTP_NOT_STARTED',
      message: 'No second factor is waiting to be confirmed. Please set one up again.',
    });
    expect(entries()).toEqual([
      ['Ada', 'administrator.beginTotp', '2'],
      ['Ada', 'administrator.confirmTotp', '2'],
    ]);
    expect(JSON.stringify(memory.state.audit)).not.toMatch(/secret|aaaa/);
  });

  it('setting up a second factor needs only the password; a password change drops an unconfirmed one', async () => {
    await expect(factor.begin({ name: 'Ada' }, { currentPassword: 'wrong' })).rejects.toThrow(
      refused('PASSWORD_REFUSED', 'currentPassword'),
    );
    expect(ada()).toEqual(ADA);
    await factor.begin({ name: 'Ada' }, { currentPassword: 'walkies' });
    const passwords = new FakeAdministratorPasswords();
    const change = new ChangeOwnPassword(new FakeTransaction(memory), administrators(), passwords, audit());
    await change.run({ name: 'Ada' }, 'walkies', 'biscuits');
    expect(ada()).toEqual({ ...ADA, passwordHash: 'hash biscuits' });
  });

  it('a second factor accepts each code once, including the one that turned it on', async () => {
    await switchOn();
    expect(await check.byCode(ada(), now())).toBeNull();
    later();
    expect(await check.byCode(ada(), now())).toBe('totp');
    expect(await check.byCode(ada(), now())).toBeNull();
    later();
    expect(await check.byCode(ada(), now())).toBe('totp');
  });

  it("a second factor accepts each recovery code once, and never another administrator's", async () => {
    await switchOn();
    expect(await check.byCode(ada(), RECOVERY.toUpperCase())).toBe('recovery code');
    expect(await check.byCode(ada(), RECOVERY)).toBeNull();
    expect(ada().recoveryCodes).toHaveLength(9);
    memory.state.administrators.push({ ...ADA, id: 3, totpSecret: 'sealed', recoveryCodes: ada().recoveryCodes });
    expect(await check.byCode(memory.state.administrators[2]!, 'bbbb-bbbb-bbbb-bbbb')).toBeNull();
  });

  it('a second factor rejects a code if the password changed after its check', async () => {
    await switchOn();
    later();
    expect(await check.byCode({ ...ada(), passwordHash: 'hash before' }, now())).toBeNull();
    expect(await check.byCode(ada(), now())).toBe('totp');
  });

  it('a second factor can be replaced only with one of its codes, and stays valid until the new one is confirmed', async () => {
    await switchOn();
    await expect(factor.begin({ name: 'Ada' }, { currentPassword: 'walkies' })).rejects.toThrow(
      refused('CODE_REFUSED', 'code'),
    );
    later();
    const newFactor = await factor.begin({ name: 'Ada' }, { currentPassword: 'walkies', code: now() });
    expect([newFactor.secret, ada().totpSecret]).toEqual(['secret 2', 'sealed secret 1']);
    expect(ada().recoveryCodes).toHaveLength(10);
    later();
    await factor.confirm(2, now());
    expect(ada().totpSecret).toBe('sealed secret 2');
  });

  it('turning off a second factor takes a code or a recovery code, and throws if none is on', async () => {
    await expect(factor.remove(2, now())).rejects.toMatchObject({
      ...{ code: 'TOTP_NOT_ON', message: 'You have no second factor to turn off.' },
    });
    await switchOn();
    await expect(factor.remove(2, '000000')).rejects.toThrow(refused('CODE_REFUSED', 'code'));
    await factor.remove(2, RECOVERY);
    expect(ada()).toEqual(ADA);
    expect(entries().at(-1)).toEqual(['Ada', 'administrator.removeTotp', '2']);
  });
});

describe('managing administrators', () => {
  it('lets one administrator add and remove another, and logs it under their name', async () => {
    const add = new AddAdministrator(
      new FakeTransaction(memory),
      administrators(),
      new FakeAdministratorSessions(),
      new FakeAdministratorPasswords(),
      audit(),
      clock,
    );
    const remove = new RemoveAdministrator(
      new FakeTransaction(memory),
      administrators(),
      new FakeAdministratorSessions(),
      audit(),
      clock,
    );
    const you = { id: ADA.id, name: ADA.name, sessionId: 'here', signedInAt: clock.time };
    const gone = { ...you, sessionId: FakeAdministratorSessions.ENDED };
    const long = { ...you, signedInAt: new Date(clock.time.getTime() - 11 * 60_000) };
    await expect(add.run(long, 'Grace', 'biscuits')).rejects.toThrow(refused('REAUTHENTICATION_REQUIRED'));
    await expect(remove.run(long, 2)).rejects.toThrow(refused('REAUTHENTICATION_REQUIRED'));
    await expect(add.run(you, 'ADA', 'walkies')).rejects.toThrow(refused('ADMINISTRATOR_EXISTS', 'name'));
    await expect(add.run(you, 'Grace', 'Grace')).rejects.toThrow(refused('INVALID_INPUT', 'password'));
    const { id } = await add.run(you, 'Grace', 'biscuits');
    expect(await check.byPassword('Grace', 'biscuits')).toMatchObject({ id });
    await expect(remove.run(you, 2)).rejects.toThrow(refused('ADMINISTRATOR_STAYS'));
    await expect(add.run(gone, 'Mallory', 'biscuits')).rejects.toThrow(refused('UNAUTHORIZED'));
    await expect(remove.run(gone, id)).rejects.toThrow(refused('UNAUTHORIZED'));
    await remove.run(you, id);
    await expect(remove.run(you, id)).rejects.toThrow(refused('ADMINISTRATOR_NOT_FOUND'));
    expect(entries()).toEqual([
      ['Ada', 'administrator.add', String(id)],
      ['Ada', 'administrator.remove', String(id)],
    ]);
    expect(memory.state.audit[0]).toMatchObject({ targetType: 'administrator', after: { name: 'Grace' } });
    memory.state.administrators = Array.from({ length: 100 }, (_, n) => anAdministrator({ id: n, name: `Nr ${n}` }));
    await expect(add.run(you, 'Mallory', 'biscuits')).rejects.toThrow(refused('TOO_MANY_ADMINISTRATORS'));
    const passwords = new FakeAdministratorPasswords();
    const reset = new ResetAdministrator(new FakeTransaction(memory), administrators(), passwords, audit());
    await expect(reset.run('Mallory', 'biscuits')).rejects.toThrow(refused('TOO_MANY_ADMINISTRATORS'));
  });

  it('resets an administrator from the server: a new password and no second factor', async () => {
    const reset = new ResetAdministrator(
      new FakeTransaction(memory),
      administrators(),
      new FakeAdministratorPasswords(),
      audit(),
    );
    await switchOn();
    await expect(reset.run('Ada', 'Ada')).rejects.toThrow(refused('INVALID_INPUT', 'password'));
    // The audit log would not tell them from the payments of Stripe.
    await expect(reset.run('Stripe', 'biscuits')).rejects.toThrow(refused('INVALID_INPUT', 'name'));
    expect(await reset.run('ADA', 'biscuits')).toEqual({ name: 'Ada', isNew: false });
    expect(ada()).toEqual({ ...ADA, passwordHash: 'hash biscuits' });
    expect(await reset.run('Grace', 'biscuits')).toEqual({ name: 'Grace', isNew: true });
    expect(entries().slice(2)).toEqual([
      ['Command line', 'administrator.reset', '2'],
      ['Command line', 'administrator.add', '3'],
    ]);
  });
});
