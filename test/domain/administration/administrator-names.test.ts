import { describe, expect, it } from '@jest/globals';
import {
  lookOf,
  requirePlainName,
  requireRoomForAdministrator,
  RESERVED_NAMES,
} from '../../../domain/administration/administrator.js';

describe('names of administrators', () => {
  it.each(['Ada', 'José Núñez', 'Ada L. King', "Sinéad O'Connor", 'Anne-Marie 2', 'Søren Nguyễn', 'Łukasz Żak'])(
    'accepts %s',
    (name) => {
      expect(() => requirePlainName(name)).not.toThrow();
    },
  );

  it.each([
    ['Cyrillic letters among Latin ones', 'Аdministrator'],
    ['a letter of no width', 'Ada\u200B'],
    ['text that runs the other way', '\u202Eada'],
    ['a line feed', 'Ada\nGrace'],
    ['symbols', 'Ada ✔'],
    ['a Latin letter that looks like a', 'Administrɑtor'],
    ['a small capital', 'Cᴏmmand line'],
    ['a click that looks like l', 'Adminǀstrator'],
    ['an invisible mark', 'Ada\u034F'],
    ['a pile of accents', 'A\u0301\u0302\u0303da'],
  ])('refuses %s', (_, name) => {
    expect(() => requirePlainName(name)).toThrow(/Use only Latin letters/);
  });

  it.each([...RESERVED_NAMES, 'stripe', 'Str1pe', 'Strípe', 'Strıpe', 'Jøb', 'C0mmand  Line', 'command-line'])(
    'reserves %s',
    (name) => {
      expect(() => requirePlainName(name)).toThrow(/reserved/);
    },
  );

  it.each(['administrator', 'Adm1nistrator', 'Admlnlstrator', 'Administ rator', 'Àdministrator', 'Adrninistrator'])(
    'takes %s for another spelling of Administrator',
    (name) => {
      expect(lookOf(name)).toBe(lookOf('Administrator'));
      expect(() => requireRoomForAdministrator([{ id: 1, name: 'Administrator' }], name)).toThrow(/looks like it/);
    },
  );

  it('tells different names apart', () => {
    const names = ['Ada', 'Grace', 'Grace H', 'Ada 2', 'Ada 3', 'Olive'];
    expect(new Set(names.map(lookOf)).size).toBe(names.length);
  });
});
