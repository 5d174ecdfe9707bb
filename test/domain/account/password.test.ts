import { describe, expect, it } from '@jest/globals';
import { PASSWORD_LENGTH, passwordProblem } from '../../../domain/account/password.js';

const surroundings = {
  email: 'Ada.Lind@example.com',
  siteName: 'Welcome Paws',
  isCommon: (p: string) => p === 'iloveyou2',
};
const problem = (password: string) => passwordProblem(password, surroundings);

describe('a new password', () => {
  it('a new password must have 8 to 128 characters, counted as people see them', () => {
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

  it('a new password needs no special kinds of characters', () => {
    for (const good of ['abcdefghijklmnop', ' '.repeat(16), '🐕 🐈 🐕 🐈 🐕 🐈', '8302975610', 'ÄÖÜÄÖÜÄÖ']) {
      expect([good, problem(good)]).toEqual([good, null]);
    }
  });

  it("a new password can't be a common password, in any case", () => {
    for (const common of ['iloveyou2', 'ILoveYou2']) expect(problem(common)).toMatch(/^This password is common/);
  });

  it("a password can't consist of the email address, the site name, or pet words with digits and signs around them", () => {
    const guessable = ['ada.lind@example.com', 'ADA.LIND@example.com', 'AdaLind!2024', 'Welcome Paws', 'welcomepaws99'];
    for (const word of [...guessable, '!!WelcomePaws1', 'petfriendly2024!', 'password123456']) {
      expect([word, problem(word)]).toEqual([word, expect.stringMatching(/^A password based on/)]);
    }
    for (const good of ['welcome paws into my home', 'my password for paws', 'ada likes lindworms']) {
      expect([good, problem(good)]).toEqual([good, null]);
    }
  });

  it.each(['guidedog', 'guidedogs', 'password', 'petfriendly', 'administrator', 'moderator', 'letmein'])(
    "a new password can't be %s with digits before and after it",
    (word) => {
      expect(problem(`123${word.toUpperCase()}2024`)).toBe(
        'A password based on your email address or the name of this site is easy to guess. Choose another one.',
      );
    },
  );

  it("a new password can't be the email address even if it is all digits and signs, but may be other digits", () => {
    const odd = { ...surroundings, email: ' 12345678@1234.5678 ' };
    expect(passwordProblem('12345678@1234.5678', odd)).toMatch(/^A password based on/);
    expect(passwordProblem('83-02-97-56', odd)).toBeNull();
    expect(problem('ada5lind2024')).toBeNull();
  });

  it('a new password is compared in linear time with an address that has 200,000 digits before a letter', () => {
    const long = { ...surroundings, email: `x${'1'.repeat(200_000)}x` };
    expect(passwordProblem('kx9-aqwe', long)).toBeNull();
  });
});
