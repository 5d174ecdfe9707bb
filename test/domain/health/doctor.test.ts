import { describe, expect, it } from '@jest/globals';
import { judgeBackup } from '../../../domain/health/doctor/backup.js';
import { judgeCertificate } from '../../../domain/health/doctor/certificate.js';
import { judgeClock } from '../../../domain/health/doctor/clock.js';
import { judgeMemory, judgeNode } from '../../../domain/health/doctor/machine.js';
import { judgePrivacy } from '../../../domain/health/doctor/privacy.js';
import { judgeMigrationRole, judgeServingRole, type RoleFacts } from '../../../domain/health/doctor/roles.js';
import { judgeSender } from '../../../domain/health/doctor/sender.js';
import { daysAfter } from '../../../domain/shared/days.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const HOUR_MS = 3_600_000;

describe('the doctor’s judgment of a certificate', () => {
  it.each([
    [90, 60, null, 'ok', 'valid for 60 days'],
    [90, 13, null, 'warning', 'valid for 13 days'],
    [90, 2, null, 'problem', 'valid for 2 days'],
    [90, 0.5, null, 'problem', 'less than a day'],
    [90, -1, null, 'problem', 'expired on 2026-11-27'],
    [6, 3, null, 'ok', 'valid for 3 days'],
    [6, 1, null, 'warning', 'valid for 1 day more'],
    [90, 60, 'SELF_SIGNED_CERT', 'problem', 'Clients reject the certificate of paws.test (SELF_SIGNED_CERT)'],
  ])('for %d days, with %d days left and the error %s, is: %s', (life, left, error, state, words) => {
    const facts = { validFrom: daysAfter(NOW, left - life), validTo: daysAfter(NOW, left), error };
    const finding = judgeCertificate('paws.test', facts, NOW, 'Trust it.');
    expect(finding).toMatchObject({ state, found: expect.stringContaining(words) });
    expect(finding.advice === null).toBe(state === 'ok');
  });
});

describe('the doctor’s judgment of a clock', () => {
  it.each([
    [4999, 'ok', 'agrees with the database'],
    [-7000, 'warning', '7 seconds behind the database'],
    [3_600_000, 'problem', '3,600 seconds ahead of the database'],
  ])('that is off by %d ms is: %s', (off, state, words) => {
    expect(judgeClock('the database', off)).toMatchObject({ state, found: expect.stringContaining(words) });
  });
});

describe('the doctor’s judgment of a role', () => {
  const GOOD: RoleFacts = {
    ...{
      role: 'app',
      isSuperuser: false,
      attributes: [],
      owned: 0,
      foreign: 90,
      mayCreate: false,
      missing: [],
      excessive: [],
    },
  };

  it.each<[Partial<RoleFacts>, string]>([
    [{}, 'may only read and write rows'],
    [{ isSuperuser: true }, 'which is a superuser'],
    [{ owned: 90 }, 'owns 90 tables'],
    [{ mayCreate: true }, 'may create tables'],
    [{ attributes: ['createrole'] }, 'does not need: createrole'],
    [{ missing: ['a', 'b', 'c', 'd'] }, 'may not use a, b, c, and 1 more'],
    [{ excessive: ['audit_log'] }, 'may change audit_log'],
  ])('that serves with %o: %s', (differs, words) => {
    const [finding] = judgeServingRole({ ...GOOD, ...differs });
    expect(finding?.found).toContain(words);
    expect(finding?.state).toBe(Object.keys(differs).length === 0 ? 'ok' : 'problem');
  });

  it.each<[Partial<RoleFacts>, boolean, string, string]>([
    [{}, true, 'ok', 'can migrate'],
    [{}, false, 'problem', 'different databases'],
    [{ isSuperuser: true }, true, 'warning', 'is a superuser'],
    [{ foreign: 2 }, true, 'problem', 'other roles own 2 of the tables'],
    [{ mayCreate: false }, true, 'problem', 'may not create tables'],
  ])('that migrates with %o, same database: %s', (differs, isSame, state, words) => {
    const facts = { ...GOOD, owned: 90, foreign: 0, mayCreate: true, ...differs };
    expect(judgeMigrationRole(facts, isSame)).toMatchObject([{ state, found: expect.stringContaining(words) }]);
  });
});

describe('the doctor’s judgment of a machine', () => {
  it.each([
    ['22.1.0', null, 'problem'],
    ['24.1.0', null, 'ok'],
    ['24.20.9', '24.21.0', 'warning'],
    ['24.21.0', '24.21.0', 'ok'],
    ['26.0.0', '24.21.0', 'ok'],
  ])('with Node.js %s, tested with %s, is: %s', (version, tested, state) => {
    expect(judgeNode(version, tested).state).toBe(state);
  });

  it.each([
    [4096, 4, 'ok'],
    [1024, 4, 'warning'],
    [512, 4, 'problem'],
    [512, 1, 'ok'],
    [300, 1, 'warning'],
  ])('with %d MB for %d processes is: %s', (mb, workers, state) => {
    expect(judgeMemory(mb * 1024 ** 2, workers).state).toBe(state);
  });
});

describe('the doctor’s judgment of the newest backup', () => {
  it.each([
    [0.5, 'ok', 'less than an hour old and encrypted'],
    [29, 'ok', '29 hours old'],
    [30, 'warning', '30 hours old'],
    [72, 'problem', '3 days old'],
  ])('that is %d hours old is: %s', (hours, state, words) => {
    const facts = { entry: 'e', madeAt: new Date(NOW.getTime() - hours * HOUR_MS), isEncrypted: true };
    expect(judgeBackup(facts, NOW)).toMatchObject({ state, found: expect.stringContaining(words) });
  });

  it('is a warning if there is none', () =>
    expect(judgeBackup(null, NOW)).toMatchObject({ state: 'warning', found: 'There is no backup yet.' }));
});

describe('the doctor’s judgment of a sender', () => {
  const [SPF, DMARC] = [['v=spf1 include:a.test -all'], ['v=DMARC1; p=reject']];

  it.each([
    [SPF, DMARC, 'has an SPF and a DMARC record'],
    [null, DMARC, 'could not be looked up'],
    [['other'], DMARC, 'has no SPF record'],
    [[...SPF, ...SPF], DMARC, 'has 2 SPF records'],
    [['v=spf1 +all'], DMARC, 'allows every server'],
    [SPF, [], 'has no DMARC record'],
  ])('with the records %o and %o: %s', (spf, dmarc, words) => {
    const [finding] = judgeSender({ domain: 'paws.test', spf, dmarc });
    expect(finding?.found).toContain(words);
    expect(finding?.state).toBe(words.startsWith('has an') ? 'ok' : 'warning');
  });
});

describe('the doctor’s judgment of a path with secrets', () => {
  it.each([
    [0o700, true, true, null, null],
    [0o755, true, true, 'problem', 'chmod 700'],
    [0o750, true, true, 'warning', 'chmod 700'],
    [0o600, false, true, null, null],
    [0o604, false, true, 'problem', 'chmod 600'],
    [0o640, false, false, null, null],
    [0o644, false, false, 'problem', 'chmod 640'],
  ])('with mode %o (folder: %s, own: %s) is: %s', (mode, isFolder, isOwn, state, fix) => {
    const finding = judgePrivacy({ path: '/data', mode, isFolder, isOwn });
    expect([finding?.state ?? null, finding?.advice?.slice(4, 13) ?? null]).toEqual([state, fix]);
  });
});
