import { describe, expect, it } from '@jest/globals';
import { PASSWORD_LENGTH, passwordProblem } from '../../../domain/account/password.js';

const surroundings = {
  email: 'Ada.Lind@example.com',
  siteName: 'Welcome Paws',
  isCommon: (p: string) => p === 'iloveyou2',
};
const problem = (password: string) => passwordProblem(password, surroundings);

describe('a new password', () => {
  it('has 8 to 128 characters, counted as people see them', () => {
    expect(PASSWORD_LENGTH).toEqual({ min: 8, max: 128 });
    expect(problem('')).toBe('Choose a password');
    expect(problem('kx9-aqw')).toBe('Use at least 8 characters');
    expect(problem('kx9-aqwe')).toBeNull();
    expect(problem('🐾'.repeat(7))).toBe('Use at least 8 characters');
    expect(problem('🐾'.repeat(8))).toBeNull();
    expect(problem('k'.repeat(128))).toBeNull();
    expect(problem('🐾'.repeat(128))).toBeNull();
    expect(problem('k'.repeat(129))).toBe('Use at most 128 characters');
  });

  it('needs no kinds of characters', () => {
    for (const good of ['abcdefghijklmnop', ' '.repeat(16), '🐕 🐈 🐕 🐈 🐕 🐈', '8302975610', 'ÄÖÜÄÖÜÄÖ']) {
      expect([good, problem(good)]).toEqual([good, null]);
    }
  });

  it('is not one that many people choose, in whatever case', () => {
    for (const common of ['iloveyou2', 'ILoveYou2']) expect(problem(common)).toMatch(/^Many people use this password/);
  });

  it('is not made of the address, the site or the trade, with digits and signs around it', () => {
    const made = ['ada.lind@example.com', 'ADA.LIND@example.com', 'AdaLind!2024', 'Welcome Paws', 'welcomepaws99'];
    for (const word of [...made, '!!WelcomePaws1', 'petfriendly2024!', 'password123456']) {
      expect([word, problem(word)]).toEqual([word, expect.stringMatching(/^A password made of/)]);
    }
    for (const good of ['welcome paws into my home', 'my password for paws', 'ada likes lindworms']) {
      expect([good, problem(good)]).toEqual([good, null]);
    }
  });

  it.each(['guidedog', 'guidedogs', 'password', 'petfriendly', 'administrator', 'moderator', 'letmein'])(
    'is not made of %s, with digits before and behind it',
    (word) => {
      expect(problem(`123${word.toUpperCase()}2024`)).toBe(
        'A password made of your email address or the name of this site is easy to guess. Choose another one.',
      );
    },
  );

  it('is not the address even where that is all digits and signs, but may be other digits', () => {
    const odd = { ...surroundings, email: ' 12345678@1234.5678 ' };
    expect(passwordProblem('12345678@1234.5678', odd)).toMatch(/^A password made of/);
    expect(passwordProblem('83-02-97-56', odd)).toBeNull();
    expect(problem('ada5lind2024')).toBeNull();
  });
});
