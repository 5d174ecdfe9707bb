import { describe, expect, it } from '@jest/globals';
import {
  ADMINISTRATOR_LIMITS,
  requireRemovable,
  requireRoomForAdministrator,
} from '../../../domain/administration/administrator.js';
import {
  groupedCode,
  isUnusedStep,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  typedCode,
} from '../../../domain/administration/second-factor.js';

const ADA = { id: 1, name: 'Ada' };
const GRACE = { id: 2, name: 'Grace' };
const refused = (code: string) => expect.objectContaining({ code });

describe("an administrator's name", () => {
  it("an administrator's name must be unique, ignoring case", () => {
    expect(() => requireRoomForAdministrator([ADA], 'Grace')).not.toThrow();
    for (const name of ['Ada', 'ADA', 'ada'])
      expect(() => requireRoomForAdministrator([ADA], name)).toThrow(refused('ADMINISTRATOR_EXISTS'));
  });

  it('refuses a new administrator when the maximum number of administrators is reached', () => {
    const most = Array.from({ length: ADMINISTRATOR_LIMITS.administrators }, (_, id) => ({ id, name: `No. ${id}` }));
    expect(() => requireRoomForAdministrator(most.slice(1), 'Ada')).not.toThrow();
    expect(() => requireRoomForAdministrator(most, 'Ada')).toThrow(refused('TOO_MANY_ADMINISTRATORS'));
  });
});

describe('removing an administrator', () => {
  it('an administrator can remove others but not themselves, so that the last one stays', () => {
    expect(requireRemovable([ADA, GRACE], 1, 2)).toBe(GRACE);
    expect(() => requireRemovable([ADA, GRACE], 1, 1)).toThrow(refused('ADMINISTRATOR_STAYS'));
    expect(() => requireRemovable([ADA], 1, 1)).toThrow(refused('ADMINISTRATOR_STAYS'));
    expect(() => requireRemovable([ADA, GRACE], 1, 3)).toThrow(refused('ADMINISTRATOR_NOT_FOUND'));
  });

  it("a removed administrator can't remove others", () => {
    expect(() => requireRemovable([GRACE], 1, 2)).toThrow(refused('FORBIDDEN'));
  });
});

describe('a typed sign-in code', () => {
  it.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['000-001', { kind: 'totp', code: '000001' }],
    ['abcd-efgh-jkmn-pqrs', { kind: 'recovery code', code: 'abcdefghjkmnpqrs' }],
    ['ABCD EFGH–JKMN pqrs', { kind: 'recovery code', code: 'abcdefghjkmnpqrs' }],
    ['12345', null],
    ['1234567', null],
    ['１２３４５６', null],
    ['abcd-efgh-jkmn-pqrl', null],
    ['abcd-efgh-jkmn', null],
    ['', null],
  ])('the typed sign-in code %j is parsed as %j', (typed, code) => {
    expect(typedCode(typed)).toEqual(code);
  });

  it('a sign-in code is accepted only if its time step is later than the last one used', () => {
    expect([isUnusedStep(5, null), isUnusedStep(6, 5), isUnusedStep(5, 5), isUnusedStep(4, 5)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a recovery code', () => {
  it("a recovery code has 80 bits, in groups of letters and digits that can't be confused", () => {
    expect(new Set(RECOVERY_ALPHABET).size).toBe(2 ** 5);
    expect(RECOVERY_ALPHABET).not.toMatch(/[lo01]/);
    expect(RECOVERY_CODES.letters * 5).toBe(80);
    expect(groupedCode('abcdefghjkmnpqrs')).toBe('abcd-efgh-jkmn-pqrs');
  });
});
